### Douro 1872: dlaczego wybór jest dobry

douro-reason-barrels = { $orders ->
    [1] { $most ->
        [one] { $most } beczka
        [few] { $most } beczki
        [many] { $most } beczek
       *[other] { $most } beczki
      }
   *[other] od { $least } do { $most } beczek
  }
douro-reason-full-unbeaten = Łódź ({ douro-reason-barrels }) będzie pewnie pełna, a nikt nie może już zagrać wyżej niż { $card }.
douro-reason-full-high = Łódź ({ douro-reason-barrels }) będzie pewnie pełna, a { $card } to często najwyższa karta.
douro-reason-full-save = Łódź ({ douro-reason-barrels }) będzie pewnie pełna i bez ciebie: { $card } oszczędza twoje wysokie karty.
douro-reason-full-try = Łódź ({ douro-reason-barrels }) będzie pewnie pełna, a { $card } może wygrać bez straty twojej najlepszej karty.
douro-reason-short-high = Łódź ({ douro-reason-barrels }) raczej nie będzie pełna, a { $card } to rzadko najniższa karta.
douro-reason-short-low = Łódź ({ douro-reason-barrels }) raczej nie będzie pełna: { $card } oszczędza lepsze karty, choć grozi karą.
douro-reason-poor = Łódź ({ douro-reason-barrels }) raczej nie będzie pełna, a mając { points }, niewiele tracisz przez karę.
douro-reason-open = Nie wiadomo, czy łódź ({ douro-reason-barrels }) będzie pełna; { $card } to najwyższa karta w około { $highest }% przypadków, a najniższa w { $lowest }%.
douro-reason-tie-hunt = Masz filokserę, a { $card } ma dużą szansę na remis, który przekaże ją dalej.
douro-reason-tie-win = Tylko { $rival } może też zagrać { $card }, a wtedy dzięki filokserze punkty z remisu przypadną tobie.
douro-reason-fog = Nikt nie wie, co przyniesie mgła; { $card } zostawia inne karty na łodzie, które znasz.
douro-reason-fog-high = Przy { $high } z { $count } możliwych łodzi we mgle zyskuje najwyższa karta, jeśli beczek wystarczy.
douro-reason-fog-low = Przy { $low } z { $count } możliwych łodzi we mgle wysokie karty nic nie dają, więc { $card } wystarczy.
douro-reason-fog-known = Z łodzi we mgle została już tylko jedna: { $fog }, { $fog_is ->
    [rocks] gdzie wszystko liczy się podwójnie.
    [cardia] która oddaje karty.
    [rapids] gdzie pełna łódź nagradza najniższą kartę, a niepełna najwyższą.
    [towing] gdzie te same karty grają o następną łódź.
    [tavern] gdzie zyskuje najniższa karta.
   *[customs] gdzie nic nie można zdobyć.
  }
douro-reason-give-low = Pozbywasz się słabej karty, choć najniższy dar kosztuje na koniec 1 punkt.
douro-reason-give-middle = { $card } rzadko jest najwyższą lub najniższą kartą starcia, więc najmniej będzie ci jej brakować.
douro-reason-give-high = Najwyższy dar daje na koniec 1 punkt, a { $card } może nim być.
