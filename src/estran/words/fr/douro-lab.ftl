### Douro 1872 dans le compte rendu du labo

douro-lab-heading-cards = Ce que vaut chaque carte
douro-lab-how-cards = Les points qu’une carte baril a rapportés, jouée sur une barque de ce genre ou donnée à la charité. On compte ce que la place a gagné ou perdu sur le moment, pas ce que la carte aurait valu ailleurs. Les cartes qu’un remorquage emporte comptent pour la barque qu’il amène.
douro-lab-plot-cards = Points moyens par carte et genre de barque : une couleur pour les gains, une autre pour les pertes, d’autant plus forte qu’ils sont grands. Les nombres sont dans le tableau qui suit.
douro-lab-caption-cards = Points rapportés en moyenne par une carte, selon la barque
douro-lab-caption-cards-times = Nombre de fois où chaque carte a été jouée, selon la barque
douro-lab-heading-boats = Barques pleines
douro-lab-how-boats = Combien de fois les barils sur la table ont atteint la commande d’une barque.
douro-lab-caption-boats = Barques remplies
douro-lab-column-card = Carte
douro-lab-column-boat = Barque
douro-lab-column-filled = Remplies
douro-lab-fog-rocks = rochers
douro-lab-fog-cardia = Cardia
douro-lab-fog-rapids = rapides
douro-lab-fog-tavern = Barraca
douro-lab-fog-customs = douane
douro-lab-gift = charité
