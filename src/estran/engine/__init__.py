"""What all games share: layouts, rules, chance, events. It knows no game."""
