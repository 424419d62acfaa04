"""Those who think: bots, hints, analyses, and the work that is owed."""
