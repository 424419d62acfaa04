# Co sam serwer mówi tym, którzy chcą powiadomień: w listach i na stronach, do których prowadzą jego linki.

notice-mail-turn-subject = { $game }: twoja kolej
notice-mail-turn = Twoja kolej w grze { $game }. Oto twój stół:
notice-mail-stop = Ten link wyłącza wszystkie powiadomienia na ten adres:
notice-mail-confirm-subject = Potwierdź adres do powiadomień
notice-mail-confirm = Ktoś poprosił serwer { $address } o e-mail na ten adres za każdym razem, gdy przy stole przyjdzie jego kolej. Jeśli to twoja prośba, potwierdź ją w ciągu doby:
notice-mail-not-you = Jeśli to nie twoja prośba, nie rób nic: więcej e-maili nie będzie.

notice-confirm-title = Powiadomienia o twojej kolei
notice-confirm-text = Dostaniesz e-mail, gdy przyjdzie twoja kolej, a nie będzie cię przy stole. W każdym e-mailu jest link, który wyłącza powiadomienia.
notice-confirm-button = Tak, powiadamiaj
notice-confirmed-title = Potwierdzono
notice-confirmed-text = Od teraz dowiesz się, kiedy przyjdzie twoja kolej. Możesz zamknąć tę stronę.
notice-stop-title = Wyłącz powiadomienia
notice-stop-text = Nie przyjdzie tu już żadne powiadomienie, od żadnego stołu, a serwer zapomni ten adres.
notice-stop-button = Wyłącz wszystkie
notice-stopped-title = Powiadomienia wyłączone
notice-stopped-text = Serwer zapomniał ten adres i nic już na niego nie przyjdzie. O powiadomienia możesz znowu poprosić przy każdym stole.
notice-expired-title = Ten link wygasł
notice-expired-text = Adres trzeba potwierdzić w ciągu doby. Poproś o powiadomienia jeszcze raz przy swoim stole.
notice-unknown-title = Nieznany link
notice-unknown-text = Ten link nie jest nasz albo nie został skopiowany w całości.
