### Dolorès

dolores-name = Dolorès
dolores-tagline = Targi, blef i ładunek rozbitego statku.
dolores-about = Targi i blef dla 2–4 osób, około 30 minut. Dzielcie ładunek wraku parami, jednym gestem dłoni; na koniec liczy się tylko twój najcenniejszy i twój najskromniejszy zestaw.
dolores-option-messages = wiadomości
dolores-option-messages-help = Gra z wiadomościami w butelce; bez nich jest prostsza.
dolores-option-dealer = kto rozdaje
dolores-option-dealer-help = Miejsce, które rozdaje na początku; bez tej opcji decyduje los.

## Karty i gesty

dolores-kind-weapons = broń
dolores-kind-wines = wina
dolores-kind-jewels = klejnoty
dolores-kind-lace = koronki
dolores-kind-tableware = naczynia
dolores-kind-instruments = instrumenty muzyczne
dolores-kind-gold = sztabki złota
dolores-card-weapons = { dolores-kind-weapons } { $value }
dolores-card-wines = { dolores-kind-wines } { $value }
dolores-card-jewels = { dolores-kind-jewels } { $value }
dolores-card-lace = { dolores-kind-lace } { $value }
dolores-card-tableware = { dolores-kind-tableware } { $value }
dolores-card-instruments = { dolores-kind-instruments } { $value }
dolores-card-gold = { dolores-kind-gold } { $value }
dolores-card-lantern = Rozbita latarnia
dolores-card-lookout = Punkt obserwacyjny
dolores-card-theft = Złodziej
dolores-card-undertow = Nowa fala
dolores-card-eddies = Wir wodny
dolores-card-convoy = Eskorta
dolores-card-trickery = Chwyt na dwie ręce
dolores-card-muddle = Kłótnia
dolores-card-bet = Zakład
dolores-card-dawn = Świt
dolores-card-hidden = karta { $value }
dolores-gesture-share = zgoda
dolores-gesture-conflict = walka
dolores-gesture-dodge = kradzież

## Co się dzieje: przygotowanie i pojedynek

dolores-event-first-dealer = { $seat_is ->
    [you] Rozdajesz na początku.
   *[other] Na początku rozdaje { $seat }.
  }
dolores-event-received = { $seat_is ->
    [you] Dostajesz
   *[other] { $seat } dostaje
  } kartę: { $card }.
dolores-event-received-several = { $seat_is ->
    [you] Dostajesz
   *[other] { $seat } dostaje
  } karty: { $cards }.
dolores-event-sharing = Pojedynek: { $seat_is ->
    [you] rozdajesz ty
   *[other] rozdaje { $seat }
  }, po lewej { $rival_is ->
    [you] siedzisz ty
   *[other] siedzi { $rival }
  }. W talii { $pile ->
    [one] jest { $pile } karta.
    [few] są { $pile } karty.
    [many] jest { $pile } kart.
   *[other] jest { $pile } karty.
  }
dolores-event-dealt = { $seat_is ->
    [you] Masz
   *[other] { $seat } ma
  } po swojej stronie kartę { $slot }: { $card }.
dolores-event-dealt-several = { $seat_is ->
    [you] Masz
   *[other] { $seat } ma
  } po swojej stronie karty { $slots }: { $cards }.
dolores-event-laid-face-down = { $seat_is ->
    [you] Masz
   *[other] { $seat } ma
  } po swojej stronie zakrytą kartę { $slot }.
dolores-event-looked = { $seat_is ->
    [you] Oglądasz
   *[other] { $seat } ogląda
  } kartę { $slot }: { $card }.
dolores-event-dawn-near = Od tej chwili może wyjść Świt. W talii { $pile ->
    [one] jest { $pile } karta.
    [few] są { $pile } karty.
    [many] jest { $pile } kart.
   *[other] jest { $pile } karty.
  }
dolores-event-showed = { $seat_is ->
    [you] Pokazujesz
   *[other] { $seat } pokazuje
  } gest: { $gesture }.
dolores-event-share-share = Zgoda i zgoda: obie osoby biorą karty ze swojej strony.
dolores-event-conflict-share = Walka i zgoda: wszystko { $seat_is ->
    [you] bierzesz ty.
   *[other] bierze { $seat }.
  }
