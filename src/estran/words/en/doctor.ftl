# What `estran doctor` finds: what is wrong with the set-up of a server, and what to do about it.

doctor-level-fine = Fine
doctor-level-note = Note
doctor-level-warning = Warning
doctor-level-problem = Problem
doctor-well = All is well, as far as can be seen from here.
doctor-unwell = { $count ->
    [one] { $count } thing needs
   *[other] { $count } things need
  } your attention.

## Files and disk

doctor-files-closed = Nobody but its owner can read the database { $path }.
doctor-file-open = Other users of this machine can read { $path }, which holds the secrets of matches in progress. Close it: chmod 600 { $path }
doctor-file-foreign = { $path } belongs to { $owner }, and you are { $user }. Run estran doctor as the user that the server runs as; if that is you, have root give you the file: chown { $user } { $path }
doctor-file-stray = { $path } belongs to { $owner }, but its folder { $folder } belongs to { $user }: a server that runs as { $user } cannot use it. As root, give it back: chown { $user } { $path }
doctor-folder-closed = You are { $user } and may not enter { $path }, where the database is. Run estran doctor as the user that the server runs as; if that is you, it must belong to you, or let you in: ls -ld { $path }
doctor-folder-open = Other users of this machine can enter { $path }, where the database is. Close it: chmod 700 { $path }
doctor-folder-shared = The database is in { $path }, a folder that serves other things too: it stays open to others, and only the files are closed. A folder of its own is safer; ESTRAN_DATA names it.
doctor-disk-fine = { $free } MB of disk space is free in { $path }.
doctor-disk-low = Only { $free } MB of disk space is free in { $path }. Make room soon: no move can be saved on a full disk.
doctor-disk-full = The disk is as good as full: { $free } MB is free in { $path }. Make room now: no move can be saved on a full disk.
doctor-disk-elsewhere = The database is on a server of its own: look after the disk space there.

## Database and Redis

doctor-database-fine = The database is up to date and accepts writes.
doctor-database-unknown = This is not the address of a database that Estran can use. Write sqlite:///FILE or postgresql://USER@HOST/NAME after --database or in ESTRAN_DATABASE.
doctor-database-new = There is no database yet; the server creates it when it starts.
doctor-database-empty = The database has no tables yet; the server creates them when it starts.
doctor-database-encoding = The database keeps text as { $encoding } instead of UTF8, so names may be garbled. Make a backup, create a database with -E UTF8 -T template0, and restore the backup into it.
doctor-database-away = The database cannot be used: { $reason }. Check its address, and that it is running.
doctor-database-damaged = { $path } is damaged, or is not a database: { $reason }. Stop the server, move the file away, and restore your last backup with estran restore.
doctor-database-shut = { $path } cannot be used: { $reason }. File and folder must belong to the server’s user, who must be allowed to write both: ls -la { $folder }
doctor-database-older = The tables are version { $found }, and this Estran needs { $known }. Make a backup, then restart the server, which brings them up to date.
doctor-database-newer = The tables are version { $found }, which this Estran does not know; it knows { $known }. Install the version that last ran here, or a newer one.
doctor-database-unwritable = The database can be read but not written: { $reason }. Look for a full disk, wrong file permissions, or a read-only database.
doctor-redis-fine = Redis answers.
doctor-redis-none = No Redis is named, so one process serves everyone.
doctor-redis-away = Redis cannot be reached: { $reason }. Check its address, and that it is running.

## Clock

doctor-clock-fine = The clock agrees with { $others }.
doctor-clock-wrong = The clock is { $seconds } seconds off from the clock of { $other }. Have the system set it: timedatectl set-ntp true
doctor-clock-behind = The database knows of something that will happen in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }: this clock is behind, or was once ahead. Have the system set it: timedatectl set-ntp true
doctor-clock-unknown = There was nothing to compare the clock with. Check it yourself: timedatectl

## The address that people open

doctor-url-none = To have the certificate, proxy and sockets checked too, add --url with the address that people open.
doctor-url-away = { $url } does not answer: { $reason }. Check the name, the proxy and the firewall.
doctor-url-foreign = Something answers at { $url }, but not an Estran of this version. Does the proxy lead to the right port, and was the server restarted?
doctor-url-down = A proxy answers at { $url }, but no server behind it: status { $status }. Start the server, or see why it is not running: systemctl status estran. If it is running, the proxy leads to the wrong port.
doctor-url-moved = { $url } only redirects to { $target }, and nothing there was checked. Name that address instead: --url { $target }
doctor-url-unready = The server at { $url } says that it is not ready. Its log says why: journalctl -u estran
doctor-tls-fine = The certificate of { $host } is good for { $days ->
    [one] { $days } more day.
   *[other] { $days } more days.
  }
doctor-tls-ends = The certificate of { $host } is good for only { $days ->
    [one] { $days } more day
   *[other] { $days } more days
  } and should have been renewed. Try it: certbot renew --dry-run, and see that its deploy hook reloads nginx.
doctor-tls-bad = Browsers reject the certificate of { $host }: { $reason }. Get a valid one with certbot, and reload nginx.
doctor-tls-none = { $url } is not encrypted: anyone in between can listen in and take over seats. Put nginx with TLS in front of the server.
doctor-proxy-fine = The proxy tells the server where people come from, and cannot be fooled: you come from { $address }.
doctor-proxy-near = The proxy tells the server where people come from, and cannot be fooled. You come from this machine itself.
doctor-proxy-direct = There is no proxy in front of the server.
doctor-proxy-unknown = An address of this machine itself does not show whether a proxy tells the server where people come from. Name the public address with --url.
doctor-proxy-silent = The proxy does not tell the server where people come from, so they all count as this machine, without limits. Have it set X-Forwarded-For, as docs/hosting/nginx.conf does.
doctor-proxy-untrusted = The proxy says where people come from, but the server does not believe it, so they all share one limit. Start the server with --trust-proxy.
doctor-proxy-forged = Anyone can claim any address: what a client says in X-Forwarded-For is believed. Have the proxy replace it, as docs/hosting/nginx.conf does; without a proxy, leave out --trust-proxy.
doctor-proxy-host = The proxy changes the name that the browser asked for, { $sent }, to { $came }, so pages are refused as if they came from another site. Have it pass on the Host header, as docs/hosting/nginx.conf does.
doctor-socket-fine = WebSockets get through.
doctor-socket-closed = WebSockets do not get through: { $reason }. Have the proxy pass on Upgrade and Connection, as docs/hosting/nginx.conf does.
doctor-metrics-open = { $url } shows everyone figures that are meant for you alone. Upgrade the server, and use --metrics-port.

## Compiled code and the browser client

doctor-cache-fine = Compiled code is kept in { $path }.
doctor-cache-empty = Compiled code is kept in { $path }, where there is none yet for { $games }: bots that search play like normal ones until it is compiled, which takes about a minute.
doctor-cache-lost = Compiled code cannot be kept, so it is compiled again after every start: { $reason }. Set ESTRAN_CACHE to a folder that belongs to the server’s user.
doctor-client-fine = The browser client is built.
doctor-client-missing = The browser client is not built, so the pages are missing. In a checkout, make play builds it; then install again.
doctor-mail-none = No mail server is named, so no email is sent.
doctor-mail-fine = The mail server accepts our connection.
doctor-mail-wrong = The mail settings are wrong: { $reason }
doctor-mail-away = The mail server does not accept our connection: { $reason }. Check --smtp, its password, and whether the service can reach it.
