# Ce que trouve `estran doctor` : ce qui ne va pas dans l’installation d’un serveur, et que faire.

doctor-level-fine = Bien
doctor-level-note = À savoir
doctor-level-warning = Attention
doctor-level-problem = Problème
doctor-well = Tout va bien, autant qu’on puisse le voir d’ici.
doctor-unwell = { $count ->
    [one] { $count } point demande
   *[other] { $count } points demandent
  } votre attention.

## Fichiers et disque

doctor-files-closed = Personne d’autre que son propriétaire ne peut lire la base { $path }.
doctor-file-open = D’autres utilisateurs de cette machine peuvent lire { $path }, qui contient les secrets des parties en cours. Fermez-le : chmod 600 { $path }
doctor-file-foreign = { $path } appartient à { $owner }, et vous êtes { $user }. Lancez estran doctor sous l’utilisateur du serveur ; si c’est vous, faites-vous donner le fichier par root : chown { $user } { $path }
doctor-file-stray = { $path } appartient à { $owner }, mais son dossier { $folder } à { $user } : un serveur lancé sous { $user } ne peut pas s’en servir. En tant que root, rendez-le-lui : chown { $user } { $path }
doctor-folder-closed = Vous êtes { $user } et ne pouvez pas entrer dans { $path }, où se trouve la base. Lancez estran doctor sous l’utilisateur du serveur ; si c’est vous, le dossier doit vous appartenir, ou vous laisser entrer : ls -ld { $path }
doctor-folder-open = D’autres utilisateurs de cette machine peuvent entrer dans { $path }, où se trouve la base. Fermez-le : chmod 700 { $path }
doctor-folder-shared = La base se trouve dans { $path }, un dossier qui sert aussi à autre chose : il reste ouvert aux autres, et seuls les fichiers sont fermés. Un dossier à elle seule est plus sûr ; ESTRAN_DATA le désigne.
doctor-disk-fine = { $free } Mo d’espace disque sont libres dans { $path }.
doctor-disk-low = Seuls { $free } Mo d’espace disque sont libres dans { $path }. Faites bientôt de la place : sur un disque plein, aucun coup ne peut être gardé.
doctor-disk-full = Le disque est presque plein : { $free } Mo sont libres dans { $path }. Faites de la place tout de suite, car sur un disque plein aucun coup ne peut être gardé.
doctor-disk-elsewhere = La base est sur un serveur à elle : surveillez-y l’espace disque.

## Base de données et Redis

doctor-database-fine = La base est à jour et accepte les écritures.
doctor-database-unknown = Ce n’est pas l’adresse d’une base dont Estran puisse se servir. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM après --database ou dans ESTRAN_DATABASE.
doctor-database-new = Il n’y a pas encore de base ; le serveur la crée en démarrant.
doctor-database-empty = La base n’a pas encore de tables ; le serveur les crée en démarrant.
doctor-database-encoding = La base garde les textes en { $encoding } et non en UTF8 : des noms peuvent être abîmés. Faites une sauvegarde, créez une base avec -E UTF8 -T template0, et restaurez-y la sauvegarde.
doctor-database-away = La base de données est inutilisable : { $reason }. Vérifiez son adresse, et qu’elle tourne.
doctor-database-damaged = { $path } est abîmé, ou n’est pas une base : { $reason }. Arrêtez le serveur, mettez le fichier de côté, et reprenez votre dernière sauvegarde avec estran restore.
doctor-database-shut = { $path } est inutilisable : { $reason }. Le fichier et son dossier doivent appartenir à l’utilisateur du serveur, qui doit pouvoir y écrire : ls -la { $folder }
doctor-database-older = Les tables sont de la version { $found }, et cet Estran demande { $known }. Faites une sauvegarde, puis redémarrez le serveur, qui les met à jour.
doctor-database-newer = Les tables sont de la version { $found }, que cet Estran ne connaît pas ; il connaît { $known }. Installez la version qui a tourné ici en dernier, ou une plus récente.
doctor-database-unwritable = La base peut être lue mais pas écrite : { $reason }. Cherchez un disque plein, des droits de fichiers, ou une base en lecture seule.
doctor-redis-fine = Redis répond.
doctor-redis-none = Aucun Redis n’est nommé : un seul processus sert tout le monde.
doctor-redis-away = Redis ne répond pas : { $reason }. Vérifiez son adresse, et qu’il tourne.

## Horloge

doctor-clock-fine = L’horloge s’accorde avec { $others }.
doctor-clock-wrong = L’horloge a { $seconds } secondes d’écart avec { $other }. Laissez le système la régler : timedatectl set-ntp true
doctor-clock-behind = La base connaît un événement qui aura lieu dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } : cette horloge retarde, ou a eu de l’avance. Laissez le système la régler : timedatectl set-ntp true
doctor-clock-unknown = Il n’y avait rien à quoi comparer l’horloge. Regardez vous-même : timedatectl

