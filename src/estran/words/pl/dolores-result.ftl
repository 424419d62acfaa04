### Wynik partii.

dolores-result-round = Pojedynek { $number } z { $last }
dolores-result-none = brak zestawów
dolores-result-made = { $sum } (największa wartość: { $most }; najmniejsza: { $least })
