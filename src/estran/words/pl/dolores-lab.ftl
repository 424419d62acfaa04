### Dolorès w sprawozdaniu laboratorium

dolores-lab-heading-messages = Ile warte są wiadomości
dolores-lab-how-messages = O ile częściej wygrywają ci, którzy zagrali wiadomość, i o ile wyżej nad średnią stołu kończą niż miejsca, które jej nie zagrały. To nie dowód, że sprawiła to wiadomość: kto prowadzi albo siedzi na pewnym miejscu, może też częściej ją zdobywać lub zagrywać.
dolores-lab-plot-messages = Różnica udziału w zwycięstwach między tymi, którzy zagrali wiadomość, a pozostałymi, z przedziałami 95%; linia przerywana oznacza brak różnicy. Liczby są w tabeli poniżej.
dolores-lab-caption-messages = Wiadomości: jak często zagrane i jak skończyli ci, którzy je zagrali
dolores-lab-heading-gestures = Spotkania gestów
dolores-lab-how-gestures = Jak często gest spotykał się z innym, po Chwycie na dwie ręce i Kłótni, i o ile punktów od razu zmienił się wynik jego strony. Rosnący zestaw może liczyć się mniej, więc zdobyte skrzynie mogą kosztować punkty.
dolores-lab-plot-gestures = Średnia zmiana wyniku według własnego gestu i gestu drugiej osoby, a w nawiasie jak często się spotkały: jeden kolor to zyski, drugi straty. Liczby są w tabeli poniżej.
dolores-lab-caption-gestures = Pary gestów, widziane z jednej strony
dolores-lab-column-message = Wiadomość
dolores-lab-column-lead = Punkty, różnica względem innych
dolores-lab-column-own = Własny gest
dolores-lab-column-other = Gest drugiej osoby
