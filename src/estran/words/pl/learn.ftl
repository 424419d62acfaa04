### Samouczki w przeglądarce.

learn-title = Nauka gry
learn-intro = Samouczek trwa od pięciu do dziesięciu minut: grasz ułożoną z góry partię z dwojgiem partnerów, Iris i Milo, a wybory należą do ciebie. Klawiaturą, dotykiem albo ze słuchu; możesz przerwać w każdej chwili i wrócić później.
learn-start = Zacznij samouczek
learn-resume = Wróć do kroku { $step }
learn-finished = Ukończony: zobacz znowu
learn-book = Zasady gry
learn-teaches = Czego uczy
learn-all = Wszystkie samouczki
learn-of = Samouczek: { $game }
learn-step = Krok { $step } z { $steps }
learn-happened = Co się właśnie dzieje
learn-on = Dalej
learn-read = W tym kroku nic od ciebie nie zależy. „{ learn-on }” prowadzi do następnego.
learn-back = Wstecz
learn-again = Od początku
learn-show = Pokaż mi
learn-retry = Spróbuj jeszcze raz
learn-taken-back = Cofnięte: wybierz jeszcze raz.
learn-say = „{ $words }”
learn-clauses = Cała zasada: { $clauses }
learn-learnt = To już umiesz
learn-keys = Klawisze, które odpowiadają w każdej chwili: { $keys }.