dolores-event-conflict-conflict = Walka i walka: cały łup zostaje odrzucony.
dolores-event-dodge-share = Kradzież i zgoda: jedną kartę { $seat_is ->
    [you] wybierasz ty
   *[other] wybiera { $seat }
  }, resztę swojej strony { $rival_is ->
    [you] bierzesz ty.
   *[other] bierze { $rival }.
  }
dolores-event-dodge-conflict = Kradzież i walka: jedną kartę { $seat_is ->
    [you] wybierasz ty
   *[other] wybiera { $seat }
  }, wszystkie pozostałe { $rival_is ->
    [you] bierzesz ty.
   *[other] bierze { $rival }.
  }
dolores-event-dodge-dodge = Kradzież i kradzież: cały łup zostaje odrzucony, a obie osoby tracą po zestawie.
dolores-event-picked = { $seat_is ->
    [you] Wybierasz
   *[other] { $seat } wybiera
  } kartę: { $card }.
dolores-event-took = { $seat_is ->
    [you] Bierzesz
   *[other] { $seat } bierze
  } kartę: { $card }.
dolores-event-took-several = { $seat_is ->
    [you] Bierzesz
   *[other] { $seat } bierze
  } karty: { $cards }.
dolores-event-discarded = Odrzucona karta: { $card }.
dolores-event-discarded-several = Odrzucone karty: { $cards }.
dolores-event-nothing-left = Nie zostaje nic do podziału.
dolores-event-dropped = { $seat_is ->
    [you] Odrzucasz
   *[other] { $seat } odrzuca
  } zestaw: { $kind }, wartość { $points }.
dolores-event-nothing-to-drop = { $seat_is ->
    [you] Nie masz
   *[other] { $seat } nie ma
  } zestawu do odrzucenia.
dolores-event-total = { $seat_is ->
    [you] Masz teraz
   *[other] { $seat } ma teraz
  } { total }.

## Co się dzieje: wiadomości

dolores-event-passed = { $seat_is ->
    [you] Pasujesz.
   *[other] { $seat } pasuje.
  }
dolores-event-lantern-played = { $seat_is ->
    [you] Zagrywasz Rozbitą latarnię: następny łup będzie zakryty i obejrzysz go tylko ty.
   *[other] { $seat } zagrywa Rozbitą latarnię: następny łup będzie zakryty i obejrzy go tylko { $seat }.
  }
dolores-event-turned-up = { $seat_is ->
    [you] Masz
   *[other] { $seat } ma
  } po swojej stronie odkrytą kartę { $slot }: { $card }.
dolores-event-turned-up-several = { $seat_is ->
    [you] Masz
   *[other] { $seat } ma
  } po swojej stronie odkryte karty { $slots }: { $cards }.
dolores-event-lookout-played = { $seat_is ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
  } Punkt obserwacyjny: Świt nie działa, partia trwa dalej.
dolores-event-stole = Złodziej: { $seat_is ->
    [you] zabierasz
   *[other] { $seat } zabiera
  } kartę { $card }, { $rival_is ->
    [you] tracisz ją ty.
   *[other] traci ją { $rival }.
  }
dolores-event-nothing-to-steal = { $seat_is ->
    [you] Twój Złodziej
   *[other] Złodziej ({ $seat })
  } nic nie daje: nikt inny nie ma towarów.
dolores-event-undertow-played = { $seat_is ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
  } Nową falę: łup zostaje odrzucony i wychodzą cztery nowe karty.
dolores-event-swept-away = Fala zabiera: { $card }.
dolores-event-eddies-played = { $seat_is ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
  } Wir wodny, żeby ułożyć łup na nowo.
dolores-event-arranged = { $seat_is ->
    [you] Układasz
   *[other] { $seat } układa
  } łup na nowo.
dolores-event-moved = Karta { $old_slot } to teraz karta { $slot }{ $seat_is ->
    [you] {" "}po twojej stronie
   *[other] ; { $seat } ma ją po swojej stronie
  }: { $card }.
dolores-event-moved-face-down = Zakryta karta { $old_slot } to teraz karta { $slot }{ $seat_is ->
    [you] {" "}po twojej stronie.
   *[other] ; { $seat } ma ją po swojej stronie.
  }
dolores-event-convoy-played = { $seat_is ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
  } Eskortę: do łupu dochodzą dwie karty.
dolores-event-trickery-played = { $seat_is ->
    [you] Zagrywasz Chwyt na dwie ręce i pokazujesz
   *[other] { $seat } zagrywa Chwyt na dwie ręce i pokazuje
  } dwa gesty.
