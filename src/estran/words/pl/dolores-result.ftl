### Wynik partii.

dolores-result-round = Podział { $number } z { $last }
dolores-result-none = brak kolekcji
dolores-result-made = { $sum } (najcenniejsza: { $most }; najmniej cenna: { $least })
