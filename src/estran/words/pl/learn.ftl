### Samouczki w przeglądarce.

learn-title = Nauka gry
learn-intro = Samouczek trwa od pięciu do dziesięciu minut. Grasz ułożoną z góry partię przeciwko Iris i Milo, a każdy krok prosi o jeden ruch. Klawiaturą, dotykiem albo na słuch; możesz przerwać w każdej chwili i wrócić później.
learn-start = Zacznij samouczek
learn-resume = Wróć do kroku { $step }
learn-finished = Ukończony: zagraj jeszcze raz
learn-book = Zasady gry
learn-teaches = Czego uczy
learn-all = Wszystkie samouczki
learn-of = Samouczek: { $game }
learn-step = Krok { $step } z { $steps }
learn-happened = Co się właśnie wydarzyło
learn-on = Dalej
learn-read = W tym kroku nic nie wybierasz. „{ learn-on }” prowadzi do następnego.
learn-back = Wstecz
learn-again = Od początku
learn-show = Pokaż mi
learn-retry = Spróbuj jeszcze raz
learn-taken-back = Ruch cofnięty: wybierz jeszcze raz.
learn-say = „{ $words }”
learn-clauses = Cała zasada: { $clauses }
learn-learnt = To już umiesz
learn-keys = Te klawisze odpowiadają w każdej chwili: { $keys }.