dolores-event-kept = { $seat_is ->
    [you] Wybierasz
   *[other] { $seat } wybiera
  } gest: { $gesture }.
dolores-event-muddle-played = { $seat_is ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
  } Kłótnię: gesty są nieważne, pojedynek o te same karty zaczyna się od nowa.
dolores-event-bet-void = { $seat_is ->
    [you] Twój typ
   *[other] Typ ({ $seat })
  } też jest nieważny, a karta Zakład zostaje odrzucona.
dolores-event-bet-played = { $seat_is ->
    [you] Zagrywasz
   *[other] { $seat } zagrywa
  } Zakład, żeby odgadnąć oba gesty.
dolores-event-guessed = { $seat_is ->
    [you] Typujesz
   *[other] { $seat } typuje
  }, że { $rival_is ->
    [you] pokażesz
   *[other] { $rival } pokaże
  } gest: { $gesture }.
dolores-event-bet-won = Oba typy są trafne: najpierw karty { $seat_is ->
    [you] bierzesz ty.
   *[other] bierze { $seat }.
  }
dolores-event-bet-lost = Nietrafny typ: { $seat_is ->
    [you] nic nie bierzesz.
   *[other] { $seat } nic nie bierze.
  }
dolores-event-bet-took = { $seat_is ->
    [you] Bierzesz
   *[other] { $seat } bierze
  } z Zakładu kartę: { $card }.

## Co się dzieje: koniec

dolores-event-dawn-drawn = Wychodzi Świt: { $seat_is ->
    [you] masz
   *[other] { $seat } ma
  } go po swojej stronie jako kartę { $slot }.
dolores-event-dawn-breaks = Nastaje świt: partia się kończy, a łup nie przypada nikomu.
dolores-event-too-few-cards = { $pile ->
    [0] W talii nie ma już kart
    [one] W talii jest tylko { $pile } karta
    [few] W talii są tylko { $pile } karty
    [many] W talii jest tylko { $pile } kart
   *[other] W talii jest tylko { $pile } karty
  }, a potrzeba czterech: partia się kończy.
dolores-event-scored = { $seat_is ->
    [you] Na koniec masz
   *[other] Na koniec { $seat } ma
  } { total }.
dolores-event-won = { $seat_is ->
    [you] Wygrywasz
   *[other] { $seat } wygrywa
  }: { total }.
dolores-event-won-together = Wspólne zwycięstwo, { total }: { $seats }.

## Co można wybrać i co by z tego wynikło

dolores-choice-pass = Pas
dolores-choice-play = Zagraj kartę: { $card }
dolores-choice-share = Zgoda, otwarta dłoń
dolores-choice-conflict = Walka, dłoń zaciśnięta w pięść
dolores-choice-dodge = Kradzież, podniesiony kciuk
dolores-choice-pair = Chwyt na dwie ręce: { $gesture } i { $other_gesture }
dolores-choice-guess = Zakład: { $dealer } – { $gesture }, { $neighbour } – { $other_gesture }
dolores-choice-keep = Wybierz gest: { $gesture }
dolores-choice-arrange = { $neighbour_is ->
    [you] Przed tobą
   *[other] Strona ({ $neighbour })
  }: { $cards }. { $dealer_is ->
    [you] Przed tobą
   *[other] Strona ({ $dealer })
  }: { $others }
dolores-choice-take = Weź karty: { $cards }
dolores-choice-pick = Wybierz kartę: { $card } ({ $seat_is ->
    [you] przed tobą
   *[other] strona: { $seat }
  })
dolores-choice-drop = Odrzuć zestaw: { $kind }, wartość { $points }
dolores-choice-steal = Zabierz: { $card } ({ $rival })
dolores-effect-took = { $seat_is ->
    [you] bierzesz
   *[other] { $seat } bierze
  } kartę: { $card }
dolores-effect-discarded = odrzucona karta: { $card }
dolores-effect-total = twój wynik { $total }

## Do czego prowadzą dwa gesty

