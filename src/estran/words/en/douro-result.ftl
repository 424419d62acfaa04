### The result of a match.

douro-result-round = Contest { $number } of { $last }
douro-result-charity = Charity
douro-result-made = { $boats } before charity; gift { $gift }: { $change }
