### Douro 1872: why a choice is a good one

douro-reason-barrels = { $orders ->
    [1] { $most ->
        [one] { $most } barrel
       *[other] { $most } barrels
      }
   *[other] { $least } to { $most } barrels
  }
douro-reason-full-unbeaten = The boat ({ douro-reason-barrels }) will probably be full, and nobody can still play higher than { $card }.
douro-reason-full-high = The boat ({ douro-reason-barrels }) will probably be full, and { $card } is often the highest card.
douro-reason-full-save = The boat ({ douro-reason-barrels }) will probably be full without you: { $card } saves your high cards.
douro-reason-full-try = The boat ({ douro-reason-barrels }) will probably be full, and { $card } may win without costing your best card.
douro-reason-short-high = The boat ({ douro-reason-barrels }) is unlikely to be filled, and { $card } is seldom the lowest card.
douro-reason-short-low = The boat ({ douro-reason-barrels }) is unlikely to be filled: { $card } saves your better cards and risks a fine.
douro-reason-poor = The boat ({ douro-reason-barrels }) is unlikely to be filled, and with { points } a fine costs you little.
douro-reason-open = It is unclear whether the boat ({ douro-reason-barrels }) will be filled; { $card } is the highest about { $highest }% of the time, the lowest { $lowest }%.
douro-reason-tie-hunt = You hold the phylloxera, and { $card } has a good chance of a tie, which passes it on.
douro-reason-tie-win = Only { $rival } could also play { $card }, and then the phylloxera would leave the points of a tie to you.
douro-reason-fog = Nobody knows what the fog brings; { $card } leaves your other cards for boats that you know.
douro-reason-fog-high = Of the { $count } fogs that may come, { $high ->
    [one] { $high } rewards
   *[other] { $high } reward
  } the highest card when the boat is full.
douro-reason-fog-low = Of the { $count } fogs that may come, { $low ->
    [one] { $low } has
   *[other] { $low } have
  } nothing for high cards, so { $card } will do.
douro-reason-fog-known = Only one fog is left: { $fog }, { $fog_is ->
    [rocks] where everything counts double.
    [cardia] which gives the cards back.
    [rapids] where a full boat rewards the lowest card, a short one the highest.
    [towing] which takes the same cards to the next boat.
    [tavern] where the lowest card gains.
   *[customs] where there is nothing to win.
  }
douro-reason-give-low = You part with a weak card, though the lowest gift costs 1 point at the end.
douro-reason-give-middle = { $card } is seldom the highest or the lowest when boats are contested, so you will miss it least.
douro-reason-give-high = The highest gift earns 1 point at the end, and { $card } may well be it.
