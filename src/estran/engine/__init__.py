"""What all games share: records, rules, chance, events. It knows no game."""
