### Notifications of turns in the browser: loaded where one asks for them.

notices-why = When it is your turn and you are not at the table, you can get a notification: the game and a link, nothing else.
notices-slow = In a slow match nobody has to wait at the table: get a notification when it is your turn, with the game and a link, nothing else.
notices-push = Notify me in this browser
notices-push-help = Sent through your browser’s push service, which cannot read it.
notices-insecure = This browser shows notifications only from addresses that begin with https, or on the server’s own machine.
notices-unsupported = This browser cannot show notifications. On a phone, add the page to the home screen first.
notices-blocked = This browser has been told not to show notifications from this site. You can change that in its settings.
notices-failed = Your browser’s push service did not answer. Try again later.
notices-host = This server sends no notifications to browsers.
notices-mail = Email me at { $address }
notices-mail-help = Every email has a link that stops them.
notices-mail-waiting = An email is on its way to { $address }. Follow the link in it to confirm; nothing else is sent before that.
notices-address = Your email address
notices-confirm = Confirm by email
notices-set = You will be notified when it is your turn here.
notices-unset = You will not be notified.
notices-erase = Stop all notifications
notices-erase-help = At every table; the server forgets this browser and your address.
notices-erased = All notifications have stopped, and the server has forgotten where they went.
notices-turn = It is your turn.
notices-stop = Stop notifications
