### Douro 1872 in the lab’s report

douro-lab-heading-cards = What each card is worth
douro-lab-how-cards = The points that a barrel card brought when it was played on a boat of this kind, or given to charity. It counts what the seat gained or lost there and then, not what the card would have been worth elsewhere. Cards carried on by towing count for the boat that it fetches.
douro-lab-plot-cards = Mean points by card and kind of boat: one colour for gains, another for losses, the stronger the larger. The table below has the numbers.
douro-lab-caption-cards = Points that a card brought on average, by kind of boat
douro-lab-caption-cards-times = How often each card was played, by kind of boat
douro-lab-heading-boats = Full boats
douro-lab-how-boats = How often the barrels on the table reached the order of a boat.
douro-lab-caption-boats = Boats that were filled
douro-lab-column-card = Card
douro-lab-column-boat = Boat
douro-lab-column-filled = Filled
douro-lab-fog-rocks = rocks
douro-lab-fog-cardia = Cardia
douro-lab-fog-rapids = rapids
douro-lab-fog-tavern = tavern
douro-lab-fog-customs = customs
douro-lab-gift = charity
