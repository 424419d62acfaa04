### One's own page: profile, matches, devices; and what tables and rooms say of profiles.

me-title = Your profile
me-short = This browser keeps nothing for Estran: when this page is closed, this device forgets your profile. Take it to another device with a link, or add a passkey, if you want to come back.
me-again = Try again
me-taken = Your profile is on this device now.
me-saved = Saved.
me-nobody = There is no profile on this device yet
me-gone = This device has no profile any more
me-nobody-help = One is made for you when you play your first match: a name and a face, no account. Your matches, figures and ratings will then appear here.
me-elsewhere = Do you have one on another device?
me-elsewhere-help = Open this page there, make a link under “Devices”, and open that link here. Or sign in with a passkey.
me-replace = This device already has a profile
me-replace-help = The link brings another one. The one that is here then stays on its other devices and with its passkeys; if it has neither, nobody can open it again.
me-replace-yes = Replace it
me-replace-no = Keep the one that is here

## Face and name

me-face = { $head ->
    [round] A round face
    [long] A long face
    [square] A square face
   *[pointed] A face with a pointed chin
  }, { $hair ->
    [short] short hair
    [long] long hair
    [curly] curly hair
   *[plaits] plaits
  }, { $mark ->
    [beard] a beard
    [moustache] a moustache
    [glasses] round glasses
   *[cheeks] red cheeks
  }, { $hat ->
    [none] no hat
    [straw] a straw hat
    [sailor] a sailor’s cap
    [captain] a captain’s cap
    [rain] a sou’wester
    [shawl] a dotted headscarf
    [beret] a beret
   *[tricorne] a three-cornered hat
  } and { $worn ->
    [scarf] a scarf
    [stripes] a striped shirt
    [jumper] a roll-neck jumper
    [collar] a wide collar
    [kerchief] a neckerchief
    [waistcoat] a waistcoat
    [beads] a string of pearls
   *[bow] a bow tie
  }; dressed in { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
  }, { $ground ->
    [sun] with the sun behind
    [sea] with the sea behind
    [hills] with hills behind
   *[night] with the night sky behind
  }.
me-face-other = Another face
me-face-back = Back to the one before
me-rated = My matches may be rated
me-rated-help = In rated rooms, a number says how well you play each game. Others at a rated table see it. A match is not rated if someone uses a hint or takes a choice back.
me-rated-gone = In a rated match, anyone who has resigned or for whom a bot plays at the end counts as last.
me-rated-on = Your matches may be rated from now on.
me-rated-off = Your matches are no longer rated.

## Matches

me-running = Matches in progress
me-running-elsewhere = on another device; can continue here
me-play-here = Play here
me-played = My matches
me-played-game = Game
me-played-all = all games
me-played-none = No finished matches yet.
me-played-with = The others
me-played-more = Earlier matches
me-played-count = { $number ->
    [one] { $number } match in the list.
   *[other] { $number } matches in the list.
  }
me-replay = Watch it again
me-mistakes = Mistakes
me-download = Download
me-record-until = Its record is kept here until { $day }, or longer if you meet at that table again.
me-record-gone = The host no longer keeps its record; the result stays here.
me-outcome-won = You won
me-outcome-shared = You shared the victory
me-outcome-place = { $rank ->
    [2] Second
    [3] Third
    [4] Fourth
   *[5] Fifth
  } of { $players }
