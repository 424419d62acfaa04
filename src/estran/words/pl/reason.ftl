### Podpowiedzi: wybór i dlaczego jest dobry; mówi się do osoby, która wybiera.

reason-hint = { $choice }. { $reason }
reason-often = { $choice }. { $reason } Ale nie daj się przejrzeć: wybieraj tak tylko około { $share } razy na 100.

## W każdej grze

reason-only = Nie ma innego wyboru.
reason-none = Tak zagrałby bot.

## Dolorès

reason-dolores-share = Jeśli { $rival } też pokaże zgodę, twoja strona da ci { points }, a druga strona da { $other } ({ $rival }).
reason-dolores-share-calm = Twoja strona teraz ci nie pomoże, ale zgoda nie naraża niczego, co masz.
reason-dolores-conflict = Wszystkie karty razem dadzą ci { points }, jeśli { $rival } pokaże zgodę.
reason-dolores-conflict-deny = Przy zgodzie { $rival } zyska { points }; walka nie zostawi z tego nic, jeśli druga dłoń będzie otwarta.
reason-dolores-conflict-calm = Te karty nikomu z was wiele nie dadzą, więc walka ma niewiele do stracenia.
reason-dolores-dodge = Ta karta da ci { points }: { $card }. Kradzież bierze ją przed wszystkimi.
reason-dolores-dodge-fear = { $rival } najwięcej zyska na walce; kradzież i tak bierze najpierw: { $card }, a to da ci { points }.
reason-dolores-dodge-calm = Żadna karta teraz ci nie pomoże; kradzież sprawi tylko, że { $rival } nie weźmie wszystkiego przez walkę.
reason-dolores-pair = Dzięki Chwytowi na dwie ręce zobaczysz gest ({ $rival }), zanim wybierzesz jeden ze swoich.
reason-dolores-blind-share = Nie widzisz kart; przy zgodzie przynajmniej twoja strona jest twoja.
reason-dolores-blind-conflict = Nie widzisz kart; walka bierze wszystkie, jeśli { $rival } pokaże zgodę.
reason-dolores-blind-dodge = Nie widzisz kart teraz, ale kradzież wybiera, gdy będą odkryte.
reason-dolores-guess = Te karty zachęcają do gestów: { $dealer } – { $gesture }, { $neighbour } – { $other_gesture }.
reason-dolores-guess-open = Nic nie zachęca wyraźnie do jednego gestu; ten zakład jest równie dobry jak inny i nic więcej nie kosztuje.
reason-dolores-keep = { $rival } pokazuje gest: { $other_gesture }. Przeciw niemu gest { $gesture } da ci { points }.
reason-dolores-keep-deny = { $rival } pokazuje gest: { $other_gesture }. Gest { $gesture } nie zostawi tam żadnych punktów.
reason-dolores-keep-least = { $rival } pokazuje gest: { $other_gesture }. Gest { $gesture } { $points ->
    [0] nic cię nie kosztuje.
   *[other] kosztuje cię { points }.
  }
reason-dolores-keep-blind = Karty leżą zakryte. { $rival } pokazuje gest: { $other_gesture }; gest { $gesture } obiecuje więcej.
reason-dolores-pick = Zyskasz { points } i żadna inna karta nie da więcej: { $card }.
reason-dolores-pick-deny = { $rival } zyska na tej karcie { points }, więc lepiej weź ją ty: { $card }.
reason-dolores-pick-later = To jeszcze się nie liczy, ale zestaw może się liczyć później ({ $kind }): { $card }.
reason-dolores-pick-least = Żadna karta teraz ci nie pomoże, a ta szkodzi najmniej: { $card }.
reason-dolores-pick-message = { $card } to wiadomość w butelce: przyda się w odpowiedniej chwili.
reason-dolores-pick-theft = Złodziej od razu zabiera komuś kartę towaru.
reason-dolores-pick-dawn = Towary raczej by ci zaszkodziły, a Świt nic nie jest wart.
reason-dolores-drop = Ten zestaw ({ $kind }) jest wart { points }; bez niego masz wynik { $total }.
reason-dolores-drop-kept = Bez tego zestawu ({ $kind }) masz wynik { $total }, nie mniej niż teraz.
reason-dolores-take = { $count ->
    [one] Ta karta od razu da
    [few] Te karty od razu dadzą
    [many] Te karty od razu dadzą
   *[other] Te karty od razu dadzą
  } ci { points }.
