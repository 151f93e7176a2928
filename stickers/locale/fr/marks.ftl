# Les marques en mots, les fautes de code, de marque et de fichier, et ce que disent `code` et `card`.

## Signes
mark-separator = {", "}
mark-none = pas de marque
mark-dots = { $n ->
    [1] un point
    [2] deux points
    [3] trois points
   *[4] quatre points
}
mark-circle1 = un rond pointé
mark-square = { $n ->
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
mark-cross = une croix
mark-star = une étoile
mark-window = une fenêtre à quatre carreaux
mark-question = un point d'interrogation
mark-moon = un croissant de lune
mark-bar = une barre verticale
mark-triangle = un triangle
mark-wave = une ligne ondulée
mark-drop = une goutte
mark-block = un carré plein

## Fautes de code
fault-zero = Le code n'a pas de signe pour 0 ; il commence à 1.
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
deck-no-rows = { $file } : il n'y a aucune carte ; un fichier CSV a une ligne de titres, puis une ligne par carte.
deck-format = { $where } : le format { $value } est inconnu ; ce programme lit le format { $format }.
deck-game = { $where } : ce sont les cartes de « { $value } » et non de « { $game } » ; donnez le nom du jeu tel qu'il est dans le fichier.
deck-key = { $where } : la clé « { $key } » est inconnue ; sont permises { $keys }.
deck-missing = { $where } : il manque la clé « { $key } » ; une carte demande { $keys }.
deck-twice = { $where } : la carte « { $id } » figure deux fois dans le fichier ; chaque id ne sert qu'une fois.
deck-id = { $where } : « { $value } » n'est pas un id ; prenez des minuscules de a à z, des chiffres et _, une lettre d'abord, 40 au plus.
deck-copies = { $where } : copies vaut « { $value } » ; il faut un nombre entier de 1 à { $most }.
deck-number = { $where } : number vaut « { $value } » ; il faut un nombre entier de 1 à { $most }.
deck-text = { $where } : { $key } doit être un texte entre guillemets, non vide.
deck-long = { $where } : { $key } compte { $count } caractères ; on peut en imprimer { $most } au plus.
deck-language = { $where } : { $key } contient la langue « { $language } » ; sont permises { $known }.
deck-right-to-left = { $where } : { $key } contient une écriture de droite à gauche ({ $code }), qui ne peut pas être imprimée ; écrivez de gauche à droite.
deck-emoji = { $where } : { $key } contient un émoji ({ $code }), qui ne peut pas être imprimé ; dites-le avec des mots.
deck-control = { $where } : { $key } contient un retour à la ligne ou un caractère invisible ({ $code }) ; retirez-le.
deck-place = { $where } : place vaut « { $value } » ; sont permis { $places }.
deck-mark-list = { $where } : mark doit être une liste de signes, par exemple ["circle1", "dot"].
deck-mark = { $where } : { $problem }
deck-kind = { $where } : { $key } doit être du même genre que dans la boîte, par exemple { $like }.
deck-need = { $where } : carte « { $id } » : need dit combien de chaque, au moins 1 ; sont permises { $gems }.
deck-alike = { $where } : les marques de « { $first } » et de « { $second } » se confondent au toucher, tournées ou en miroir ; changez l'une des deux.
deck-numbers-out = La carte « { $id } » n'a pas de marque, et tous les nombres jusqu'à { $most } sont pris ; donnez-lui une marque.
deck-column = { $where } : la colonne « { $column } » est inconnue ; sont permises { $columns }.
deck-column-twice = { $where } : la colonne « { $column } » figure deux fois.
deck-cells = { $where } : il y a { $count } cases, mais { $columns } titres ; mettez entre guillemets un texte qui contient une virgule.
deck-csv = { $where } : ce n'est pas du CSV ({ $problem }).
