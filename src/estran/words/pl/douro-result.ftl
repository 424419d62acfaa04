### Wynik partii.

douro-result-round = Starcie { $number } z { $last }
douro-result-charity = Dobroczynność
douro-result-made = { $boats } przed dobroczynnością; dar { $gift }: { $change }