reason-dolores-take-deny = Teraz się dla ciebie nie liczą, ale nie dostaną ich: { $seats }.
reason-dolores-steal = Zyskasz { points }, a { $rival } straci { $other }: { $card }.
reason-dolores-steal-gain = Zyskasz { points }: { $card }.
reason-dolores-steal-cost = Bez tej karty { $rival } straci { points }: { $card }.
reason-dolores-steal-later = To jeszcze się nie liczy, ale zestaw może się liczyć później ({ $kind }): { $card }.
reason-dolores-arrange = Tak twoja strona da ci przy zgodzie { points }, a druga da { $other } ({ $rival }).
reason-dolores-arrange-calm = Żadna strona teraz ci nie pomoże; tak druga ({ $rival }) nie jest lepsza.
reason-dolores-arrange-least = Żadna strona teraz ci nie pomoże; tak { $rival } zyska przy zgodzie { points }.
reason-dolores-arrange-others = Tak przy zgodzie żadna strona nie da więcej niż { points }.
reason-dolores-arrange-none = Tak przy zgodzie żadna strona nic nie da.
reason-dolores-arrange-blind = Karty leżą zakryte, więc żaden układ nie jest lepszy od innego.
reason-dolores-lantern = W następnym pojedynku grasz ty, i tylko ty poznasz karty.
reason-dolores-lantern-others = Grający w następnym pojedynku będą musieli pytać ciebie, co tam leży.
reason-dolores-lookout = Gra toczy się dalej, a w talii { $pile ->
    [one] jest jeszcze { $pile } karta
    [few] są jeszcze { $pile } karty
    [many] jest jeszcze { $pile } kart
   *[other] jest jeszcze { $pile } karty
  } do zdobycia.
reason-dolores-lookout-behind = Teraz gra skończyłaby się twoim wynikiem { $points } przy { $other } na czele: graj dalej.
reason-dolores-undertow = Nowe karty mogą ci bardziej pasować niż te.
reason-dolores-undertow-rival = Przy zgodzie { $rival } zyska na tych kartach { points }, więcej niż ty: lepsze będą nowe.
reason-dolores-undertow-others = Przy zgodzie { $rival } zyska na tych kartach { points }, a ty nic: lepsze będą nowe.
reason-dolores-eddies = To twój pojedynek, więc możesz ulepszyć swoją stronę.
reason-dolores-eddies-others = Możesz ułożyć karty tak, żeby jak najmniej pomogły grającym w pojedynku.
reason-dolores-convoy = To twój pojedynek, a dwie karty więcej to więcej do zdobycia.
reason-dolores-convoy-others = Z talii, w której jest { $pile }, odejdą jeszcze dwie karty: gra skończy się wcześniej.
reason-dolores-muddle = To, do czego prowadzą te gesty, nie jest po twojej myśli.
reason-dolores-muddle-rival = Przy tych gestach { $rival } zyska { points }: niech zostaną powtórzone.
reason-dolores-muddle-others = Przy tych gestach { $rival } zyska { points }: niech zostaną powtórzone.
reason-dolores-bet = To nie twój pojedynek, a trafny zakład bierze karty przed grającymi.
reason-dolores-pass = Lepiej zachować na chwilę, gdy bardziej pomoże: { $cards }.
reason-dolores-pass-ahead = Gra się kończy, a przy wyniku { $points } do { $other } nikt cię nie wyprzedza.
reason-dolores-pass-behind = Przegrywasz { $points } do { $other }, ale dalsza gra nie obiecuje nic lepszego.
reason-dolores-pass-muddle = Te gesty, jakie są, dadzą ci { points }.

## Dorada

reason-dorada-arrive = Pionek dociera do DORADY i jest teraz wart { points }; { $pawns ->
    [0] nic już na nim nie stanie.
    [one] może na nim stanąć jeszcze { $pawns } pionek.
    [few] mogą na nim stanąć jeszcze { $pawns } pionki.
    [many] może na nim stanąć jeszcze { $pawns } pionków.
   *[other] może na nim stanąć jeszcze { $pawns } pionka.
  }
reason-dorada-gold = Złote pole prowadzi pionek prosto do DORADY, gdzie jest teraz wart { points }; { $pawns ->
    [0] nic już na nim nie stanie.
    [one] może na nim stanąć jeszcze { $pawns } pionek.
    [few] mogą na nim stanąć jeszcze { $pawns } pionki.
    [many] może na nim stanąć jeszcze { $pawns } pionków.
   *[other] może na nim stanąć jeszcze { $pawns } pionka.
  }
reason-dorada-fall = Pionek przepada, ale do DORADY brakowało mu pól: { $far }, a inne twoje pionki stoją lepiej, gdzie są.
reason-dorada-fall-all = Przepadłby każdy pionek, którym wolno ruszyć; temu do DORADY brakowało pól: { $far }.
reason-dorada-bridge = Pionek przepada, ale jego most na polu { $square } zabezpiecza drogę { $pawns ->
    [one] twojemu pionkowi za nim.
    [few] { $pawns } twoim pionkom za nim.
    [many] { $pawns } twoim pionkom za nim.
   *[other] { $pawns } twoim pionkom za nim.
  }
