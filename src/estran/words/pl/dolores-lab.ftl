### Dolorès w raporcie laboratorium

dolores-lab-heading-messages = Ile warte są wiadomości
dolores-lab-how-messages = O ile częściej wygrywają ci, którzy zagrali wiadomość, i o ile wyżej względem średniej stołu kończą, w porównaniu z miejscami, które jej nie zagrały. To nie dowód, że sprawiła to wiadomość: kto prowadzi albo siedzi na dogodnym miejscu, może też częściej ją zdobywać lub zagrywać.
dolores-lab-plot-messages = Różnica udziału w zwycięstwach między tymi, którzy zagrali wiadomość, a pozostałymi, z przedziałami 95%; linia przerywana oznacza brak różnicy. Liczby są w tabeli poniżej.
dolores-lab-caption-messages = Wiadomości: jak często je zagrywano i jak kończyli ci, którzy je zagrali
dolores-lab-heading-gestures = Zestawienia gestów
dolores-lab-how-gestures = Jak często jeden gest trafiał na drugi, po ewentualnym Chwycie na dwie ręce i Kłótni, i o ile punktów zmieniał się od razu wynik tej strony. Rosnący zestaw może liczyć się mniej, więc zdobyte skrzynie mogą kosztować punkty.
dolores-lab-plot-gestures = Średnia zmiana wyniku według własnego gestu i gestu drugiej osoby, a w nawiasie to, jak często się spotykały; jeden kolor oznacza zyski, drugi straty. Liczby są w tabeli poniżej.
dolores-lab-caption-gestures = Pary gestów widziane z jednej strony
dolores-lab-column-message = Wiadomość
dolores-lab-column-lead = Punkty, różnica względem innych
dolores-lab-column-own = Własny gest
dolores-lab-column-other = Gest drugiej osoby
