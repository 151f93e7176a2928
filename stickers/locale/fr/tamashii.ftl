# Ce que fait un élément de Tamashii ; $wish : ce que veut un personnage ; $gems : ce que rend son effet.
tamashii-power-trolls = Veulent { $wish }. Effet : retirez une gemme rouge du sac.
tamashii-power-olaf = Veut { $wish }. Effet : toutes les gemmes données à Olaf retournent dans le sac.
tamashii-power-anna = Veut { $wish }. Effet : regardez une carte encore face cachée.
tamashii-power-elsa = Veut { $wish }. Effet : remettez { $gems } dans le sac.
tamashii-power-kristoff = Veut { $wish }. Effet : remettez { $gems } dans le sac.
tamashii-power-sven = Veut { $wish }. Effet : remettez { $gems } dans le sac.
tamashii-power-red = Met fin au tour : toutes les gemmes piochées ce tour-ci retournent dans le sac. Au niveau débutant, c'est un joker.
