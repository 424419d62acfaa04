### Poczekalnia na stronie głównej: pokoje, stoły i gra z tym, kto przyjdzie.

lobby-rooms = Otwarte pokoje
lobby-slow-rooms = Partie korespondencyjne z wolnym miejscem
lobby-tables = Stoły, które można oglądać
lobby-none = Nikt teraz nie czeka na graczy. Otwórz pokój i pokaż go tutaj albo zagraj z botami.
lobby-room = { $names }; wolne miejsca: { $open } z { $players }
lobby-room-empty = Wolne miejsca: { $open } z { $players }
lobby-watch = Oglądaj: { $names }
lobby-gone = Już nieaktualne
lobby-others = { $number ->
    [one] Jedna osoba szuka stołu.
    [few] { $number } osoby szukają stołu.
    [many] { $number } osób szuka stołu.
   *[other] { $number } osoby szuka stołu.
  }
lobby-whoever = Zagraj z kimkolwiek
lobby-whoever-how = Wybierz, w co chcesz zagrać. Gdy zbierze się dość osób, dostaniesz miejsce, a partia zacznie się sama.
lobby-games = Gry
lobby-sizes = Liczba graczy przy stole
lobby-pace = Czas
lobby-live = Na żywo, za jednym posiedzeniem
lobby-slow = Korespondencyjnie, dzień na każdy wybór
lobby-go = Znajdź mi stół
lobby-close = Zamknij
lobby-choose = Wybierz co najmniej jedną grę i odpowiednią dla niej liczbę graczy.
lobby-seeking = Szukam graczy: { $games }
lobby-stay = Zostań na tej stronie: gdy stół będzie gotowy, otworzy się sam.
lobby-still = Szukam dalej, już { $time }.
lobby-nobody = Nikt jeszcze nie przyszedł. Możesz od razu zagrać z botami albo czekać dalej.
lobby-bots = Zagraj z botami
lobby-wait = Czekaj dalej
lobby-stop = Przestań szukać
lobby-stopped = Nie szukasz już stołu.
lobby-seated = Jest komplet: twój stół to { $label }, { $game }.
lobby-lost = Utracono połączenie z poczekalnią; próbuję dalej…
lobby-back = Poczekalnia znów działa.