dolores-outcome-share-share = Zgoda i zgoda: obie osoby biorą karty ze swojej strony.
dolores-outcome-conflict-share = Walka i zgoda: kto walczy, bierze wszystko.
dolores-outcome-conflict-conflict = Walka i walka: cały łup zostaje odrzucony.
dolores-outcome-dodge-share = Kradzież i zgoda: kto kradnie, wybiera jedną kartę; druga osoba bierze to, co zostaje po jej stronie. Reszta zostaje odrzucona.
dolores-outcome-dodge-conflict = Kradzież i walka: kto kradnie, wybiera jedną kartę; kto walczy, bierze całą resztę.
dolores-outcome-dodge-dodge = Kradzież i kradzież: cały łup zostaje odrzucony, a obie osoby tracą po zestawie.

## Sygnały: nikogo nie wiążą

dolores-signal = { $seat_is ->
    [you] Mówisz
   *[other] { $seat } mówi
  }: „{ $signal }”.
dolores-signal-will = Pokażę gest: { $gesture }
dolores-signal-ask = Proszę o gest: { $gesture }
dolores-signal-both = Pokażmy ten sam gest: { $gesture }
dolores-signal-want = Chcę kartę { $slot }
dolores-signal-leave = Zostawiam ci kartę { $slot }
dolores-signal-claim = Karta { $slot } to { $card }
dolores-signal-threat = Uważaj, bo pokażę gest: { $gesture }
dolores-signal-yes = Tak
dolores-signal-no = Nie
dolores-signal-thanks = Dziękuję

## Na co czekamy

dolores-phase-dealer = Pierwsze rozdanie
dolores-phase-start = Karty na początek
dolores-phase-start-steal = Złodziej
dolores-phase-before-deal = Przed rozdaniem
dolores-phase-at-dawn = Gdy wychodzi Świt
dolores-phase-before-gestures = Przed gestami
dolores-phase-after-gestures = Po gestach
dolores-phase-deal = Rozdanie
dolores-phase-arrange = Wir wodny
dolores-phase-gesture = Gesty
dolores-phase-keep = Chwyt na dwie ręce
dolores-phase-take = Zakład
dolores-phase-pick = Kradzież
dolores-phase-drop = Zestawy do odrzucenia
dolores-phase-steal = Złodziej
dolores-status-dealer = Losujemy, kto rozdaje na początku.
dolores-status-start = Rozdajemy karty startowe.
dolores-status-start-steal = { dolores-status-steal }
dolores-status-before-deal = { $asks ->
    [you] Przed rozdaniem: zagraj wiadomość albo spasuj.
   *[other] Przed rozdaniem; czekamy na: { $seats }.
  }
dolores-status-at-dawn = { $asks ->
    [you] Wychodzi Świt: zagraj Punkt obserwacyjny albo spasuj.
   *[other] Wychodzi Świt; czekamy na: { $seats }.
  }
dolores-status-before-gestures = { $asks ->
    [you] Przed gestami: zagraj wiadomość albo spasuj.
   *[other] Przed gestami; czekamy na: { $seats }.
  }
dolores-status-after-gestures = { $asks ->
    [you] Po gestach: zagraj Kłótnię albo spasuj.
   *[other] Po gestach; czekamy na: { $seats }.
  }
dolores-status-deal = Wychodzi następna karta łupu.
dolores-status-arrange = { $asks ->
    [you] Ułóż łup na nowo.
   *[other] Czekamy na nowy układ łupu: { $seats }.
  }
dolores-status-gesture = { $asks ->
    [you] Do-Lo-Rès! Wybierz gest w tajemnicy.
   *[other] Czekamy na gesty wybierane w tajemnicy: { $seats }.
  }
dolores-status-keep = { $asks ->
    [you] Wybierz jeden ze swoich dwóch gestów.
   *[other] Czekamy na wybór jednego z dwóch gestów: { $seats }.
  }
dolores-status-take = { $asks ->
    [you] Oba typy są trafne: weź co najmniej jedną kartę.
   *[other] Czekamy na wybór kart z Zakładu: { $seats }.
  }
dolores-status-pick = { $asks ->
    [you] Wybierz kartę łupu.
   *[other] Czekamy na wybór karty: { $seats }.
  }
dolores-status-drop = { $asks ->
    [you] Wybierz w tajemnicy zestaw do odrzucenia.
   *[other] Czekamy na wybór zestawu do odrzucenia: { $seats }.
  }
dolores-status-steal = { $asks ->
    [you] Złodziej: zabierz komuś kartę towaru.
   *[other] Czekamy na Złodzieja: { $seats }.
  }

## Przy stole w przeglądarce