me-outcome-resigned = You resigned
me-outcome-agreed = Ended by agreement
me-outcome-abandoned = Ended early
me-bot = Bot, { $level }
me-somebody = someone
me-rating-pending = Rating: being worked out
me-rating-change = Rating: { $mean } ({ $change })
me-figures = Figures
me-ratings = Ratings
me-ratings-help = Everyone begins at 25. The number after ± says how uncertain the rating still is; it shrinks with every rated match.
me-rating = { $mean } ± { $doubt }, { $known ->
    [hardly] hardly known yet
    [roughly] roughly known
   *[well] well known
  } after { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
me-steps = Over the last { $number } rated matches: from { $first } to { $last }, always between { $least } and { $most }.
me-steps-all = Step by step
me-steps-day = Day
me-steps-rating = Rating
me-figure-game = Game
me-figure-against = Against
me-figure-people = people
me-figure-played = Played
me-figure-won = Won
me-figure-rank = Mean place

## Devices

me-devices = Devices
me-device-this = this one
me-device-used = last used: { $day }
me-leave = Forget it here
me-leave-sure = Your profile stays on your other devices. If this is the only one and you have no passkey, nobody can open it again.
me-left = This device has forgotten your profile.
me-revoke = Revoke
me-revoke-sure = That device will no longer have a profile. Seats that are being played there stay there.
me-revoked = { $device } no longer opens your profile.
me-keep = Leave it as it is
me-carry = To another device
me-carry-help = A link, or a code for its camera, takes your profile there. It works once, within ten minutes; anyone who opens it has your profile, so keep it to yourself.
me-carry-make = Make a link
me-carry-new = Make a new link
me-carry-made = Here is the link. It works once, for { $time }.
me-carry-link = Link for another device
me-carry-code = QR code for the link
me-carry-code-how = Point the camera of the other device at it to open your profile there.
me-carry-left = It still works for { $time }.
me-carry-over = The link has expired.

## Passkeys

me-passkeys = Passkeys
me-passkeys-help = A passkey opens your profile with what unlocks your device, such as your fingerprint, your face or a PIN: a way back if all devices are lost.
me-passkey-add = Add a passkey
me-passkey-added = The passkey has been added.
me-passkey-enter = Sign in with a passkey
me-passkey-remove = Remove
me-passkey-removed = The passkey no longer opens your profile.
me-passkey-none = No passkey was used; nothing has changed.
me-passkey-insecure = Passkeys need a secure address (HTTPS), and this page does not have one.
me-passkey-unsupported = This browser does not support passkeys.

## What is kept, and the end of it

me-kept = What we keep
me-kept-help = Your name and face, devices, passkeys (no secrets), results and ratings. Nothing else. After a year without a visit all of it is erased.
me-export = Save all of it as a file
me-exported = The file has been saved.
me-blocked = { $number ->
    [one] You have blocked { $number } player: you will not hear them or be seated with them.
   *[other] You have blocked { $number } players: you will not hear them or be seated with them.
  }
me-unblock = Unblock everyone
me-unblocked = Nobody is blocked any more.
me-erase = Erase my profile
me-erase-sure = Erase your profile now? This cannot be undone.
me-erase-goes = What goes, at once and on all devices: your name and face, devices and passkeys, your list of matches, figures and ratings.
me-erase-stays = What stays: in the histories of others you are “someone”, and their results remain. You keep your seat in a match that is running.
me-erase-yes = Erase it all
me-erased = Your profile has been erased.

## In rooms and at tables

me-room-rated = Rated
me-room-rated-help = It counts if everyone has agreed on their own page to be rated, each plays on a device of their own, nobody uses a hint or takes a choice back, and the match is played to its end.
me-room-is-rated = This room is rated: a match counts if everyone who plays has agreed to that on their own page.
me-room-kept = As things stand, the next match will not be rated because of { $names }: everyone needs a profile of their own that may be rated.
me-room-unrated = Matches in this room are not rated: the host has not asked for it.
me-server-unrated = Matches are not rated on this server.
me-block = Block someone
me-block-help = You will no longer hear them at any table or be seated with them. They are not told.
me-block-one = Block { $name }
me-block-done = { $name } is blocked.
me-block-undo = Undo: { $name }
me-block-undone = { $name } is no longer blocked.
me-unname = Remove a name
me-unname-help = For a name that offends. A letter takes its place: at the table, in replays of this room’s matches, beside what was said. In other players’ histories it becomes “someone”. The player stays. It cannot be undone.
me-unname-one = Remove the name { $name }
me-unnamed = { $is ->
    [you] The host has removed your name. At this table you are called { $name }.
   *[other] The host has removed a name. The player at seat { $seat } is now called { $name }.
  }
