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
web-sound = Dźwięki
web-keys = Klawisze literowe przy stole
web-confirm = Pytaj, zanim wybór się liczy
web-home = Na stronę główną
web-missing = Nie ma takiej strony
web-room-gone = Do tego pokoju nie można wejść
web-connecting = Łączenie…
web-unreachable = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
