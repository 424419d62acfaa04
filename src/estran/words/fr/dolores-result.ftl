### Le résultat d’une partie.

dolores-result-round = Partage { $number } sur { $last }
dolores-result-none = aucune collection
dolores-result-made = { $sum } (la plus riche : { $most } ; la plus pauvre : { $least })
