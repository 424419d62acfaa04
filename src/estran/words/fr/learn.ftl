### Les tutoriels dans le navigateur.

learn-title = Apprendre à jouer
learn-intro = Un tutoriel dure de cinq à dix minutes : vous jouez une partie écrite d’avance contre Iris et Milo, et une étape ne vous demande jamais plus d’un coup. Au clavier, au toucher ou à l’oreille ; arrêtez quand vous voulez et reprenez plus tard.
learn-start = Commencer le tutoriel
learn-resume = Reprendre à l’étape { $step }
learn-finished = Terminé : revoir
learn-book = Livret de règles
learn-teaches = Ce que vous apprendrez
learn-all = Tous les tutoriels
learn-of = Tutoriel : { $game }
learn-step = Étape { $step } sur { $steps }
learn-happened = Ce qui vient de se passer
learn-on = Continuer
learn-read = Rien ne vous est demandé à cette étape. « { learn-on } » mène à la suivante.
learn-back = Retour
learn-again = Recommencer
learn-show = Montrez-moi
learn-retry = Réessayer
learn-taken-back = Votre coup est repris : choisissez de nouveau.
learn-say = « { $words } »
learn-clauses = La règle en entier : { $clauses }
learn-learnt = Ce que vous savez maintenant
learn-keys = Touches qui répondent à tout moment : { $keys }.
