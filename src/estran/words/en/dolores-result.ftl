### The result of a match.

dolores-result-round = Sharing { $number } of { $last }
dolores-result-none = no collection
dolores-result-made = { $sum } (most valuable: { $most }; least valuable: { $least })
