# Les marques en mots, les fautes de code, de marque et de fichier, et ce que disent `code` et `card`.

## Signes
mark-separator = {", "}
mark-none = pas de marque
mark-dot = { $n ->
    [1] un point
    [2] deux points
    [3] trois points
   *[4] quatre points
}
mark-circle1 = { $n ->
    [1] un rond pointé
    [2] deux ronds pointés
    [3] trois ronds pointés
   *[other] { $n } ronds pointés
}
mark-square = { $points ->
    [1] un carré pointé
    [2] un carré pointé à deux points
    [3] un carré pointé à trois points
    [4] un carré pointé à quatre points
    [5] un carré pointé à cinq points
    [6] un carré pointé à six points
    [7] un carré pointé à sept points
    [8] un carré pointé à huit points
   *[9] un carré pointé à neuf points
}
mark-cross = { $n ->
    [1] une croix
    [2] deux croix
    [3] trois croix
   *[other] { $n } croix
}
mark-star = { $n ->
    [1] une étoile
    [2] deux étoiles
    [3] trois étoiles
   *[other] { $n } étoiles
}
mark-window = { $n ->
    [1] une fenêtre à quatre carreaux
    [2] deux fenêtres à quatre carreaux
    [3] trois fenêtres à quatre carreaux
   *[other] { $n } fenêtres à quatre carreaux
}
mark-question = { $n ->
    [1] un point d'interrogation
    [2] deux points d'interrogation
    [3] trois points d'interrogation
   *[other] { $n } points d'interrogation
}
mark-moon = { $n ->
    [1] un croissant de lune
    [2] deux croissants de lune
    [3] trois croissants de lune
   *[other] { $n } croissants de lune
}
mark-bar = { $n ->
    [1] une barre verticale
    [2] deux barres verticales
    [3] trois barres verticales
   *[other] { $n } barres verticales
}
mark-triangle = { $n ->
    [1] un triangle
    [2] deux triangles
    [3] trois triangles
   *[other] { $n } triangles
}
mark-wave = { $n ->
    [1] une ligne ondulée
    [2] deux lignes ondulées
    [3] trois lignes ondulées
   *[other] { $n } lignes ondulées
}
mark-drop = { $n ->
    [1] une goutte
    [2] deux gouttes
    [3] trois gouttes
   *[other] { $n } gouttes
}
mark-block = { $n ->
    [1] un carré plein
    [2] deux carrés pleins
    [3] trois carrés pleins
   *[other] { $n } carrés pleins
}

## Jeux
count = { $n } × { $name }

## Légende
key-line = { $name } : { $words }.
key-line-number = { $name } : { $number }, { $words }.
fact-copies = { $n } en tout.
fact-copies-gem = { $n } en tout.
fact-points = { $n ->
    [one] Vaut { $n } point.
   *[other] Vaut { $n } points.
}
fact-top-centre = L'autocollant se place en haut, au centre.
note-code = Le code : chaque point vaut 1, un rond pointé vaut 5, chaque point dans un carré vaut 10. On additionne de gauche à droite : carré, rond, points. À l'envers, le nombre reste le même.
told-numbers = { $count ->
    [one] { $count } carte tient son nombre de son nom.
   *[other] { $count } cartes tiennent leur nombre de leur nom.
 }
told-signs = { $count ->
    [one] { $count } carte a reçu un signe à elle, car rien d'autre ne la distingue au toucher.
   *[other] { $count } cartes ont reçu un signe à elles, car rien d'autre ne les distingue au toucher.
 } Pour en décider autrement, remplissez les colonnes signe, numéro ou marque.
note-zero = Une croix veut dire 0 : rien.
note-minus = Une barre verticale devant un nombre est un moins.
note-hundred = Un carré plein devant un nombre ajoute 100.
note-letters = Une lettre est sa place dans l'alphabet : A est 1, B est 2, Z est 26.
note-lost-dot = Si un point se décolle, une carte peut se confondre avec une autre : { $pairs }. Cherchez du doigt la place vide, et remplacez l'autocollant.
note-lost-dot-many = Si un point se décolle, un nombre se confond avec un plus petit. Cherchez du doigt la place vide, et remplacez l'autocollant.
note-lost-pair = { $card } avec { $other }

## Ce que disent `card` et `code`
code-line = { $number } : { $words }
