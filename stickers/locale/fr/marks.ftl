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

## Fautes de code
fault-zero = Le code n'a pas de signe pour 0 ; il commence à 1. Dans un jeu à vous, 0 est une croix.
fault-range = { $number } n'a pas de code ; les nombres vont de 1 à 99.
fault-large = { $number } demande un carré de plus de cinq points, difficile à lire du doigt ; autorisez-le avec --allow-large, ou restez entre 1 et 59.
fault-empty = Il n'y a aucun signe ; dites par exemple : carré rond 2.
fault-sign = « { $sign } » n'est pas un signe du code ; les signes sont le carré, le rond et le point.
fault-bare-circle = Un rond sans point n'est pas un signe ; un rond a toujours un point, un seul.
fault-bare-square = Un carré sans point n'est pas un signe ; un carré a de un à neuf points.
fault-circle-points = Un rond à { $count } points n'est pas un signe ; un rond a toujours un point, un seul.
fault-square-points = Un carré à { $count } points n'est pas un signe ; un carré a de un à neuf points.
fault-two-circles = { $count } ronds ne font pas un code ; deux fois cinq font dix, c'est-à-dire un carré pointé.
fault-two-squares = { $count } carrés ne font pas un code ; toutes les dizaines sont des points dans un seul carré.
fault-loose-dots = { $count } points isolés ne font pas un code ; il y en a quatre au plus, et cinq font un rond pointé.
fault-order = Les signes ne sont pas dans le bon ordre : carré, rond, points isolés.
fault-word = « { $word } » ne se lit pas ; dites carré, rond, point et des nombres, par exemple : carré rond 2.

## Fautes de marque
fault-mark-sign = « { $sign } » n'est pas un signe ; les signes sont { $signs }.
fault-mark-empty = La marque n'a aucun signe ; donnez-en au moins un.
fault-mark-long = La marque a { $count } groupes de signes ; au-delà de { $most }, le doigt ne s'y retrouve pas.

## Jeux
game-kami = Kami
game-kameloot = Kameloot
game-kamimai = KamiMaï
game-tamashii = Tamashii
game-magi-kitchen = Magi Kitchen
count = { $n } × { $name }

## Fautes d'un fichier de cartes
deck-unknown = Aucun jeu ne s'appelle { $game } ; choisissez { $games }, ou donnez vos propres cartes avec --data FICHIER.
deck-no-cards = { $file } : il n'y a aucune carte ; chacune s'écrit dans une table [[card]].
deck-no-rows = { $file } : il n'y a aucune carte ; un tableau a une ligne de titres, puis une ligne par carte. Pour en avoir un tout prêt : deck new NOM --template 52
deck-format = { $where } : le format { $value } est inconnu ; ce programme lit le format { $format }.
deck-game = { $where } : ce sont les cartes de « { $value } » et non de « { $game } » ; donnez le nom du jeu tel qu'il est dans le fichier.
deck-key = { $where } : la clé « { $key } » est inconnue ; sont permises { $keys }.
deck-missing = { $where } : il manque la clé « { $key } » ; une carte demande { $keys }.
deck-twice = { $where } : la carte « { $id } » figure deux fois dans le fichier ; chaque id ne sert qu'une fois.
deck-id = { $where } : « { $value } » n'est pas un id ; prenez des minuscules de a à z, des chiffres et _, une lettre d'abord, 40 au plus.
deck-copies = { $where } : « { $value } » n'est pas un nombre d'exemplaires ; donnez un entier de 1 à { $most }.
deck-number = { $where } : « { $value } » n'est pas un nombre qui a des signes ; donnez un entier de { $least } à { $most }, une lettre dans la colonne lettre, ou des signes dans la colonne marque.
deck-text = { $where } : { $key } doit être un texte entre guillemets, non vide.
deck-long = { $where } : { $key } compte { $count } caractères ; on peut en imprimer { $most } au plus.
deck-language = { $where } : { $key } contient la langue « { $language } » ; sont permises { $known }.
deck-right-to-left = { $where } : { $key } contient une écriture de droite à gauche ({ $code }), qui ne peut pas être imprimée ; écrivez de gauche à droite.
deck-emoji = { $where } : { $key } contient un émoji ({ $code }), qui ne peut pas être imprimé ; dites-le avec des mots.
deck-control = { $where } : { $key } contient un retour à la ligne ou un caractère invisible ({ $code }) ; retirez-le.
deck-place = { $where } : « { $value } » n'est pas une place d'autocollant ; sont permises { $places }.
deck-colour = { $where } : « { $value } » n'est pas une couleur de bande ; sont permises { $colours }.
deck-mark-list = { $where } : mark doit être une liste de signes, par exemple ["circle1", "dot"].
deck-mark = { $where } : { $problem }
deck-kind = { $where } : { $key } doit être du même genre que dans la boîte, par exemple { $like }.
deck-need = { $where } : carte « { $id } » : need dit combien de chaque, au moins 1 ; sont permises { $gems }.
deck-alike = { $where } : les marques de « { $first } » et de « { $second } » se confondent au toucher, tournées ou en miroir ; changez l'une des deux.
deck-column = { $where } : la colonne « { $column } » est inconnue ; sont permises { $columns }, et nom_en ou texte_en pour une langue.
deck-column-twice = { $where } : la colonne « { $column } » figure deux fois.
deck-cells = { $where } : il y a { $count } cases, mais { $columns } titres ; mettez entre guillemets un texte qui contient une virgule ou un point-virgule.
deck-csv = { $where } : ce n'est pas du CSV ({ $problem }).
deck-at-line = { $file }, ligne { $line }
deck-at-cell = { $file }, ligne { $line }, colonne { $column }
deck-at-card = { $file }, [[card]] { $card }
deck-letter = { $where } : « { $value } » n'est pas une lettre ; donnez-en une de A à Z, ou des signes dans la colonne marque.
deck-size = { $where } : « { $value } » n'est pas une taille de carte ; donnez { $sizes }, ou la largeur et la hauteur en mm, par exemple 63.5x88.
deck-kind-word = { $where } : « { $value } » n'est pas un genre ; donnez un mot de { $most } caractères au plus.
deck-both = { $where } : { $first } et { $second } sont tous deux donnés ; laissez l'un des deux vide.
deck-mark-number = { $where } : la marque « { $mark } » ne dit pas le nombre { $number }, qui s'écrit { $signs } ; laissez la marque vide, ou accordez les deux.
deck-sign-code = { $where } : un signe placé avant le nombre ne doit pas en faire partie (points, rond, carré) ; sont permis { $signs }.
deck-mark-code = { $where } : dans la marque de « { $id } » ({ $mark }), le doigt lit le nombre { $number }, et la carte en porte un autre ou aucun ; donnez-lui number = { $number }, ou d'autres signes.
deck-signs-out = La carte « { $id } » n'a pas de nombre, et tous les signes sont pris ; donnez-lui un nombre ou une marque.
deck-spreadsheet = { $file } : c'est le fichier du tableur lui-même. Ouvrez-le, choisissez « Enregistrer sous » et le type « CSV UTF-8 » dans Excel, ou « Texte CSV » dans LibreOffice ; puis donnez ce fichier-là.
deck-encoding = { $file } : ses lettres ne se lisent pas. Rouvrez-le dans le tableur, choisissez « Enregistrer sous » et le type « CSV UTF-8 » dans Excel, ou « Texte CSV » avec le jeu de caractères « Unicode (UTF-8) » dans LibreOffice.
deck-file = { $file } ne peut pas être lu : { $reason }.
deck-action = deck : « { $action } » est inconnu ; écrivez : deck new NOM --template 52
deck-name = « { $name } » ne peut pas être le nom d'un jeu ; prenez des lettres, des chiffres, - et _, 40 au plus.
deck-template = Le modèle { $template } est inconnu ; choisissez { $known }.

