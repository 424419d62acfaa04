### Powiadomienia o kolejce w przeglądarce: wczytywane tam, gdzie ktoś o nie prosi.

notices-why = Gdy przyjdzie twoja kolej, a nie będzie cię przy stole, możesz dostać powiadomienie z nazwą gry i linkiem, nic więcej.
notices-slow = W partii korespondencyjnej nikt nie musi czekać przy stole: gdy przyjdzie twoja kolej, dostaniesz powiadomienie z nazwą gry i linkiem, nic więcej.
notices-push = Powiadamiaj mnie w tej przeglądarce
notices-push-help = Powiadomienie przechodzi przez usługę producenta przeglądarki, który nie może go przeczytać.
notices-insecure = Ta przeglądarka pokazuje powiadomienia tylko z adresów zaczynających się od https albo na komputerze serwera.
notices-unsupported = Ta przeglądarka nie potrafi pokazywać powiadomień. Na telefonie dodaj najpierw stronę do ekranu głównego.
notices-blocked = Powiadomienia z tej witryny są w przeglądarce zablokowane. Możesz to zmienić w jej ustawieniach.
notices-failed = Usługa powiadomień twojej przeglądarki nie odpowiedziała. Spróbuj później.
notices-host = Ten serwer nie wysyła powiadomień do przeglądarek.
notices-mail = Powiadamiaj mnie e-mailem: { $address }
notices-mail-help = W każdym e-mailu jest link, który wyłącza powiadomienia.
notices-mail-waiting = E-mail jest w drodze na adres { $address }. Otwórz zawarty w nim link, żeby potwierdzić; wcześniej nic więcej nie przyjdzie.
notices-address = Twój adres e-mail
notices-confirm = Potwierdź e-mailem
notices-set = Dostaniesz powiadomienie, gdy przyjdzie tu twoja kolej.
notices-unset = Nie będzie powiadomień.
notices-erase = Wyłącz wszystkie powiadomienia
notices-erase-help = Przy każdym stole; serwer zapomni tę przeglądarkę i twój adres.
notices-erased = Powiadomienia są wyłączone, a serwer zapomniał, dokąd je wysyłał.
notices-turn = Twoja kolej.
notices-stop = Wyłącz powiadomienia
