### Dorada w raporcie laboratorium

dorada-lab-heading-falls = Gdzie przepadają pionki
dorada-lab-how-map = Ścieżka planszy w rzędach, od lewej do prawej i z powrotem: x pułapka, $ złote pole, +4 trampolina. Na każdym polu: jego udział we wszystkich straconych pionkach w %; im mocniejszy kolor, tym większy.
dorada-lab-plot-falls = Mapa planszy: udział każdej pułapki we wszystkich straconych pionkach. Liczby są w tabeli poniżej.
dorada-lab-heading-decisive = Pola, które rozstrzygają
dorada-lab-how-decisive = Na każdym polu: o ile punktów procentowych częściej wygrywają miejsca, których pionek się tam zatrzymał, niż pozostałe; jeden kolor oznacza więcej, drugi mniej. To nie dowód, że sprawiło to pole: kto gra dłużej, zatrzymuje się na większej liczbie pól.
dorada-lab-plot-decisive = Mapa planszy: różnica udziału w zwycięstwach między miejscami, których pionek zatrzymał się na danym polu, a pozostałymi. Liczby są w tabeli poniżej.
dorada-lab-caption-squares = Pola: ile pionków w partii tam staje i przepada oraz jak partia kończy się dla ich miejsc
dorada-lab-column-square = Pole
dorada-lab-column-role = Czym jest
dorada-lab-column-stops = Zatrzymania na partię
dorada-lab-column-lost = Stracone na partię
dorada-lab-column-lost-part = Udział w straconych
dorada-lab-plain = zwykłe
dorada-lab-heading-pawns = Pionki
dorada-lab-caption-pawns = Z czterech pionków jednego koloru
dorada-lab-pawns-home = dociera do DORADY
dorada-lab-pawns-lost = przepada
dorada-lab-heading-skill = Szczęście i umiejętności
dorada-lab-how-skill = Gdy przy jednym stole siedzą różne boty, przewaga bota mówi, na ile umiejętności górują nad szczęściem: 0%, gdy wygrywa tylko tyle, ile wynosi równy udział, jak gdyby rozstrzygał sam los, 100%, gdy wygrywa zawsze. Aby ją zmierzyć, niech lepszy bot gra z gorszym, np. --bots normal random w dwie osoby; na planszy mniej losowej ten sam bot ma większą przewagę.
dorada-lab-caption-skill = Przewaga każdego bota
dorada-lab-column-even = Równy udział
dorada-lab-column-edge = Przewaga
dorada-lab-caption-compared-pawns = Pionki przy pierwszych i drugich zasadach
dorada-lab-caption-compared-skill = Umiejętności przy pierwszych i drugich zasadach
dorada-lab-compared-home = Ile z czterech pionków dociera do DORADY
dorada-lab-compared-edge = Przewaga lepszego bota
