# Instrukcje w plikach: do druku i w brajlu.

books-colophon = Te zasady napisaliśmy dla Estranu własnymi słowami. Tam, gdzie drukowana instrukcja coś pomija, rozstrzygamy sami i to zaznaczamy.
books-written = Zapisano w pliku { $path }{ $kind ->
    [html] : otwórz go w przeglądarce i wydrukuj, na A5 albo jako broszurę na A4.
   *[other] .
}
books-no-louis = Brajl wymaga liblouis, którego nie ma na tym komputerze. Zainstaluj pakiet { $package } i spróbuj ponownie.
books-no-contractions = Nie ma tu tablicy polskich skrótów brajlowskich. Pomiń --contracted.
books-no-braille = Nie ma tu tablicy brajla dla języka „{ $language }”.
books-louis-failed = liblouis nie zdołał zapisać brajla: { $reason }
books-no-browser = PDF drukuje Chromium albo Chrome, a na tym komputerze ich nie ma. Użyj --print i wydrukuj stronę z przeglądarki.
books-print-failed = Przeglądarka nie zdołała wydrukować pliku PDF: { $reason }
books-help-print = zapisuje stronę, która drukuje się jako książeczka (HTML)
books-help-pdf = zapisuje książeczkę jako PDF, jeśli jest Chromium albo Chrome
books-help-brf = zapisuje w brajlu, dla drukarki lub monitora brajlowskiego (BRF)
books-help-contracted = w brajlu ze skrótami, jeśli język je ma
books-help-out = nazwa pliku; domyślnie złożona z nazwy gry i języka

books-help-paper = a3 w całości albo a4 na dwóch kartkach
books-refused-file = Nie ma pliku „{ $came }”, są za to: { $known }.