dolores-board = Łup
dolores-own = Twoje zestawy i wiadomości
dolores-symbol-weapons = Br
dolores-symbol-wines = Wi
dolores-symbol-jewels = Kl
dolores-symbol-lace = Ko
dolores-symbol-tableware = Na
dolores-symbol-instruments = In
dolores-symbol-gold = Zł
dolores-use-lantern = Przed rozdaniem: następny łup leży zakryty. Oglądasz go tylko ty i mówisz o nim, co chcesz.
dolores-use-lookout = Gdy wychodzi Świt: leży on w łupie jako karta bez wartości, a partia trwa dalej.
dolores-use-theft = Od razu po zdobyciu: zabierz komuś dowolną kartę towaru.
dolores-use-undertow = Przed gestami: łup zostaje odrzucony i wychodzą cztery nowe karty (w nagłówkach instrukcji to Wir wodny).
dolores-use-eddies = Przed gestami: układasz łup na nowo; po każdej stronie zostaje tyle samo kart (w nagłówkach instrukcji to Nowa fala).
dolores-use-convoy = Przed gestami: do łupu dochodzą dwie karty, po jednej na każdą stronę.
dolores-use-trickery = Zamiast gestu w swoim pojedynku: pokaż dwa różne i wybierz jeden z nich, gdy widać już gest drugiej osoby.
dolores-use-muddle = Po gestach: unieważniasz je, a pojedynek o te same karty zaczyna się od nowa.
dolores-use-bet = Przed gestami w cudzym pojedynku: odgadnij oba. Jeśli trafisz, najpierw ty bierzesz co najmniej jedną kartę.
dolores-use-dawn = Kończy partię, gdy tylko wyjdzie, chyba że ktoś zagra Punkt obserwacyjny. Nic nie jest wart.
dolores-ask-before-deal = Przed rozdaniem możesz zagrać wiadomość.
dolores-ask-at-dawn = Wychodzi Świt. Punktem obserwacyjnym możesz przedłużyć noc.
dolores-ask-before-gestures = Przed gestami możesz zagrać wiadomość.
dolores-ask-after-gestures = Kłótnią możesz unieważnić te gesty.
dolores-ask-gesture = Wybierz gest w tajemnicy. Możesz go zmienić, dopóki nie wybiorą wszyscy.
dolores-ask-trickery = Albo Chwyt na dwie ręce: pokaż dwa gesty
dolores-ask-keep = Gesty są pokazane. Który z dwóch wybierasz?
dolores-ask-guess = Zgadnij w tajemnicy, co pokażą obie osoby.
dolores-ask-take = Wskaż karty łupu, które bierzesz; możesz wziąć nawet wszystkie.
dolores-ask-pick = Wskaż kartę łupu, którą bierzesz, z dowolnej strony.
dolores-ask-drop = Wskaż w tajemnicy zestaw do odrzucenia. Możesz go zmienić, dopóki nie wybiorą wszyscy.
dolores-ask-steal = Zabierz komuś jedną kartę towaru.
dolores-ask-arrange = Wskaż lub przeciągnij karty łupu, aby przenieść je na drugą stronę. Po każdej stronie zostaje tyle samo kart.
dolores-before = { $seat_is ->
    [you] Przed tobą
   *[other] Strona ({ $seat })
  }
dolores-role-dealer = { $seat_is ->
    [you] rozdajesz
   *[other] rozdaje
  }
dolores-role-neighbour = { $seat_is ->
    [you] dzielisz łup
   *[other] dzieli łup
  }
dolores-role-bettor = zakłada się
dolores-role-other = patrzy
dolores-empty = { $slot }: puste miejsce
dolores-what = Jak działa karta { $card }
dolores-face-down = zakryta
dolores-no-loot = jeszcze nic
dolores-score-then = twój wynik { $total } ({ $change })
dolores-if-won = Jeśli ją zdobędziesz: { $then }
dolores-pile = { $pile ->
    [one] { $pile } karta w talii
    [few] { $pile } karty w talii
    [many] { $pile } kart w talii
   *[other] { $pile } karty w talii
  }
dolores-dawn-may-come = Może wyjść Świt.
dolores-looker = { $seat_is ->
    [you] Latarnia: tylko ty znasz łup.
   *[other] Latarnia: łup zna tylko { $seat }.
  }
dolores-bettor = { $seat_is ->
    [you] Zakład: zgadujesz oba gesty.
   *[other] Zakład: { $seat } zgaduje oba gesty.
  }
