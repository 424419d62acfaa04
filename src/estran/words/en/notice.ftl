# What the server itself says to those who want notices: in mail, and on the pages behind its links.

notice-mail-turn-subject = { $game }: it is your turn
notice-mail-turn = It is your turn in a match of { $game }. Here is your table:
notice-mail-stop = This link stops all notifications to this address:
notice-mail-confirm-subject = Confirm your address for turn notifications
notice-mail-confirm = Someone asked { $address } to send an email to this address whenever it is their turn at a table. If that was you, confirm it within a day:
notice-mail-not-you = If it was not you, do nothing: no more email will come.

notice-confirm-title = Turn notifications
notice-confirm-text = You will get an email when it is your turn at a table and you are not there. Every email has a link that stops them.
notice-confirm-button = Yes, notify me
notice-confirmed-title = Confirmed
notice-confirmed-text = From now on you will be notified when it is your turn. You can close this page.
notice-stop-title = Stop notifications
notice-stop-text = No more notifications will be sent here, from any table, and the server will forget this address.
notice-stop-button = Stop all notifications
notice-stopped-title = No more notifications
notice-stopped-text = The server has forgotten this address, and nothing more will be sent there. You can ask for notifications again at any table.
notice-expired-title = This link has expired
notice-expired-text = An address has to be confirmed within a day. Ask for notifications again at your table.
notice-unknown-title = Unknown link
notice-unknown-text = This link is not one of ours, or was not copied completely.
