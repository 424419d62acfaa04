### The lobby on the start page: rooms, tables, and playing with whoever comes.

lobby-rooms = Open rooms
lobby-slow-rooms = Slow matches that need players
lobby-tables = Tables to watch
lobby-none = Nobody is waiting for players right now. Open a room and list it here, or play against bots.
lobby-room = { $names }; free seats: { $open } of { $players }
lobby-room-empty = Free seats: { $open } of { $players }
lobby-watch = Watch: { $names }
lobby-gone = No longer there
lobby-others = { $number ->
    [one] One person is looking for a table.
   *[other] { $number } people are looking for a table.
  }
lobby-whoever = Play with whoever comes
lobby-whoever-how = Choose what you would like. As soon as enough people have come, you are seated, and the match begins by itself.
lobby-games = Games
lobby-sizes = Players at the table
lobby-pace = Time
lobby-live = Live, in one go
lobby-slow = Slow, a day for each choice
lobby-go = Find me a table
lobby-close = Close
lobby-choose = Choose at least one game, and a number of players that suits it.
lobby-seeking = Looking for players: { $games }
lobby-stay = Stay on this page. You will be taken to the table.
lobby-still = Still looking for players: { $time } so far.
lobby-nobody = Nobody has come yet. You can play with bots now, or keep waiting.
lobby-bots = Play with bots
lobby-wait = Keep waiting
lobby-stop = Stop looking
lobby-stopped = You are no longer looking for a table.
lobby-seated = Everyone is here: your table is { $label }, { $game }.
lobby-lost = Connection to the lobby lost; trying again…
lobby-back = The lobby is back.