## Légende
key-line = { $name } : { $words }.
key-line-number = { $name } : { $number }, { $words }.
fact-copies = { $n } en tout.
fact-points = { $n ->
    [one] Vaut { $n } point.
   *[other] Vaut { $n } points.
}
fact-top-centre = L'autocollant se place en haut, au centre.
fact-face-owl = L'autocollant va sur la seule face Hibou ; la face lisse est le Chat noir.
note-code = Le code : chaque point vaut 1, un rond pointé vaut 5, chaque point dans un carré vaut 10. On additionne de gauche à droite : carré, rond, points. À l'envers, le nombre reste le même.
note-kami = Le nombre donne les points de la carte. Un signe de plus distingue deux cartes de même valeur : la croix pour la lance, l'étoile pour le dragon d'or, la fenêtre pour la tour.
note-kameloot = Le nombre dit combien de cartes complètent la collection ; c'est aussi le chiffre à annoncer avec la bague.
note-kamimai = Chaque Élément a sa forme. Une étoile et une forme : la Fée de cet Élément. Une barre et une forme : le Gardien de la couleur de cet Élément ; le nombre qui suit est le doigt qui pioche avec le pouce : 3 le majeur, 4 l'annulaire, 5 l'auriculaire. Pas de nombre : l'autre main. En piochant, ne lisez pas les marques du Grimoire : ses cartes extérieures sont connues de tous, les autres non.
note-tamashii = Les gemmes n'ont pas d'autocollant, car une marque se sentirait dans le sac. Ou bien quelqu'un qui voit dit la couleur de chaque gemme à sa sortie du sac, et tous l'entendent ; ou bien prenez 32 cartes égales à la place des gemmes, collez les autocollants sur leur face (--kind gem), mélangez et tirez du dessus de la pile, face cachée. La rouge porte la croix.
note-magi-kitchen = Chaque ingrédient a sa forme : seule sur la carte décolorée, derrière une barre sur la potion, deux fois sur la tuile. La lune annonce une posture. Nos neuf postures ne sont pas celles de la boîte : donnez à chacune des vôtres l'une des neuf marques.
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
card-unknown = « { $wanted } » n'est ni une carte, ni un nombre, ni un code, ni un signe de ce jeu ; ses cartes sont { $ids }.
card-no-number = Aucune carte de ce jeu ne porte le nombre { $number } ; ses cartes sont { $ids }.
code-line = { $number } : { $words }
code-not-number = « { $value } » n'est pas un nombre entier ; donnez des nombres de 1 à 99, ou des signes avec --read.
code-nothing = Donnez un ou plusieurs nombres, ou des signes avec --read, par exemple : --read "carré rond 2".
card-nothing = Donnez une carte de { $game } ou son code, ou --list pour les avoir toutes ; les cartes sont { $ids }.
