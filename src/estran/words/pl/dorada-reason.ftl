### Dorada: dlaczego wybór jest dobry

dorada-reason-arrive = Pionek dociera do DORADY i jest teraz wart { points }; { $pawns ->
    [0] nic już na nim nie stanie.
    [one] może na nim stanąć jeszcze { $pawns } pionek.
    [few] mogą na nim stanąć jeszcze { $pawns } pionki.
    [many] może na nim stanąć jeszcze { $pawns } pionków.
   *[other] może na nim stanąć jeszcze { $pawns } pionka.
  }
dorada-reason-gold = Złote pole prowadzi pionek prosto do DORADY, gdzie jest teraz wart { points }; { $pawns ->
    [0] nic już na nim nie stanie.
    [one] może na nim stanąć jeszcze { $pawns } pionek.
    [few] mogą na nim stanąć jeszcze { $pawns } pionki.
    [many] może na nim stanąć jeszcze { $pawns } pionków.
   *[other] może na nim stanąć jeszcze { $pawns } pionka.
  }
dorada-reason-fall = Pionek przepada, ale miał do DORADY jeszcze { $far ->
    [one] { $far } pole
    [few] { $far } pola
    [many] { $far } pól
   *[other] { $far } pola
  }, a pozostałe twoje pionki lepiej zostawić tam, gdzie stoją.
dorada-reason-fall-all = Przepadłby każdy pionek, którym możesz ruszyć; ten miał do DORADY jeszcze { $far ->
    [one] { $far } pole.
    [few] { $far } pola.
    [many] { $far } pól.
   *[other] { $far } pola.
  }
dorada-reason-bridge = Pionek przepada, ale jego most na polu { $square } zabezpiecza drogę { $pawns ->
    [one] twojemu pionkowi, który idzie za nim.
    [few] { $pawns } twoim pionkom, które idą za nim.
    [many] { $pawns } twoim pionkom, które idą za nim.
   *[other] { $pawns } twoim pionkom, które idą za nim.
  }
dorada-reason-covers = Pionek staje na polu { $square } na cudzym pionku ({ $rival }) i blokuje go, póki tam stoi.
dorada-reason-avoids = { $pawns ->
    [one] Twój pionek { $square ->
        [0] na STARCIE
       *[other] na polu { $square }
      } wpadłby przy tym rzucie w pułapkę.
    [few] { $pawns } inne twoje pionki wpadłyby przy tym rzucie w pułapkę.
    [many] { $pawns } innych twoich pionków wpadłoby przy tym rzucie w pułapkę.
   *[other] { $pawns } innego twojego pionka wpadłoby przy tym rzucie w pułapkę.
  }
dorada-reason-waits = Im później pionek dotrze, tym więcej jest wart, więc ten na polu { $square } może poczekać.
dorada-reason-frees = Pionek odsłania inny twój, który stoi pod nim na polu { $square }.
dorada-reason-springs = Trampolina niesie pionek na pole { $square }.
dorada-reason-back = Trampolina cofa pionek { $square ->
    [0] na START
   *[other] na pole { $square }
  }, a im później dotrze, tym więcej będzie wart.
dorada-reason-holds = Pułapkę na polu { $square } zakrywa most, więc pionek jest tam bezpieczny.
dorada-reason-leaves = Pionek zostawia za sobą { $traps ->
    [one] otwartą pułapkę
    [few] { $traps } otwarte pułapki
    [many] { $traps } otwartych pułapek
   *[other] { $traps } otwartej pułapki
  }: w zasięgu rzutu z pola { $square } nie ma żadnej.
dorada-reason-steps = Pionek trafia na pole { $square } i ma do DORADY jeszcze { $far ->
    [one] { $far } pole
    [few] { $far } pola
    [many] { $far } pól
   *[other] { $far } pola
  }; w zasięgu następnego rzutu { $traps ->
    [0] nie ma otwartej pułapki.
    [one] jest { $traps } otwarta pułapka.
    [few] są { $traps } otwarte pułapki.
    [many] jest { $traps } otwartych pułapek.
   *[other] jest { $traps } otwartej pułapki.
  }
