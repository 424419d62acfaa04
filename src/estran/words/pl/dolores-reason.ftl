### Dolorès: dlaczego wybór jest dobry

dolores-reason-share = Jeśli { $rival } też pokaże zgodę, twoja strona da ci { points }, a { $rival } zyska na swojej { $other }.
dolores-reason-share-calm = Twoja strona teraz ci nie pomoże, ale zgoda nie naraża niczego, co masz.
dolores-reason-conflict = Wszystkie karty razem dadzą ci { points }, jeśli { $rival } pokaże zgodę.
dolores-reason-conflict-deny = Przy zgodzie { $rival } zyska { points }; jeśli ci zaufa, a wybierzesz walkę, nie dostanie nic.
dolores-reason-conflict-calm = Te karty niewiele dadzą obu stronom, więc walcząc, niewiele ryzykujesz.
dolores-reason-dodge = Kradzież wybiera pierwsza: karta { $card } da ci { points }.
dolores-reason-dodge-fear = { $rival } najwięcej zyska na walce; kradzież i tak wybiera pierwsza, a karta { $card } da ci { points }.
dolores-reason-dodge-calm = Żadna karta teraz ci nie pomoże; kradzież sprawi tylko, że { $rival } nie weźmie wszystkiego walką.
dolores-reason-pair = Dzięki Chwytowi na dwie ręce zobaczysz, co pokazuje { $rival }, zanim wybierzesz jeden ze swoich gestów.
dolores-reason-blind-share = Nie widzisz kart; przy zgodzie przynajmniej twoja strona jest twoja.
dolores-reason-blind-conflict = Nie widzisz kart; walka bierze wszystkie, jeśli { $rival } pokaże zgodę.
dolores-reason-blind-dodge = Teraz nie widzisz kart, ale kradzież wybiera dopiero wtedy, gdy są już odkryte.
dolores-reason-guess = Te karty zachęcają do gestów: { $dealer } – { $gesture }, { $neighbour } – { $other_gesture }.
dolores-reason-guess-open = Nic nie wskazuje wyraźnie na jeden gest; ten typ jest równie dobry jak każdy inny i nic więcej nie kosztuje.
dolores-reason-keep = { $rival } pokazuje gest: { $other_gesture }. Przeciw niemu gest { $gesture } da ci { points }.
dolores-reason-keep-deny = { $rival } pokazuje gest: { $other_gesture }. Gest { $gesture } nie zostawi drugiej stronie żadnych punktów.
dolores-reason-keep-least = { $rival } pokazuje gest: { $other_gesture }. Gest { $gesture } { $points ->
    [0] nic cię nie kosztuje.
   *[other] kosztuje cię { points }.
  }
dolores-reason-keep-blind = Karty leżą zakryte. { $rival } pokazuje gest: { $other_gesture }; gest { $gesture } obiecuje więcej.
dolores-reason-pick = Karta { $card } da ci { points }; żadna inna nie da więcej.
dolores-reason-pick-deny = Weź kartę { $card }, bo inaczej { $rival } zyska na niej { points }.
dolores-reason-pick-later = Karta { $card } jeszcze się nie liczy, ale ten zestaw ({ $kind }) może się liczyć później.
dolores-reason-pick-least = Żadna karta teraz ci nie pomoże; najmniej zaszkodzi karta { $card }.
dolores-reason-pick-message = { $card } to wiadomość w butelce: przyda się w odpowiedniej chwili.
dolores-reason-pick-theft = Złodziej od razu zabiera komuś kartę towaru.
dolores-reason-pick-dawn = Towary mogłyby ci tylko zaszkodzić, a Świt nie jest nic wart.
dolores-reason-drop = Ten zestaw ({ $kind }) jest wart { points }; bez niego twój wynik to { $total }.
dolores-reason-drop-kept = Bez tego zestawu ({ $kind }) twój wynik to { $total }, nie mniej niż teraz.
dolores-reason-take = { $count ->
    [one] Ta karta od razu da
    [few] Te karty od razu dadzą
    [many] Te karty od razu dadzą
   *[other] Te karty od razu dadzą
  } ci { points }.
