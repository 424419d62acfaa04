### To, co link do strony pokazuje w komunikatorze.

preview-room = Estran: zaproszenie do gry
preview-watch = Estran: stół, który można oglądać
preview-replay = Estran: partia do obejrzenia
