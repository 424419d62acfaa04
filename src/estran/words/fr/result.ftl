### Le résultat d’une partie dans le navigateur, et son image à montrer aux autres.

result-won = { $seat_is ->
    [you] Vous gagnez !
   *[other] { $seat } gagne !
  }
result-shared = Victoire partagée : { $seats } !
result-gone = { $how ->
    [resigned] Vous avez abandonné.
   *[replaced] Un robot a joué à votre place.
  }
result-gone-last = Un robot a joué à votre place jusqu’à la fin : cela compte comme la dernière place.
result-yours = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
  }{ $shared ->
    [yes] {" "}à égalité avec { $seats }.
   *[no] .
  }
result-yours-behind = { points }, à { $behind } de la tête.
result-yours-tie = { points }, autant que le vainqueur.
result-agreed = Partie arrêtée d’un commun accord
result-abandoned = Partie arrêtée avant la fin
result-stood = Le score au moment de l’arrêt
result-stood-said = Le score au moment de l’arrêt : { $ranks }
result-unit = { $points ->
    [one] {" "}point
   *[other] {" "}points
  }
result-turn = Le tournant
result-move = Coup { $number } sur { $last }
result-turn-start = Du premier point au dernier, { $seat_is ->
    [you] vous êtes en tête.
   *[other] { $seat } est en tête.
  }
result-turn-ahead = { $when } : { $seat_is ->
    [you] vous passez devant { $rivals } et y restez jusqu’à la fin.
   *[other] { $seat } passe devant { $rivals } et y reste jusqu’à la fin.
  }
result-turn-clear = { $when } : jusque-là à égalité avec { $rivals }, { $seat_is ->
    [you] vous prenez la tête et la gardez jusqu’à la fin.
   *[other] { $seat } prend la tête et la garde jusqu’à la fin.
  }
result-turn-last = { $when } : tout reste ouvert jusqu’au bout, et { $seat_is ->
    [you] vous finissez en tête.
   *[other] { $seat } finit en tête.
  }
result-turn-level-start = Du premier point au dernier, à égalité en tête : { $seats }.
result-turn-level = { $when } : de là jusqu’à la fin, à égalité en tête : { $seats }.
result-turn-level-last = { $when } : tout reste ouvert jusqu’au bout ; à égalité à l’arrivée : { $seats }.
result-turn-tie = À égalité de points à la fin : { $seats }. Le départage { $seat_is ->
    [you] vous donne la victoire.
   *[other] donne la victoire à { $seat }.
  }
result-resigned = { $name } a abandonné ; un robot a joué à sa place jusqu’à la fin.
result-resigned-stopped = { $name } avait abandonné ; un robot jouait à sa place.
result-place = { $place }. { $name }
result-scored = { $place }. { $name } : { points }
result-made = { $line }, { $made }
result-share = Partager le résultat
result-drawing = L’image se dessine…
result-send = Partager…
result-save = Enregistrer l’image
result-copy = Copier l’image
result-copy-words = Copier le texte
result-saved = L’image est enregistrée.
result-copied = C’est copié.
result-not-copied = Votre navigateur ne permet pas de copier ici.
