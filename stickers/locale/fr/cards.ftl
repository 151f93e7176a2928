# Printed words, spoken alternatives and refusals of the large-print cards.

## On cards
cards-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards-set = Jeu { $number }
kameloot-face-owl = Hibou
kameloot-face-cat = Chat noir
kameloot-back-coin = Pièce d'or

## What a screen reader says in a card's place
cards-alt = { $name }, dans le coin { $index }. { $text } Signe : { $mark }.
cards-alt-bare = { $name }, dans le coin { $index }. Signe : { $mark }.
cards-alt-back = Dos de carte : { $name }.
cards-joiner = { " " }
cards-stop = .

## Notes
cards-title = { $game } : cartes en gros caractères
cards-rules-title = { $game } : règles en gros caractères
cards-turn-title = { $game } : { $heading }
cards-paper-a4 = A4
cards-paper-letter = Letter
cards-note-print =
    Ce fichier est fait pour du papier { $paper }. Imprimez à 100 pour cent, jamais « ajusté à la page ». Le trait ci-dessous doit mesurer exactement 100 mm.
    Imprimez en recto verso, retourné sur le bord long : chaque page de faces est suivie de la page de ses dos. Cette notice et la liste occupent leur propre feuille.
    { $cards ->
        [one] Une carte
       *[other] { $cards } cartes
    } de { $width } × { $height } mm sur { $sheets ->
        [one] une feuille
       *[other] { $sheets } feuilles
    }. À partir de 200 g, le papier a la tenue d'une carte.
    .heading = Imprimer
cards-note-cut =
    Coupez d'un repère à l'autre, au bord de la feuille. Arrondissez les coins le long des arcs fins.
    Coupez le coin en haut à droite le long du pointillé : le doigt y sent dans quel sens est la carte.
    .heading = Découper
cards-note-marks =
    Les signes imprimés sur une carte sont ceux de son autocollant tactile. Un autocollant transparent se colle en haut à gauche de la carte ; on lit à travers.
    .heading = Signes
cards-ruler-alt = Une règle de 100 mm, graduée tous les 10 mm.
cards-list = Les cartes
cards-empty-page = Cette page reste vide.

## What the program says when it is done
cards-done = { $cards ->
    [one] Une carte
   *[other] { $cards } cartes
} sur papier { $paper }, { $sheets ->
    [one] une feuille
   *[other] { $sheets } feuilles
} avec la notice :
cards-done-rules = Règles et aide de jeu sur papier { $paper } :
cards-done-preview = Image de la première page :
cards-progress = Feuille { $done } sur { $total }.

## Refusals
cards-card = Carte « { $id } »
cards-too-high = { $card } : à 16 points, le texte demande { $needed } mm de hauteur et il y en a { $available } ; choisissez une plus grande --size, ou raccourcissez le texte.
cards-too-wide = { $card } : à 16 points, le mot « { $word } » demande { $needed } mm de largeur et il y en a { $available } ; choisissez une plus grande --size, ou un autre mot.
cards-index = { $card } : à 16 points, le texte du coin « { $word } » demande { $needed } mm de largeur et il y en a { $available } ; choisissez une plus grande --size.
cards-paper-too-small = Une carte au format { $size } ne tient pas sur du papier { $paper } avec ses repères de coupe.
cards-option = { $option } { $value } n'existe pas ; choisissez { $known }.
cards-no-rules = Il n'y a pas de feuille de règles pour { $game } ; il y en a pour { $games }.

## Texts for formats that the full text does not fit
kami-short-empress = Contre tout sauf soldat et lance. Attaque en dernier, ou si une impératrice est visible.
kameloot-short-ring = Il en faut 2. Défaussée : dites un chiffre, prenez ses cartes de la défausse.
kameloot-short-wand = Il en faut 3. Défaussée : posez 2 objets différents.
kameloot-short-scroll = Il en faut 7. Défaussé : échangez une collection contre une autre.
kameloot-short-unicorn = Joker : avec un objet, ou sur votre collection. Ne se défausse pas.
kamimai-short-dragonflies = Deux fois : la personne de votre choix donne une carte à qui elle veut.
kamimai-short-mouse = Qui vous voulez prend 1 Élément ou Créature de la défausse.
tamashii-short-olaf = Veut { $wish }. Effet : ses gemmes retournent dans le sac.
tamashii-short-red = Fin du tour : toutes ses gemmes retournent dans le sac. Débutant : joker.
magi-kitchen-short-posture-hat = Prenez la pose : mains en pointe au-dessus de la tête. Qui finit en dernier la garde.

## Corner indices
kamimai-index-water = E
kamimai-index-fire = F
kamimai-index-earth = T
kamimai-index-air = A
kamimai-index-guardian-blue = G3
kamimai-index-guardian-grey = G4
kamimai-index-guardian-red = G5
kamimai-index-guardian-green = GM
kamimai-index-fairy-water = E1–3
kamimai-index-fairy-fire = F1–3
kamimai-index-fairy-earth = T1–3
kamimai-index-fairy-air = A1–3
kamimai-index-wolf = 1–2
kamimai-index-sprite = Lu
kamimai-index-dragonflies = Li
kamimai-index-mouse = S
kameloot-index-unicorn = ?
kameloot-index-owl = H
kameloot-index-cat = C
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
magi-kitchen-index-tomato = T
magi-kitchen-index-eggplant = A
magi-kitchen-index-mushroom = C
magi-kitchen-index-corn = M
magi-kitchen-index-broccoli = B
magi-kitchen-index-potion-tomato = PT
magi-kitchen-index-potion-eggplant = PA
magi-kitchen-index-potion-mushroom = PC
magi-kitchen-index-potion-corn = PM
magi-kitchen-index-potion-broccoli = PB
magi-kitchen-index-rainbow = Arc
magi-kitchen-index-trash = X
magi-kitchen-index-blank = ?
magi-kitchen-index-tile-tomato = T
magi-kitchen-index-tile-eggplant = A
magi-kitchen-index-tile-mushroom = C
magi-kitchen-index-tile-corn = M
magi-kitchen-index-tile-broccoli = B
magi-kitchen-index-posture-cauldron = P
magi-kitchen-index-posture-wand = P
magi-kitchen-index-posture-broom = P
magi-kitchen-index-posture-hat = P
magi-kitchen-index-posture-owl = P
magi-kitchen-index-posture-cat = P
magi-kitchen-index-posture-toad = P
magi-kitchen-index-posture-bat = P
magi-kitchen-index-posture-moon = P