dolores-reason-take-deny = Teraz nic ci to nie da, ale odbierasz to innym: { $seats }.
dolores-reason-steal = Karta { $card } da ci { points }, a { $rival } straci { $other }.
dolores-reason-steal-gain = Karta { $card } da ci { points }.
dolores-reason-steal-cost = { $rival } straci { points } bez karty { $card }.
dolores-reason-steal-later = Karta { $card } jeszcze się nie liczy, ale ten zestaw ({ $kind }) może się liczyć później.
dolores-reason-arrange = W tym układzie twoja strona da ci przy zgodzie { points }, a { $rival } zyska na swojej { $other }.
dolores-reason-arrange-calm = Żadna strona teraz ci nie pomoże; w tym układzie strona przeciwna ({ $rival }) nie jest lepsza.
dolores-reason-arrange-least = Żadna strona teraz ci nie pomoże; w tym układzie { $rival } zyska przy zgodzie { points }.
dolores-reason-arrange-others = W tym układzie przy zgodzie żadna strona nie da więcej niż { points }.
dolores-reason-arrange-none = W tym układzie przy zgodzie żadna strona nic nie da.
dolores-reason-arrange-blind = Karty leżą zakryte, więc żaden układ nie jest lepszy od innego.
dolores-reason-lantern = W następnym pojedynku bierzesz udział i tylko ty będziesz znać jego karty.
dolores-reason-lantern-others = Osoby z następnego pojedynku będą musiały pytać ciebie, co tam leży.
dolores-reason-lookout = Partia trwa dalej, a w talii { $pile ->
    [one] jest jeszcze { $pile } karta
    [few] są jeszcze { $pile } karty
    [many] jest jeszcze { $pile } kart
   *[other] jest jeszcze { $pile } karty
  } do zdobycia.
dolores-reason-lookout-behind = Teraz partia skończyłaby się wynikiem { $points } do { $other } na twoją niekorzyść: graj dalej.
dolores-reason-undertow = Nowe karty mogą ci bardziej odpowiadać niż te.
dolores-reason-undertow-rival = Przy zgodzie { $rival } zyska na tych kartach { points }, więcej niż ty: lepsze będą nowe.
dolores-reason-undertow-others = Przy zgodzie { $rival } zyska na tych kartach { points }, a ty nic: lepsze będą nowe.
dolores-reason-eddies = To twój pojedynek, więc możesz ulepszyć swoją stronę.
dolores-reason-eddies-others = Możesz ułożyć karty tak, żeby jak najmniej pomogły osobom w pojedynku.
dolores-reason-convoy = To twój pojedynek, a dwie karty więcej to więcej do zdobycia.
dolores-reason-convoy-others = Z talii ({ $pile }) odejdą jeszcze dwie karty: partia skończy się wcześniej.
dolores-reason-muddle = Wynik tych gestów nie jest po twojej myśli.
dolores-reason-muddle-rival = Przy tych gestach { $rival } zyska { points }: lepiej je powtórzyć.
dolores-reason-muddle-others = Przy tych gestach { $rival } zyska { points }: lepiej je powtórzyć.
dolores-reason-bet = To nie twój pojedynek, a po trafnym typie karty bierzesz najpierw ty.
dolores-reason-pass = Lepiej zachować na stosowniejszą chwilę: { $cards }.
dolores-reason-pass-ahead = Partia się kończy, a przy wyniku { $points } do { $other } nikt cię nie wyprzedza.
dolores-reason-pass-behind = Przegrywasz { $points } do { $other }, ale dalsza gra nie obiecuje nic lepszego.
dolores-reason-pass-muddle = Te gesty dadzą ci { points }.
