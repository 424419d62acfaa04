### Dolorès: dlaczego wybór jest dobry

dolores-reason-share = Jeśli { $rival } też pokaże zgodę, twoja strona da ci { points }, a druga strona da { $other } ({ $rival }).
dolores-reason-share-calm = Twoja strona teraz ci nie pomoże, ale zgoda nie naraża niczego, co masz.
dolores-reason-conflict = Wszystkie karty razem dadzą ci { points }, jeśli { $rival } pokaże zgodę.
dolores-reason-conflict-deny = Przy zgodzie { $rival } zyska { points }; walka nie zostawi z tego nic, jeśli druga osoba zaufa.
dolores-reason-conflict-calm = Te karty żadnej z obu osób wiele nie dadzą, więc walcząc, niewiele ryzykujesz.
dolores-reason-dodge = Ta karta da ci { points }: { $card }. Kradzież bierze ją przed wszystkimi.
dolores-reason-dodge-fear = { $rival } najwięcej zyska na walce; kradzież i tak bierze najpierw: { $card }, a to da ci { points }.
dolores-reason-dodge-calm = Żadna karta teraz ci nie pomoże; kradzież sprawi tylko, że { $rival } nie weźmie wszystkiego przez walkę.
dolores-reason-pair = Dzięki Chwytowi na dwie ręce zobaczysz gest ({ $rival }), zanim wybierzesz jeden ze swoich.
dolores-reason-blind-share = Nie widzisz kart; przy zgodzie przynajmniej twoja strona jest twoja.
dolores-reason-blind-conflict = Nie widzisz kart; walka bierze wszystkie, jeśli { $rival } pokaże zgodę.
dolores-reason-blind-dodge = Teraz nie widzisz kart, ale po kradzieży wybierasz, gdy będą już odkryte.
dolores-reason-guess = Te karty zachęcają do gestów: { $dealer } – { $gesture }, { $neighbour } – { $other_gesture }.
dolores-reason-guess-open = Nic nie zachęca wyraźnie do jednego gestu; ten zakład jest równie dobry jak inny i nic więcej nie kosztuje.
dolores-reason-keep = { $rival } pokazuje gest: { $other_gesture }. Przeciw niemu gest { $gesture } da ci { points }.
dolores-reason-keep-deny = { $rival } pokazuje gest: { $other_gesture }. Gest { $gesture } nie zostawi drugiej stronie żadnych punktów.
dolores-reason-keep-least = { $rival } pokazuje gest: { $other_gesture }. Gest { $gesture } { $points ->
    [0] nic cię nie kosztuje.
   *[other] kosztuje cię { points }.
  }
dolores-reason-keep-blind = Karty leżą zakryte. { $rival } pokazuje gest: { $other_gesture }; gest { $gesture } obiecuje więcej.
dolores-reason-pick = Zyskasz { points } i żadna inna karta nie da więcej: { $card }.
dolores-reason-pick-deny = { $rival } zyska na tej karcie { points }, więc lepiej weź ją ty: { $card }.
dolores-reason-pick-later = To jeszcze się nie liczy, ale zestaw może się liczyć później ({ $kind }): { $card }.
dolores-reason-pick-least = Żadna karta teraz ci nie pomoże, a ta szkodzi najmniej: { $card }.
dolores-reason-pick-message = { $card } to wiadomość w butelce: przyda się w odpowiedniej chwili.
dolores-reason-pick-theft = Złodziej od razu zabiera komuś kartę towaru.
dolores-reason-pick-dawn = Towary mogłyby ci tylko zaszkodzić, a Świt nic nie jest wart.
dolores-reason-drop = Ten zestaw ({ $kind }) jest wart { points }; bez niego masz wynik { $total }.
dolores-reason-drop-kept = Bez tego zestawu ({ $kind }) masz wynik { $total }, nie mniej niż teraz.
dolores-reason-take = { $count ->
    [one] Ta karta od razu da
    [few] Te karty od razu dadzą
    [many] Te karty od razu dadzą
   *[other] Te karty od razu dadzą
  } ci { points }.
dolores-reason-take-deny = Teraz się dla ciebie nie liczą, ale nie dostaną ich: { $seats }.
dolores-reason-steal = Zyskasz { points }, a { $rival } straci { $other }: { $card }.
dolores-reason-steal-gain = Zyskasz { points }: { $card }.
dolores-reason-steal-cost = Bez tej karty { $rival } straci { points }: { $card }.
dolores-reason-steal-later = To jeszcze się nie liczy, ale zestaw może się liczyć później ({ $kind }): { $card }.
dolores-reason-arrange = W tym układzie twoja strona da ci przy zgodzie { points }, a druga da { $other } ({ $rival }).
dolores-reason-arrange-calm = Żadna strona teraz ci nie pomoże; w tym układzie druga ({ $rival }) nie jest lepsza.
dolores-reason-arrange-least = Żadna strona teraz ci nie pomoże; w tym układzie { $rival } zyska przy zgodzie { points }.
dolores-reason-arrange-others = W tym układzie przy zgodzie żadna strona nie da więcej niż { points }.
dolores-reason-arrange-none = W tym układzie przy zgodzie żadna strona nic nie da.
dolores-reason-arrange-blind = Karty leżą zakryte, więc żaden układ nie jest lepszy od innego.
dolores-reason-lantern = W następnym pojedynku bierzesz udział i tylko ty poznasz karty.
dolores-reason-lantern-others = Osoby z następnego pojedynku będą musiały pytać ciebie, co tam leży.
dolores-reason-lookout = Gra toczy się dalej, a w talii { $pile ->
    [one] jest jeszcze { $pile } karta
    [few] są jeszcze { $pile } karty
    [many] jest jeszcze { $pile } kart
   *[other] jest jeszcze { $pile } karty
  } do zdobycia.
dolores-reason-lookout-behind = Teraz partia skończyłaby się twoim wynikiem { $points } przy { $other } na czele: graj dalej.
dolores-reason-undertow = Nowe karty mogą ci bardziej pasować niż te.
dolores-reason-undertow-rival = Przy zgodzie { $rival } zyska na tych kartach { points }, więcej niż ty: lepsze będą nowe.
dolores-reason-undertow-others = Przy zgodzie { $rival } zyska na tych kartach { points }, a ty nic: lepsze będą nowe.
dolores-reason-eddies = To twój pojedynek, więc możesz ulepszyć swoją stronę.
dolores-reason-eddies-others = Możesz ułożyć karty tak, żeby jak najmniej pomogły osobom w pojedynku.
dolores-reason-convoy = To twój pojedynek, a dwie karty więcej to więcej do zdobycia.
dolores-reason-convoy-others = Z talii, w której jest { $pile }, odejdą jeszcze dwie karty: gra skończy się wcześniej.
dolores-reason-muddle = Wynik tych gestów nie jest po twojej myśli.
dolores-reason-muddle-rival = Przy tych gestach { $rival } zyska { points }: niech zostaną powtórzone.
dolores-reason-muddle-others = Przy tych gestach { $rival } zyska { points }: niech zostaną powtórzone.
dolores-reason-bet = To nie twój pojedynek, a trafny zakład bierze karty przed osobami, które go toczą.
dolores-reason-pass = Lepiej zachować na chwilę, gdy bardziej pomoże: { $cards }.
dolores-reason-pass-ahead = Gra się kończy, a przy wyniku { $points } do { $other } nikt cię nie wyprzedza.
dolores-reason-pass-behind = Przegrywasz { $points } do { $other }, ale dalsza gra nie obiecuje nic lepszego.
dolores-reason-pass-muddle = Te gesty dadzą ci { points }.
