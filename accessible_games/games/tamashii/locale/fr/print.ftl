# Ce que fait un élément de Tamashii ; $wish : ce que veut un personnage ; $gems : ce que rend son effet.
tamashii-power-trolls = Veulent { $wish }. Effet : retirez une gemme rouge du sac.
    .level-beginner = Veulent { $wish }. Aucun effet au niveau débutant.
tamashii-power-olaf = Veut { $wish }. Effet : toutes les gemmes données à Olaf retournent dans le sac.
    .level-beginner = Veut { $wish }. Aucun effet au niveau débutant.
tamashii-power-anna = Veut { $wish }. Effet : regardez une carte encore face cachée.
    .level-beginner = Veut { $wish }. Aucun effet au niveau débutant.
tamashii-power-elsa = Veut { $wish }. Effet : remettez { $gems } dans le sac.
    .level-beginner = Veut { $wish }. Aucun effet au niveau débutant.
tamashii-power-kristoff = Veut { $wish }. Effet : remettez { $gems } dans le sac.
    .level-beginner = Veut { $wish }. Aucun effet au niveau débutant.
tamashii-power-sven = Veut { $wish }. Effet : remettez { $gems } dans le sac.
    .level-beginner = Veut { $wish }. Aucun effet au niveau débutant.
tamashii-power-red = Met fin au tour : toutes les gemmes piochées ce tour-ci retournent dans le sac. Au niveau débutant, c'est un joker.
    .played = Met fin au tour : toutes les gemmes piochées ce tour-ci retournent dans le sac.
    .level-beginner = Un joker : elle vaut n'importe quelle couleur et ne met pas fin au tour.

## Texts for formats that the full text does not fit
tamashii-short-olaf = Veut { $wish }. Effet : ses gemmes retournent dans le sac.
tamashii-short-red = Fin du tour : toutes ses gemmes retournent dans le sac. Débutant : joker.

## Corner indices
tamashii-index-trolls = T
tamashii-index-olaf = O
tamashii-index-anna = A
tamashii-index-elsa = E
tamashii-index-kristoff = K
tamashii-index-sven = S
tamashii-index-blue = B
tamashii-index-pink = Ros
tamashii-index-green = V
tamashii-index-red = Rou

## About the marks
tamashii-note = Les gemmes n'ont pas d'autocollant, car une marque se sentirait dans le sac. Ou bien quelqu'un qui voit dit la couleur de chaque gemme à sa sortie du sac, et tous l'entendent ; ou bien prenez 32 cartes égales à la place des gemmes, collez les autocollants sur leur face (--kind gem), mélangez et tirez du dessus de la pile, face cachée. La rouge porte la croix.
