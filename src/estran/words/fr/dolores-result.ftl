### Le résultat d’une partie.

dolores-result-round = Partage { $number } sur { $last }
dolores-result-none = aucune collection
dolores-result-made = { $sum } (au plus haut : { $most } ; au plus bas : { $least })
