### Les profils : ce qui n’est pas possible, et pourquoi.

people-refused-profile = Votre profil a été effacé, ou cet appareil en a été retiré.
people-refused-link = Ce lien a expiré, a déjà servi ou n’a jamais été valable. Créez-en un autre sur un appareil où se trouve votre profil.
people-refused-too-many = Trop de profils ont été créés depuis votre réseau ; attendez un peu avant le suivant. Vous pouvez jouer sans profil.
people-refused-device = Cet appareil n’est pas lié à votre profil, ou en a déjà été retiré.
people-refused-devices = Un profil peut se trouver sur { $most } appareils. Retirez-en un d’abord.
people-refused-passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
people-refused-passkey-unknown = Aucun profil de ce serveur n’a cette clé d’accès.
people-refused-passkey-known = Cette clé d’accès appartient déjà à un profil.
people-refused-passkeys = Un profil peut avoir { $most } clés d’accès. Retirez-en une d’abord.
people-refused-passkeys-here = Les clés d’accès ne fonctionnent pas à cette adresse : il faut un nom au lieu de chiffres, et HTTPS ou cette machine elle-même.
people-refused-block = Aucun autre profil n’est à cette place : il n’y a personne à bloquer. Vous pouvez choisir de ne plus entendre qui s’y trouve.
people-refused-blocks = Vous avez bloqué { $most } personnes : c’est le maximum. Débloquez-les toutes pour recommencer.
people-refused-name = Seul le nom d’une personne peut être retiré, et personne n’est assis à cette place.
people-refused-ratings = Ce serveur ne cote pas les parties.
