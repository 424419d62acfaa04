### Klient w przeglądarce: to, co wspólne wszystkim stronom.

web-skip = Przejdź do treści
web-pages = Strony
web-learn = Nauka
web-rules = Zasady
web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-auto = jak w urządzeniu
web-theme-light = jasne
web-theme-dark = ciemne
web-theme-contrast = wysoki kontrast
web-sound = Dźwięki
web-volume = Głośność
web-keys = Skróty literowe przy stole
web-confirm = Pytaj o potwierdzenie każdego wyboru
web-rolls = Rzucaj kostką za mnie
web-forced = Wybieraj za mnie, gdy możliwy jest tylko jeden wybór
web-home = Strona główna
web-missing = Nie ma takiej strony
web-room-gone = Do tego pokoju nie można wejść
web-connecting = Łączenie…
web-unreachable = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
web-unreached = Serwer wciąż jest nieosiągalny; próbuję dalej…
web-short-memory = Ta przeglądarka niczego nie zapamiętuje. Można grać, ale po zamknięciu lub odświeżeniu strony przepadną miejsca przy stole, ustawienia i niedokończone wybory.
