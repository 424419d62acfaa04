"""Events and choices as sentences in English, French and Polish."""
