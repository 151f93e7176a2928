# The rules sheet and the turn aid of Kameloot. Sections are numbered; every line is a paragraph.
kameloot-sheet-1 =
    Avoir le plus de pièces d'or à la fin. Chaque Objet Magique vendu rapporte une pièce.
    .heading = But du jeu
kameloot-sheet-2 =
    De 3 à 6 joueurs. Chacun lance son jeton Taverne à pile ou face et le pose tel quel : Hibou ou Chat noir. Ceux qui ont la même face sont dans la même taverne.
    Mélangez les 96 cartes Objet Magique, distribuez-en 4 à chacun ; le reste forme la pioche.
    .heading = Mise en place
kameloot-sheet-3 =
    Au choix : posez devant vous, faces visibles, une ou plusieurs cartes identiques de votre main ; ou défaussez une carte et utilisez son pouvoir.
    .heading = Étape 1 : agir
kameloot-sheet-4 =
    Comptez ensemble les cartes de chaque objet posées devant tous les membres de votre taverne. La collection est complète quand il y en a au moins autant que son chiffre : 2 bagues, 3 baguettes, 4 gants, 5 potions, 6 capes, 7 parchemins.
    Ramassez toutes les cartes de l'objet complet, retournez-les côté pièce et distribuez-les une par une : d'abord à vous, puis vers la gauche, aux seuls membres de votre taverne, jusqu'à la dernière.
    Les pièces vont sous le jeton Taverne.
    .heading = Étape 2 : collections complètes
kameloot-sheet-5 =
    Piochez pour avoir 4 cartes en main. Si vous en avez déjà 4 ou plus, ne piochez pas.
    .heading = Étape 3 : compléter sa main
kameloot-sheet-6 =
    Bague aimant, 2 : annoncez un chiffre. Toutes les cartes de ce chiffre passent de la défausse devant vous. On ne consulte pas la défausse avant.
    Baguette magique à 2 branches, 3 : posez devant vous deux objets différents de votre main.
    Gant à 6 doigts, 4 : piochez deux cartes.
    Potion d'enchantement, 5 : retournez le jeton Taverne d'une autre personne.
    Cape magique, 6 : retournez votre jeton Taverne.
    Parchemin de permutation, 7 : échangez une de vos collections contre une collection différente de quelqu'un d'autre.
    .heading = Les pouvoirs
kameloot-sheet-7 =
    La corne de licorne remplace n'importe quel objet. Posez-la avec des objets identiques, ou sur une collection déjà devant vous. Elle n'a pas de pouvoir et ne se défausse pas.
    .heading = Corne de licorne
kameloot-sheet-8 =
    Quand quelqu'un ne peut plus remonter à 4 cartes parce que la pioche est vide, terminez le tour de table : chacun aura joué autant de fois. Le plus de pièces gagne ; en cas d'égalité, la victoire est partagée.
    .heading = Fin de la partie

kameloot-sheet-turn =
    Posez des cartes identiques, ou défaussez une carte et utilisez son pouvoir.
    Une collection est complète dans votre taverne ? Vendez-la : distribuez les pièces en commençant par vous.
    Piochez pour avoir 4 cartes en main.
    .heading = À votre tour