reason-dorada-covers = Pionek staje na polu { $square } na cudzym pionku ({ $rival }), który nie może się ruszyć, póki twój tam stoi.
reason-dorada-avoids = { $pawns ->
    [one] Twój pionek { $square ->
        [0] na STARCIE
       *[other] na polu { $square }
      } wpadłby przy tym rzucie w pułapkę.
    [few] { $pawns } inne twoje pionki wpadłyby przy tym rzucie w pułapkę.
    [many] { $pawns } innych twoich pionków wpadłoby przy tym rzucie w pułapkę.
   *[other] { $pawns } innego twojego pionka wpadłoby przy tym rzucie w pułapkę.
  }
reason-dorada-waits = Kto dotrze później, jest wart więcej, więc twój pionek na polu { $square } może poczekać.
reason-dorada-frees = Uwalnia twój pionek, który stał pod nim, na polu { $square }.
reason-dorada-springs = Trampolina niesie pionek na pole { $square }.
reason-dorada-back = Trampolina cofa pionek { $square ->
    [0] na START
   *[other] na pole { $square }
  }, a kto dotrze później, jest wart więcej.
reason-dorada-holds = Pułapkę na polu { $square } zakrywa most, więc pionek jest tam bezpieczny.
reason-dorada-leaves = Pionek zostawia za sobą { $traps ->
    [one] otwartą pułapkę
    [few] { $traps } otwarte pułapki
    [many] { $traps } otwartych pułapek
   *[other] { $traps } otwartej pułapki
  }: w zasięgu rzutu z pola { $square } nie ma żadnej.
reason-dorada-steps = Pionek trafia na pole { $square }, do DORADY brakuje mu pól: { $far }; w zasięgu następnego rzutu { $traps ->
    [0] nie ma otwartej pułapki.
    [one] jest { $traps } otwarta pułapka.
    [few] są { $traps } otwarte pułapki.
    [many] jest { $traps } otwartych pułapek.
   *[other] jest { $traps } otwartej pułapki.
  }

## Douro 1872

reason-barrels = { $orders ->
    [1] { $most ->
        [one] { $most } beczka
        [few] { $most } beczki
        [many] { $most } beczek
       *[other] { $most } beczki
      }
   *[other] od { $least } do { $most } beczek
  }
reason-douro-full-unbeaten = Łódź ({ reason-barrels }) będzie pewnie pełna, a nikt nie może już zagrać wyżej niż { $card }.
reason-douro-full-high = Łódź ({ reason-barrels }) będzie pewnie pełna, a { $card } to często najwyższa karta.
reason-douro-full-save = Łódź ({ reason-barrels }) będzie pewnie pełna i bez ciebie: { $card } oszczędza twoje wysokie karty.
reason-douro-full-try = Łódź ({ reason-barrels }) będzie pewnie pełna, a { $card } może wygrać bez straty twojej najlepszej karty.
reason-douro-short-high = Łódź ({ reason-barrels }) raczej nie będzie pełna, a { $card } to rzadko najniższa karta.
reason-douro-short-low = Łódź ({ reason-barrels }) raczej nie będzie pełna: { $card } oszczędza lepsze karty, choć grozi kara.
reason-douro-poor = Łódź ({ reason-barrels }) raczej nie będzie pełna, a mając { points }, niewiele tracisz przez karę.
reason-douro-open = Nie wiadomo, czy łódź ({ reason-barrels }) będzie pełna; { $card } jest najwyższe około { $highest } razy na 100, a najniższe { $lowest } razy.
reason-douro-tie-hunt = Masz filokserę, a { $card } ma dużą szansę na remis, który przekaże ją dalej.
reason-douro-tie-win = Tylko { $rival } może też zagrać { $card }, a filoksera zostawi punkty za remis tobie.
reason-douro-fog = Nikt nie wie, co przyniesie mgła; { $card } zostawia inne karty na łodzie, które znasz.
reason-douro-fog-high = Możliwe mgły: { $count }; te, które przy pełnej łodzi nagradzają najwyższą kartę: { $high }.
reason-douro-fog-low = Możliwe mgły: { $count }; te, które nic nie dają za wysokie karty: { $low }. { $card } wystarczy.
reason-douro-fog-known = Została tylko jedna mgła: { $fog }, { $fog_is ->
    [rocks] gdzie wszystko liczy się podwójnie.
    [cardia] która oddaje karty.
    [rapids] gdzie pełna łódź nagradza najniższą kartę, a niepełna najwyższą.
    [towing] która prowadzi te same karty do następnej łodzi.
    [tavern] gdzie zyskuje najniższa karta.
   *[customs] gdzie nic nie można zdobyć.
  }
reason-douro-give-low = Pozbywasz się słabej karty, choć najniższy dar płaci na koniec 1 punkt.
reason-douro-give-middle = { $card } rzadko jest najwyższe lub najniższe w starciu, więc najmniej będzie ci tego brakować.
reason-douro-give-high = Najwyższy dar daje na koniec 1 punkt, a { $card } może nim być.
