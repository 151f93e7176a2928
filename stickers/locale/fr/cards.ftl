# Printed words, spoken alternatives and refusals of the large-print cards.

## On cards
cards-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards-set = Jeu { $number }

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
    Ce fichier est fait pour du papier { $paper }. Imprimez à 100 pour cent, jamais « ajusté à la page ».
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
    Les signes imprimés sur une carte sont ceux de son autocollant tactile ; pour un jeu à enseignes, c'est l'enseigne. Un autocollant transparent se colle en haut à gauche de la carte ; on lit à travers.
    .heading = Signes
cards-ruler = Le trait ci-dessous doit mesurer exactement 100 mm.
cards-ruler-alt = Une règle de 100 mm, graduée tous les 10 mm.
cards-list = Les cartes
cards-note-sizes = Tailles
cards-promise-text = « { $preset } » promet des lettres d'au moins { $points } points.
cards-promise-index = « { $preset } » promet des lettres d'au moins { $mm } mm dans le coin, avec le signe à côté.
cards-kept = Toutes les cartes s'y tiennent.
cards-broken = { $all ->
        [1] Les cartes ne s'y tiennent
       *[other] { $kinds ->
            [one] Une sorte de cartes sur { $all } ne s'y tient
           *[other] { $kinds } sortes de cartes sur { $all } ne s'y tiennent
        }
    } pas ; la liste dit ce qui est plus petit.
cards-instead = Avec --size { $size }, toutes s'y tiendraient.
cards-instead-fewer = Avec --size { $size }, toutes sauf { $kinds } s'y tiendraient.
cards-measured-index = { $alike ->
    [yes] Les lettres du coin font { $least } mm de haut.
   *[no] Les lettres du coin font de { $least } à { $most } mm de haut.
}
cards-measured-name = { $alike ->
    [yes] Les noms ont { $least } points.
   *[no] Les noms ont de { $least } à { $most } points.
}
cards-measured-text = { $alike ->
    [yes] Les textes ont { $least } points.
   *[no] Les textes ont de { $least } à { $most } points.
}
cards-small-index = coin { $got } mm
cards-small-sign = pas de signe dans le coin
cards-small-name = nom { $got } points
cards-small-text = texte { $got } points
cards-small-short = texte abrégé
cards-small-none = pas de texte sur la carte
cards-list-but = { $card } : { $what }
cards-in-full = Textes entiers
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
cards-done-broken = --print { $preset } : { $kept }
cards-progress = Feuille { $done } sur { $total }.

## Refusals
cards-card = Carte « { $id } »
cards-too-high = { $card } : à 16 points, le texte demande { $needed } mm de hauteur et il y en a { $available } ; choisissez une plus grande --size, ou raccourcissez le texte.
cards-too-wide = { $card } : à 16 points, le mot « { $word } » demande { $needed } mm de largeur et il y en a { $available } ; choisissez une plus grande --size, ou un autre mot.
cards-index = { $card } : à 16 points, le texte du coin « { $word } » demande { $needed } mm de largeur et il y en a { $available } ; choisissez une plus grande --size.
cards-paper-too-small = Une carte au format { $size } ne tient pas sur du papier { $paper } avec ses repères de coupe.
cards-option = { $option } { $value } n'existe pas ; choisissez { $known }.
cards-no-rules = Il n'y a pas de feuille de règles pour { $game } ; il y en a pour { $games }.
