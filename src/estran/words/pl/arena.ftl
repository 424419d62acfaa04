### Arena: jej raport.

arena-title = Arena: { $game }
arena-played = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
  }, grają { $bots }, ziarno { $seed }. Przy każdym nowym losowaniu zagrały wszystkie składy tych samych botów, każdy bot na każdym miejscu; takie rozdanie liczy się jako jedna obserwacja.
arena-options = Opcje: { $options }.
arena-runs = Grano od { $first } do { $last }; procesor i liczba rdzeni: { $machine }.
arena-changed = Między kolejnymi uruchomieniami zmienił się kod botów lub gier, więc te liczby mieszają kilka wersji.
arena-nothing = Żadne rozdanie nie jest jeszcze pełne, więc nie ma czego porównywać.
arena-heading-shares = Kto z kim wygrywa
arena-how-shares = Gdy dwa boty spotykają się przy stole dla trzech lub więcej graczy, raz pierwszy siedzi sam wśród kilku egzemplarzy drugiego, raz na odwrót; we wszystkich składach razem każdy zajmuje połowę miejsc. Wspólne zwycięstwo jest dzielone. Werdykt zapada dopiero wtedy, gdy cały przedział 95% leży po jednej stronie równego udziału.
arena-heading-ladder = Drabina
arena-how-ladder = OpenSkill (Plackett-Luce) ze wszystkich partii w kolejności rozdań; na początku każdy ma 25. Podana niepewność zakłada niezależność partii: gdy wyniki się różnią, lepiej wierzyć tabeli powyżej.
arena-heading-times = Czas namysłu
arena-how-times = Jak długo trwał wybór, w skali o dwudziestu stopniach na każdą potęgę dziesiątki.
arena-heading-forfeits = Walkowery
arena-how-forfeits = Bot, który zgłasza błąd, przekracza limit czasu albo odpowiada niedozwolonym ruchem, przegrywa tę partię: wszystkie pozostałe boty przy stole dzielą się zwycięstwem, a punktów się nie liczy.
arena-caption-forfeits = Partie przegrane walkowerem
arena-column-failure = Dlaczego
arena-column-example = Na przykład
arena-failure-raised = błąd
arena-failure-late = za późno
arena-failure-illegal = niedozwolona odpowiedź
arena-late = { $seconds } s, a limit to { $limit } s
arena-forfeits = { $bot } przegrał walkowerem { $count ->
    [one] { $count } partię
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
  } ({ $why }, na przykład: { $what }).
arena-plot-shares = Udział w zwycięstwach z przedziałem 95% dla każdej pary i wielkości stołu; linia przerywana to równy udział. Liczby są w tabeli poniżej.
arena-plot-ladder = Siła każdego bota, ± 2 odchylenia standardowe. Liczby są w tabeli poniżej.
arena-axis-share = Udział w zwycięstwach w %
arena-axis-skill = Siła
arena-caption-shares = Udziały w zwycięstwach i przewagi w punktach, z przedziałami 95%
arena-caption-ladder = Siła botów
arena-caption-times = Milisekundy na wybór
arena-against = { $bot } kontra { $others }
arena-size = { $players } graczy
arena-size-all = wszystkie stoły
arena-percent = { $number }%
arena-line = { $who }, { $size }: { $share } zwycięstw, równy udział { $even }%; przewaga w punktach { $lead }; werdykt: { $verdict }.
arena-trust = Drabina zakłada, że partie są niezależne, a te nie są: najpierw ufaj przedziałom powyżej.
arena-rung = { $place }. { $bot }: siła { $skill } ± { $doubt }
arena-verdict-better = lepszy
arena-verdict-worse = gorszy
arena-verdict-open = nierozstrzygnięte
arena-column-who = Kto
arena-column-size = Stół
arena-column-share = Udział
arena-column-even = Równy udział
arena-column-alone = Udział, gdy gra sam
arena-column-lead = Przewaga
arena-column-units = Rozdania
arena-column-matches = Partie
arena-column-verdict = Werdykt
arena-column-bot = Bot
arena-column-skill = Siła
arena-column-doubt = Niepewność
arena-column-choices = Wybory
arena-column-median = Mediana
arena-column-slow = 95. percentyl
