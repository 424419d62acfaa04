### Dorada w sprawozdaniu laboratorium

dorada-lab-heading-falls = Gdzie przepadają pionki
dorada-lab-how-map = Ścieżka planszy w rzędach, od lewej do prawej i z powrotem: x pułapka, $ złote pole, +4 trampolina. Na każdym polu: jego część wszystkich straconych pionków w %; im mocniejszy kolor, tym więcej.
dorada-lab-plot-falls = Mapa planszy: część wszystkich straconych pionków, które wpadły w każdą pułapkę. Liczby są w tabeli poniżej.
dorada-lab-heading-decisive = Pola, które rozstrzygają
dorada-lab-how-decisive = Na każdym polu: o ile punktów procentowych częściej wygrywają miejsca, których pionek tu się zatrzymał, niż te, których żaden się nie zatrzymał; jeden kolor to więcej, drugi mniej. To nie dowód, że sprawiło to pole: kto gra dłużej, zatrzymuje się na większej liczbie pól.
dorada-lab-plot-decisive = Mapa planszy: różnica udziału w zwycięstwach między miejscami, które zatrzymały się na każdym polu, a pozostałymi. Liczby są w tabeli poniżej.
dorada-lab-caption-squares = Pola: pionki, które się tam zatrzymują i przepadają w partii, i jak kończy się partia dla tych miejsc
dorada-lab-column-square = Pole
dorada-lab-column-role = Czym jest
dorada-lab-column-stops = Postoje na partię
dorada-lab-column-lost = Stracone na partię
dorada-lab-column-lost-part = Część wszystkich straconych
dorada-lab-plain = zwykłe
dorada-lab-heading-pawns = Pionki
dorada-lab-caption-pawns = Z czterech pionków koloru
dorada-lab-pawns-home = dociera do DORADY
dorada-lab-pawns-lost = przepada
dorada-lab-heading-skill = Szczęście i umiejętności
dorada-lab-how-skill = Gdy przy jednym stole siedzą różne boty, przewaga bota mówi, na ile umiejętność góruje nad szczęściem: 0%, gdy wygrywa tylko równą część, jak gdyby rozstrzygał sam los, 100%, gdy wygrywa zawsze. Aby ją zmierzyć, niech lepszy bot gra z gorszym, np. --bots normal random w dwie osoby; na planszy mniej losowej ten sam bot ma większą przewagę.
dorada-lab-caption-skill = Przewaga każdego bota
dorada-lab-column-even = Równa część
dorada-lab-column-edge = Przewaga
dorada-lab-caption-compared-pawns = Pionki, pierwsze i drugie zasady
dorada-lab-caption-compared-skill = Umiejętność, pierwsze i drugie zasady
dorada-lab-compared-home = Pionki, które docierają do DORADY, z czterech
dorada-lab-compared-edge = Przewaga lepszego bota