## L’adresse que les gens ouvrent

doctor-url-none = Donnez avec --url l’adresse que les gens ouvrent : son certificat, son proxy et ses sockets seront examinés aussi.
doctor-url-away = { $url } ne répond pas : { $reason }. Vérifiez le nom, le proxy et le pare-feu.
doctor-url-foreign = Quelque chose répond à { $url }, mais pas un Estran de cette version. Le proxy mène-t-il au bon port, et le serveur a-t-il été redémarré ?
doctor-url-down = Un proxy répond à { $url }, mais aucun serveur derrière lui : statut { $status }. Démarrez le serveur, ou voyez pourquoi il ne tourne pas : systemctl status estran. S’il tourne, le proxy mène au mauvais port.
doctor-url-moved = { $url } ne fait que renvoyer à { $target }, et rien n’y a été examiné. Donnez plutôt cette adresse : --url { $target }
doctor-url-unready = Le serveur de { $url } dit qu’il n’est pas prêt. Son journal dit pourquoi : journalctl -u estran
doctor-tls-fine = Le certificat du site { $host } est encore valable { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
  }
doctor-tls-ends = Le certificat du site { $host } n’est plus valable que { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } et aurait dû être renouvelé. Essayez : certbot renew --dry-run, et voyez si son deploy hook recharge nginx.
doctor-tls-bad = Les navigateurs refusent le certificat du site { $host } : { $reason }. Obtenez-en un avec certbot, et rechargez nginx.
doctor-tls-none = { $url } n’est pas chiffré : n’importe qui sur le chemin peut écouter et prendre des places. Mettez nginx avec TLS devant le serveur.
doctor-proxy-fine = Le proxy dit au serveur d’où viennent les gens, et ne se laisse pas tromper : vous venez de { $address }.
doctor-proxy-near = Le proxy dit au serveur d’où viennent les gens, et ne se laisse pas tromper. Vous venez de cette machine même.
doctor-proxy-direct = Il n’y a pas de proxy devant le serveur.
doctor-proxy-unknown = Depuis une adresse de cette machine même, on ne peut pas voir si un proxy dit au serveur d’où viennent les gens. Donnez l’adresse publique avec --url.
doctor-proxy-silent = Le proxy ne dit pas au serveur d’où viennent les gens : tous comptent comme cette machine, sans limites. Faites-lui écrire X-Forwarded-For, comme docs/hosting/nginx.conf.
doctor-proxy-untrusted = Le proxy dit d’où viennent les gens, mais le serveur ne le croit pas : tous partagent une seule limite. Lancez le serveur avec --trust-proxy.
doctor-proxy-forged = N’importe qui peut prétendre à n’importe quelle adresse : ce qu’un client dit dans X-Forwarded-For est cru. Faites-le remplacer par le proxy, comme docs/hosting/nginx.conf ; sans proxy, enlevez --trust-proxy.
doctor-proxy-host = Le proxy change le nom demandé par le navigateur, { $sent }, en { $came } : les pages sont refusées comme celles d’un autre site. Faites-lui transmettre l’en-tête Host, comme docs/hosting/nginx.conf.
doctor-socket-fine = Les sockets passent.
doctor-socket-closed = Les sockets ne passent pas : { $reason }. Faites transmettre Upgrade et Connection par le proxy, comme docs/hosting/nginx.conf.
doctor-metrics-open = { $url } donne à tout le monde les chiffres qui ne sont que pour vous. Mettez le serveur à jour, et utilisez --metrics-port.

## Code compilé et client du navigateur

doctor-cache-fine = Le code compilé est gardé dans { $path }.
doctor-cache-empty = Le code compilé est gardé dans { $path }, où il n’y en a pas encore pour { $games } : les robots qui cherchent jouent comme des robots normaux jusqu’à ce qu’il soit compilé, ce qui prend environ une minute.
doctor-cache-lost = Le code compilé ne peut pas être gardé, et il est recompilé après chaque démarrage : { $reason }. Nommez avec ESTRAN_CACHE un dossier de l’utilisateur du serveur.
doctor-client-fine = Le client du navigateur est construit.
doctor-client-missing = Le client du navigateur n’est pas construit : les pages manquent. Dans une copie du dépôt, make play le construit ; réinstallez ensuite.
doctor-mail-none = Aucun serveur de courriel n’est nommé : personne ne reçoit de courriel.
doctor-mail-fine = Le serveur de courriel accepte notre connexion.
doctor-mail-wrong = Les réglages du courriel sont incorrects : { $reason }
doctor-mail-away = Le serveur de courriel refuse notre connexion : { $reason }. Vérifiez --smtp, son mot de passe, et si le service peut l’atteindre.
