### Douro 1872 w sprawozdaniu laboratorium

douro-lab-heading-cards = Ile warta jest każda karta
douro-lab-how-cards = Punkty, które przyniosła karta beczki zagrana na łódź danego rodzaju albo oddana na dobroczynność. Liczy się to, co miejsce zyskało lub straciło wtedy, a nie to, ile karta byłaby warta gdzie indziej. Karty przeniesione przez holowanie liczą się dla łodzi, którą ono sprowadza.
douro-lab-plot-cards = Średnie punkty według karty i rodzaju łodzi: jeden kolor to zyski, drugi straty, im większe, tym mocniejszy. Liczby są w tabeli poniżej.
douro-lab-caption-cards = Średnie punkty, które przyniosła karta, według łodzi
douro-lab-caption-cards-times = Ile razy zagrano każdą kartę, według łodzi
douro-lab-heading-boats = Pełne łodzie
douro-lab-how-boats = Jak często beczki na stole osiągnęły zamówienie łodzi.
douro-lab-caption-boats = Zapełnione łodzie
douro-lab-column-card = Karta
douro-lab-column-boat = Łódź
douro-lab-column-filled = Zapełnione
douro-lab-fog-rocks = skały
douro-lab-fog-cardia = Cardia
douro-lab-fog-rapids = bystrza
douro-lab-fog-tavern = karczma
douro-lab-fog-customs = odprawa
douro-lab-gift = dobroczynność