dolores-call = Do – Lo – Rès!
dolores-last-gestures = Ostatnie gesty
dolores-no-gestures = Nikt jeszcze nie pokazał gestu.
dolores-shows = { $seat_is ->
    [you] Pokazujesz
   *[other] { $seat } pokazuje
  }: { $gestures }
dolores-won = { $seat_is ->
    [you] Zdobywasz
   *[other] { $seat } zdobywa
  } karty: { $cards }.
dolores-discards = { $count ->
    [one] Odrzucone: { $count } karta
    [few] Odrzucone: { $count } karty
    [many] Odrzucone: { $count } kart
   *[other] Odrzucone: { $count } karty
  }
dolores-no-discards = Nic jeszcze nie odrzucono.
dolores-collection = { $kind }: { $values }, wartość { $worth }{ $mark ->
    [most] , najcenniejszy zestaw
    [least] , najmniej cenny zestaw
    [both] , liczy się podwójnie
   *[none] {""}
  }
dolores-mark-most = max
dolores-mark-least = min
dolores-mark-both = 2 ×
dolores-no-collections = jeszcze bez zestawów
dolores-sum = Wynik: { $sum } = { $score }
dolores-score = { $seat_is ->
    [you] Ty
   *[other] { $seat }
  }: wynik { $score }, czyli { $sum }.
dolores-no-messages = bez wiadomości
dolores-has-messages = Wiadomości: { $cards }.
dolores-fate-held = { $seat_is ->
    [you] przed tobą
   *[other] ma ją { $seat }
  }
dolores-fate-loot = w łupie
dolores-fate-gone = odrzucona
dolores-fate-unseen = jeszcze nie wyszła
dolores-guide-outcomes = Do czego prowadzą dwa gesty
dolores-guide-score = Towary i wynik
dolores-guide-score-text = Towary to w instrukcji „karty łupów”. Liczy się najcenniejszy i najmniej cenny zestaw, pozostałe nie. Przy remisie liczą się wszystkie takie zestawy. Gdy wszystkie są równe, ich suma liczy się podwójnie.
dolores-guide-messages = Dziewięć wiadomości i Świt
dolores-guide-messages-text = W talii jest pięć z dziewięciu wiadomości, a Świt leży wśród ostatnich szesnastu kart. Zdobytej wiadomości możesz użyć jeden raz.
dolores-outcomes-caption = Do czego prowadzą gesty: { $seat_is ->
    [you] ty
   *[other] { $seat }
  } i { $rival }
dolores-you-show = { $seat_is ->
    [you] Ty: { $gesture }
   *[other] { $seat }: { $gesture }
  }
dolores-rival-shows = { $rival } pokazuje: { $gesture }
dolores-scores-then = { $seat_is ->
    [you] ty
   *[other] { $seat }
  } { $score }, { $rival } { $other }
dolores-range = od { $least } do { $most }
dolores-cell-share-share = obie osoby biorą karty ze swojej strony
dolores-cell-share-conflict = { $rival } bierze wszystko
dolores-cell-share-dodge = { $rival } wybiera jedną kartę, { $seat_is ->
    [you] bierzesz resztę swojej strony
   *[other] { $seat } bierze resztę swojej strony
  }
dolores-cell-conflict-share = { $seat_is ->
    [you] bierzesz wszystko
   *[other] { $seat } bierze wszystko
  }
dolores-cell-conflict-conflict = wszystko zostaje odrzucone
dolores-cell-conflict-dodge = { $rival } wybiera jedną kartę, { $seat_is ->
    [you] bierzesz pozostałe
   *[other] { $seat } bierze pozostałe
  }
dolores-cell-dodge-share = { $seat_is ->
    [you] wybierasz jedną kartę
   *[other] { $seat } wybiera jedną kartę
  }, { $rival } bierze resztę swojej strony
dolores-cell-dodge-conflict = { $seat_is ->
    [you] wybierasz jedną kartę
   *[other] { $seat } wybiera jedną kartę
  }, { $rival } bierze pozostałe
dolores-cell-dodge-dodge = wszystko zostaje odrzucone, obie osoby tracą po zestawie
dolores-short-share-share = każdy swoje
dolores-short-share-conflict = walka bierze wszystko
dolores-short-share-dodge = kradzież wybiera
dolores-short-conflict-share = { $seat_is ->
    [you] bierzesz wszystko
   *[other] { $seat } bierze wszystko
  }
