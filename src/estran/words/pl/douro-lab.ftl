### Douro 1872 w raporcie laboratorium

douro-lab-heading-cards = Ile warta jest każda karta
douro-lab-how-cards = Punkty, które przyniosła karta beczki zagrana na łódź danego rodzaju albo oddana na dobroczynność. Liczy się to, co miejsce zyskało lub straciło od razu, a nie to, ile karta byłaby warta gdzie indziej. Karty przeniesione przez holowanie liczą się dla łodzi przyholowanej.
douro-lab-plot-cards = Średnie punkty według karty i rodzaju łodzi: jeden kolor oznacza zyski, drugi straty, im większe, tym mocniejszy kolor. Liczby są w tabeli poniżej.
douro-lab-caption-cards = Ile punktów przynosiła średnio karta, według rodzaju łodzi
douro-lab-caption-cards-times = Ile razy zagrano każdą kartę, według rodzaju łodzi
douro-lab-heading-boats = Pełne łodzie
douro-lab-how-boats = Jak często beczek na stole wystarczało na zamówienie łodzi.
douro-lab-caption-boats = Łodzie, które udało się napełnić
douro-lab-column-card = Karta
douro-lab-column-boat = Łódź
douro-lab-column-filled = Napełnione
douro-lab-fog-rocks = skały
douro-lab-fog-cardia = Cardia
douro-lab-fog-rapids = bystrza
douro-lab-fog-tavern = karczma
douro-lab-fog-customs = odprawa
douro-lab-gift = dobroczynność
