# The rules sheet and the turn aid of KamiMaï. Sections are numbered; every line is a paragraph.
kamimai-sheet-1 =
    Vous jouez ensemble contre la feuille KamiMaï : scellez toutes ses zones avant d'avoir perdu le dernier Point d'Énergie.
    .heading = But du jeu
kamimai-sheet-2 =
    De 1 à 5 invocateurs et invocatrices. Choisissez une feuille : niveau 1, 2 ou 3. L'équipe a 5 Points d'Énergie.
    Mélangez toutes les cartes : c'est le Grimoire. Posez-le debout sur le tapis, ouvert et en équilibre.
    Le hasard désigne qui commence ; on tourne vers la gauche. On se concerte ; en cas de désaccord, la personne active décide.
    .heading = Mise en place
kamimai-sheet-3 =
    Si aucune zone n'est ciblée, grattez une flèche vers la zone de votre choix. On reste sur une zone ciblée jusqu'à ce qu'elle soit finie. Au niveau 1, la première zone est imposée.
    .heading = Phase 1 : cibler une zone
kamimai-sheet-4 =
    Piochez au moins une carte du Grimoire, d'une seule main, sans le faire tomber. Interdit de prendre tout le Grimoire.
    .heading = Phase 2 : piocher
kamimai-sheet-5 =
    Étalez les cartes piochées et votre Réserve. Si vous avez pioché un Gardien, appliquez l'effet de la zone.
    Un sort, c'est 4 cartes Élément identiques. On ne lance que les sorts de la zone ciblée. Défaussez les cartes et grattez le sort.
    Sort individuel : les 4 cartes sont à vous. Sort collectif : au moins une est à vous, les autres donnent le reste.
    Sort d'équipe : choisissez un Élément ensemble ; tout le monde en défausse au moins une carte, vous aussi. À deux : 2 chacun. À trois : 2, 1 et 1. À quatre : 1 chacun. À cinq : quatre d'entre vous, 1 chacun.
    Quand tous les sorts de la zone sont grattés, grattez son cœur : elle est scellée. Passez à la phase 4.
    .heading = Phase 3 : lancer des sorts
kamimai-sheet-6 =
    Gardez 4 cartes au plus dans votre Réserve. Les Gardiens se gardent d'office et comptent parmi les 4. Défaussez le reste.
    .heading = Phase 4 : stocker ou défausser
kamimai-sheet-7 =
    Aucun effet : rien ne se passe.
    Bénédiction : un effondrement ne coûte pas d'Énergie.
    Malédiction d'énergie : perdez 1 Point d'Énergie par Gardien pioché.
    Malédiction de défausse : par Gardien pioché, tout le monde défausse une carte Élément ou Créature.
    Malédiction de couleur : toutes les cartes Élément de la couleur des Gardiens sont défaussées, cartes piochées et Réserves comprises. Bleu : Eau. Rouge : Feu. Gris : Air. Vert : Terre.
    .heading = Un Gardien est pioché : effet de la zone
kamimai-sheet-8 =
    Avec un Gardien en Réserve, on pioche avec le pouce et un seul doigt. Bleu : le majeur. Gris : l'annulaire. Rouge : l'auriculaire. Vert : avec l'autre main. Si vous en avez plusieurs, choisissez-en un.
    .heading = Gardiens
kamimai-sheet-9 =
    Les Créatures se jouent en phase 3, puis se défaussent.
    Fée : compte pour 1, 2 ou 3 cartes de son Élément. Loup Sacré : 1 ou 2 cartes d'un même Élément au choix.
    Lutin Porte-clé : défaussez tous les Gardiens de tout le monde.
    Libellules Draconiques : deux fois, la personne de votre choix donne une carte à la personne de son choix.
    Souris Chapardeuse : les personnes de votre choix prennent chacune une carte Élément ou Créature dans la défausse.
    .heading = Créatures
kamimai-sheet-10 =
    Pendant la pioche, ou dans les 3 secondes qui suivent : perdez 1 Point d'Énergie, gardez les cartes piochées, sautez la phase 3, faites la phase 4. Puis mélangez les cartes tombées et la défausse : c'est le nouveau Grimoire.
    Plus tard dans le tour, ou entre deux tours : pas d'Énergie perdue. Après la phase 4, seules les cartes tombées sont mélangées pour refaire le Grimoire.
    .heading = Si le Grimoire s'effondre
kamimai-sheet-11 =
    Facile : 6 Points d'Énergie. Difficile : un effondrement entre deux tours coûte 1 Point d'Énergie, et la défausse est mélangée aussi.
    En solitaire : gardez 6 cartes, retirez les Libellules, tous les sorts sont individuels.
    .heading = Variantes

kamimai-sheet-turn =
    Ciblez une zone, ou restez sur la zone ciblée.
    Piochez au moins une carte, d'une seule main.
    Un Gardien ? Appliquez l'effet de la zone. Puis lancez des sorts : 4 cartes Élément identiques.
    Gardez 4 cartes au plus, les Gardiens d'abord. Défaussez le reste.
    .heading = À votre tour
