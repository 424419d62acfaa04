### What a link to a page shows in a messenger.

preview-room = Estran: an invitation to play
preview-watch = Estran: watch a table
preview-replay = Estran: a match to replay
