### Ce qu’un lien vers une page montre dans une messagerie.

preview-room = Estran : une invitation à jouer
preview-watch = Estran : une table à regarder
preview-replay = Estran : une partie à revoir