dolores-short-conflict-conflict = wszystko przepada
dolores-short-conflict-dodge = reszta łupu
dolores-short-dodge-share = jedna karta
dolores-short-dodge-conflict = jedna karta
dolores-short-dodge-dodge = strata zestawu
dolores-talk = Rozmowa z drugą osobą
dolores-talk-label = Powiedz:
dolores-talk-peace = Zgoda?
dolores-talk-promise = Pokażę
dolores-talk-yes = Tak
dolores-talk-no = Nie
dolores-talk-more = Powiedz coś innego
dolores-talk-say = Powiedz: „{ $words }”
dolores-talk-again = Naciśnij jeszcze raz, aby powiedzieć: „{ $words }”.
dolores-bubble-will = Pokażę
dolores-bubble-ask = Proszę
dolores-bubble-both = Razem
dolores-bubble-threat = Uważaj
dolores-bubble-want = Chcę { $slot }
dolores-bubble-leave = Bierz { $slot }
dolores-bubble-claim = { $slot } to { $card }
dolores-guess-of = { $seat } pokaże
dolores-guess-do = Obstaw
dolores-guess-both = Wskaż gest każdej z dwóch osób.
dolores-take-do = { $count ->
    [one] Weź { $count } kartę
    [few] Weź { $count } karty
    [many] Weź { $count } kart
   *[other] Weź { $count } karty
  }
dolores-take-none = Wybierz co najmniej jedną kartę.
dolores-steal-from = Karty: { $rival }
dolores-arrange-move = { $seat_is ->
    [you] do ciebie
   *[other] na stronę: { $seat }
  }
dolores-arrange-laid = { $seat_is ->
    [you] Teraz przed tobą: { $card }.
   *[other] { $seat } ma teraz po swojej stronie: { $card }.
  }
dolores-arrange-counts = { $seat_is ->
    [you] Przed tobą
   *[other] Strona ({ $seat })
  }: { $here } z { $half }. { $rival_is ->
    [you] Przed tobą
   *[other] Strona ({ $rival })
  }: { $there } z { $half }.
dolores-arrange-do = Ułóż łup w ten sposób
dolores-worth = { $kind } { $worth }
dolores-end-score = { $seat_is ->
    [you] Ty { $score }
   *[other] { $seat } { $score }
  }
dolores-end-none = Bez zestawów nie ma punktów.
dolores-end-alike = Wszystkie są równe, więc liczą się podwójnie: { $collections }. { $sum } = { $score }
dolores-end-most = Największa wartość: { $collections }
dolores-end-least = Najmniejsza wartość: { $collections }
dolores-end-between = Bez punktów: { $collections }
dolores-numbers = { $count ->
    [one] Partia w liczbach: { $count } pojedynek
    [few] Partia w liczbach: { $count } pojedynki
    [many] Partia w liczbach: { $count } pojedynków
   *[other] Partia w liczbach: { $count } pojedynku
  }
dolores-numbers-player = gracz
dolores-numbers-cards = zdobyte karty
dolores-numbers-messages = zagrane wiadomości
dolores-signals-promise = Obietnica
dolores-signals-ask = Prośba lub groźba
dolores-signals-cards = O kartach
dolores-signals-answer = Odpowiedź
dolores-claim-slot = Powiedz prawdę albo skłam: numer karty
dolores-claim-card = Co to za karta
dolores-replay-own = Zestawy: { $name }

## Co jest nie tak z arkuszem punktów

dolores-sheet-collection = „{ $came }” nie jest zestawem. Zestawy: { $known }.
dolores-sheet-worth = { $kind }: zestaw nie może mieć wartości { $came }, tylko od { $least } do { $most }.

## Odmowy: stoły w jednej linii, których nie da się odczytać.

dolores-table-now = Nie da się odczytać stołu: „now { $came }” nie pasuje do tego, co leży na stole, bo nikt nie miałby wyboru.
dolores-table-gestures = Nie da się odczytać stołu: gesty nie pasują do „{ $phase }”. Od odkrycia do końca pojedynku obie strony pokazują po jednym geście, poza tym nikt.
dolores-table-guess = Nie da się odczytać stołu: typ z Zakładu nie pasuje do „{ $phase }”. Jest znany dopiero po pokazaniu gestów.
dolores-table-pile = Nie da się odczytać stołu: w talii nie może być tylu kart: { $came }. Może ich być od { $least } do { $most }.
