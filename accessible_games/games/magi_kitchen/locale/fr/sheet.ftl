# The rules sheet and the turn aid of Magi Kitchen. Sections are numbered; every line is a paragraph.
magi-kitchen-sheet-1 =
    Avoir le plus de cartes dans sa pioche, face cachée, à la fin de la partie.
    .heading = But du jeu
magi-kitchen-sheet-2 =
    Posez les cinq tuiles Ingrédient au milieu. Mélangez toutes les cartes et distribuez-les à parts égales ; ce qui reste retourne dans la boîte. Votre paquet, face cachée devant vous, est votre pioche.
    La personne la plus gourmande commence ; on tourne vers la gauche.
    .heading = Mise en place
magi-kitchen-sheet-3 =
    Retournez la première carte de votre pioche sur votre pile, vers l'extérieur, pour que tout le monde la voie en même temps. Avec des personnes aveugles à table, dites son nom.
    .heading = Votre tour
magi-kitchen-sheet-4 =
    Quand un ingrédient décoloré et la potion de cet ingrédient sont visibles sur deux piles, tapez la tuile de cet ingrédient. La main la plus rapide prend toutes les piles dont le dessus est cet ingrédient ou cette potion, et glisse les cartes face cachée sous sa pioche.
    .heading = Une paire : tapez la tuile
magi-kitchen-sheet-5 =
    Dans le duel qu'elle ouvre, elle recolore tous les ingrédients décolorés visibles : tapez leurs tuiles. La main la plus rapide sur une tuile prend les piles de cet ingrédient. La toute première prend aussi la pile de la potion arc-en-ciel.
    .heading = Potion arc-en-ciel
magi-kitchen-sheet-6 =
    Dans le duel qu'il ouvre, couvrez de vos mains les piles dont le dessus est un ingrédient décoloré. On prend la pile que l'on couvre. La toute première main prend aussi la pile du déchet.
    .heading = Déchet magique
magi-kitchen-sheet-7 =
    Tout le monde prend la posture aussitôt. La dernière personne la garde jusqu'à la prochaine carte posture, et doit alors prendre la nouvelle aussi.
    .heading = Posture magique
magi-kitchen-sheet-8 =
    Mauvaise tuile, mauvaise pile ou mauvaise posture : donnez une carte de votre pioche à qui vous voulez.
    .heading = Sort raté
magi-kitchen-sheet-9 =
    La première personne à avoir gagné des cartes retourne la carte suivante ; sinon, c'est la voisine ou le voisin de gauche.
    La partie s'arrête net quand une pioche est vide. La plus grosse pioche gagne ; en cas d'égalité, la victoire est partagée.
    .heading = Suite et fin

magi-kitchen-sheet-turn =
    Retournez votre première carte, vers l'extérieur. Dites son nom.
    Un ingrédient et sa potion sont visibles : tapez la tuile.
    Arc-en-ciel : tapez les tuiles des ingrédients visibles. Déchet : couvrez les piles d'ingrédients.
    Posture : prenez-la, ne soyez pas en dernier. Une erreur coûte une carte.
    .heading = À votre tour
