### Start page and room.

start-me = Me
start-alone = Play against bots now
