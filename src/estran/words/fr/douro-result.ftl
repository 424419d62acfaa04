### Le résultat d’une partie.

douro-result-round = Dispute { $number } sur { $last }
douro-result-charity = La charité
douro-result-made = { $boats } avant la charité ; don { $gift } : { $change }
