### The browser client: what all its pages share.

web-skip = Skip to content
web-pages = Pages
web-learn = Learn
web-rules = Rules
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-sound = Sounds
web-volume = Volume
web-keys = Single-letter shortcuts at the table
web-confirm = Ask me to confirm each choice
web-rolls = Roll the die for me
web-forced = Choose for me when only one choice is possible
web-home = Home
web-missing = There is no such page
web-room-gone = You can’t enter this room
web-connecting = Connecting…
web-unreachable = The server cannot be reached. Check your connection, then try again.
web-unreached = The server cannot be reached yet; trying again…
web-short-memory = This browser keeps nothing for Estran. You can play, but when this page is closed or reloaded, your seats, your settings and half-made choices are lost.
