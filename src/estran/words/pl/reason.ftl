### Podpowiedzi: wybór i dlaczego jest dobry; mówi się do osoby, która wybiera.

reason-hint = { $choice }. { $reason }
reason-often = { $choice }. { $reason } Ale nie daj się przejrzeć: wybieraj tak tylko w około { $share }% przypadków.

## W każdej grze

reason-only = Nie ma innego wyboru.
reason-none = Tak zagrałby bot.
