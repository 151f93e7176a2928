# Ce que fait une carte de Kameloot ; $number : combien complètent une collection.
kameloot-power-ring = Collection : { $number } cartes ou plus. Défaussée : annoncez un chiffre de 2 à 7 ; toutes les cartes de cet objet qui sont dans la défausse viennent devant vous.
kameloot-power-wand = Collection : { $number } cartes ou plus. Défaussée : posez devant vous 2 objets différents de votre main.
kameloot-power-glove = Collection : { $number } cartes ou plus. Défaussé : piochez 2 cartes.
kameloot-power-potion = Collection : { $number } cartes ou plus. Défaussée : retournez le jeton Taverne de quelqu'un d'autre.
kameloot-power-cloak = Collection : { $number } cartes ou plus. Défaussée : retournez votre propre jeton Taverne.
kameloot-power-scroll = Collection : { $number } cartes ou plus. Défaussé : échangez une de vos collections contre une collection différente de quelqu'un d'autre.
kameloot-power-unicorn = Joker : remplace n'importe quel objet. Posez-la avec cet objet, ou sur une collection devant vous. Elle ne se défausse pas.
kameloot-power-tavern-token = Montre votre taverne : le Hibou, ou sur l'autre face le Chat noir.

## Texts for formats that the full text does not fit
kameloot-short-ring = Il en faut 2. Défaussée : dites un chiffre, prenez ses cartes de la défausse.
kameloot-short-wand = Il en faut 3. Défaussée : posez 2 objets différents.
kameloot-short-scroll = Il en faut 7. Défaussé : échangez une collection contre une autre.
kameloot-short-unicorn = Joker : avec un objet, ou sur votre collection. Ne se défausse pas.

## Sides of a token
kameloot-face-owl = Hibou
kameloot-face-cat = Chat noir

## The back of all cards
kameloot-back-coin = Pièce d'or

## Corner indices
kameloot-index-unicorn = ?
kameloot-index-owl = H
kameloot-index-cat = C

## About the marks
kameloot-note = Le nombre dit combien de cartes complètent la collection ; c'est aussi le chiffre à annoncer avec la bague.
kameloot-fact-face-owl = L'autocollant va sur la seule face Hibou ; la face lisse est le Chat noir.
