### Le résultat d’une partie.

douro-result-round = Manche { $number } sur { $last }
douro-result-charity = La charité
douro-result-made = { $boats } avant la charité ; don { $gift } : { $change }
