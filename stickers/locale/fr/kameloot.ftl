# Ce que fait une carte de Kameloot ; $number : combien complètent une collection.
kameloot-power-ring = Collection : { $number } cartes ou plus. Défaussée : annoncez un chiffre de 2 à 7 ; toutes les cartes de cet objet qui sont dans la défausse viennent devant vous.
kameloot-power-wand = Collection : { $number } cartes ou plus. Défaussée : posez devant vous 2 objets différents de votre main.
kameloot-power-glove = Collection : { $number } cartes ou plus. Défaussé : piochez 2 cartes.
kameloot-power-potion = Collection : { $number } cartes ou plus. Défaussée : retournez le jeton Taverne de quelqu'un d'autre.
kameloot-power-cloak = Collection : { $number } cartes ou plus. Défaussée : retournez votre propre jeton Taverne.
kameloot-power-scroll = Collection : { $number } cartes ou plus. Défaussé : échangez une de vos collections contre une collection différente de quelqu'un d'autre.
kameloot-power-unicorn = Joker : remplace n'importe quel objet. Posez-la avec cet objet, ou sur une collection devant vous. Elle ne se défausse pas.
kameloot-power-tavern-token = Montre votre taverne : le Hibou, ou sur l'autre face le Chat noir.
