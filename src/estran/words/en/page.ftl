### The start page of the table server.

page-title = Estran: three table games
page-lead = Play Dolorès, Dorada and Douro 1872 over the net, with people and with bots.
page-running = The table server is running. The page on which people play comes with the next version; until then programs can sit at its tables, and people can play at a terminal.
page-games = The games
page-people = For people
page-terminal = Type this at a terminal to play a match there:
page-fair = Dice and cards are drawn so that anybody can check them afterwards: each match begins with a commitment and ends with its proof.
page-programs = For programs
page-http = Rooms, seats and records are asked for over HTTP:
page-http-link = description of the interface (OpenAPI)
page-socket = Play is over one WebSocket at this address; its messages are described in docs/protocol.md:
page-python = With the Python client, a bot that joins a room and plays is this short:
page-languages = This page in other languages
