# Les mots des planches d'étiquettes, ceux qui les accompagnent, et pourquoi on ne peut pas imprimer.

## Braille
note-braille = Sous la marque, le nom est en braille { $table ->
    [fr-g2] abrégé
   *[other] intégral
 } ({ $table }), aux dimensions de la norme ISO 17049.
say-uncontracted = Le braille abrégé (fr-g2) demande liblouis avec son module Python, qu'aucun paquet de pip n'apporte ; il n'est pas installé ici. Le braille est intégral (fr-g1).
note-unbrailled = Ces noms sont trop longs pour une ligne de braille sur ces autocollants et n'en ont pas : { $names }.
note-brailled-number = De ces noms, le braille ne dit que le nombre : { $names }.

## Sur les planches
paper-a4 = A4 (210 x 297 mm)
paper-letter = Letter (8,5 x 11 pouces)
method-swell = papier thermogonflable
method-dots = points à coller
method-paint = peinture en relief
method-punch = piquage au dos
method-clear = étiquettes transparentes
sheet-head = { $title }, planche { $sheet } sur { $sheets }. { $paper }, { $stock }, { $method }. Imprimer à 100 %.
brief-swell = Laser couleur ou copieur, bac manuel, puis le four : le noir gonfle. Couper le long des lignes, coller.
brief-dots = Un point dans chaque anneau, un cordon ou de la mousse entre les lignes doubles ; remplir ce qui a un seul contour.
brief-paint = Peinture dans les anneaux et entre les lignes doubles, pas au milieu ; remplir les contours simples. Sécher à plat.
brief-punch = Carton, recto verso. Les disques des coins doivent se superposer. Piquer au dos, couper le long des lignes.
brief-clear = Mettre les guides gris en relief, coller sur la carte.
head-front = Recto. { $head }
ruler = Ce trait fait 100 mm. Sinon : ne pas « ajuster à la page ».
sticker-set = { $name }, jeu { $set }
sticker-alt = Autocollant { $name }. { $mark }.
document-title = { $title } : autocollants tactiles

## La liste pour coller, et les pages de légende
twin-title = { $title } : liste pour coller
twin-made = { $stickers ->
    [one] { $stickers } autocollant
   *[other] { $stickers } autocollants
 } sur { $sheets ->
    [one] { $sheets } planche
   *[other] { $sheets } planches
 } { $stock }, { $paper }, méthode : { $method }, profil { $profile }.
twin-sort-head = D'abord, trier les cartes
twin-sort = Sans autocollants, toutes les cartes sont pareilles sous les doigts. Une personne qui voit les trie une seule fois, une pile par sorte, et pose les piles en ligne dans cet ordre :
twin-sort-line = { $number }. { $count }.
twin-sort-then = Ensuite, le toucher suffit. Les autocollants viennent dans le même ordre : prenez-les à partir de la case { $first }, avec à chaque fois une carte de la première pile, jusqu'à ce qu'elle soit finie ; puis passez à la pile suivante.
twin-sort-sets = Ensuite, le toucher suffit. Les autocollants viennent jeu par jeu, et dans chaque jeu dans l'ordre des piles : prenez-les à partir de la case { $first }, avec à chaque fois une carte de la pile voulue.
twin-sighted-head = Ce qui demande une personne qui voit
twin-sighted-sort = Trier les cartes, une fois.
twin-sighted-print = Regarder l'impression : le trait sous les étiquettes fait 100 mm, et chaque signe est bien dans son étiquette.
twin-sighted-fit = Regarder l'impression : chaque signe est bien dans son étiquette.
twin-place-other = { $name } : { $place }
twin-sighted-swell = Découper les autocollants le long des lignes.
twin-sighted-dots = Coller les points dans les anneaux imprimés.
twin-sighted-paint = Remplir les contours imprimés de peinture.
twin-sighted-punch = Piquer les points imprimés, et découper les autocollants le long des lignes.
twin-sighted-clear = Mettre les signes en relief sur les guides imprimés.
twin-make-head = Comment fabriquer les autocollants
note-print = Imprimez à 100 %, sans « ajuster à la page ». Le trait sous les étiquettes doit faire 100 mm.
note-print-only = Imprimez à 100 %, sans « ajuster à la page ». Ces étiquettes vont jusqu'aux bords du papier et ne laissent pas de place pour une règle ni des repères : imprimez d'abord une feuille ordinaire et posez-la sur les étiquettes.
note-swell = Imprimez sur papier thermogonflable avec une imprimante laser couleur ou un copieur, feuille par feuille depuis le bac manuel, puis passez la feuille au four. Le noir gonfle, les mots et les lignes en couleur restent plats ; une imprimante qui n'a que du noir gonflerait aussi les mots : imprimez alors sans mots (--text 0).
note-dots-how = Collez une pastille ou un strass de { $dot } mm dans chaque anneau. Là où deux lignes se suivent, posez entre elles un cordon ou de la mousse de { $line } mm, et rien au milieu. La plupart des pastilles sont plus grandes : un profil à vous peut le dire.
note-dots = Imprimez sur des étiquettes en papier. { note-dots-how }
    .sheet = Imprimez sur du papier ou du carton mince. { note-dots-how }
note-paint-how = Remplissez de peinture en relief chaque anneau, et l'espace entre deux lignes qui se suivent, mais rien en leur milieu ; la peinture s'étale jusqu'à la taille voulue. Faites d'abord un essai sur une étiquette vide, et laissez sécher à plat.
note-paint = Imprimez sur des étiquettes en papier. { note-paint-how }
    .sheet = Imprimez sur du papier ou du carton mince. { note-paint-how }
note-punch = Imprimez sur un carton de 160 g ou plus, recto verso, en retournant sur le grand côté. Le recto porte les mots ; le verso est en miroir et porte les points. Regardez par transparence : les disques des coins doivent se superposer. Piquez chaque point par le verso, sur un support mou.
note-clear = Imprimez sur des étiquettes transparentes. Les guides gris ont la taille voulue : mettez-les en relief avec une peinture incolore ou un gaufreur, puis collez l'étiquette sur la carte.
    .sheet = Imprimez sur du papier ou du carton mince. Les guides gris ont la taille voulue : mettez-les en relief avec une peinture incolore ou un gaufreur.
note-solid = Certains signes ont ici un seul contour et sont pleins : { $signs }. { $method ->
    [dots] Remplissez-les en entier, d'un morceau de mousse de leur forme : avec un cordon le long du bord, le doigt y sentirait un autre signe.
    [paint] Remplissez-les de peinture en entier : avec un trait le long du bord, le doigt y sentirait un autre signe.
   *[clear] Mettez-les en relief en entier, pas seulement le bord : sinon le doigt y sentirait un autre signe.
 }
note-cut-out = Découpez le long des lignes et collez.
note-key-paper = Les pages de légende s'impriment sur du papier ordinaire.
twin-place-head = Où va un autocollant
twin-place = Sur la face de la carte, à { $side } mm du bord gauche et { $top } mm du haut : sous le chiffre ou l'image du coin, qui reste libre.
twin-corner = Le coin en haut à droite de l'autocollant se coupe le long du trait : le doigt sent ainsi où est le haut.
twin-no-corner = Ces étiquettes n'ont pas de coin coupé. Les nombres se lisent de la même façon à l'envers.
stock-own = feuille à découper
twin-place-edge = Sur la face de la carte, au ras du bord gauche, à { $top } mm du haut : sous le chiffre ou l'image du coin, qui reste libre. Les marques tiennent dans les 12 premiers millimètres, que l'éventail laisse à découvert.
twin-place-token = Sur un jeton : au milieu.
twin-card = Les cartes mesurent { $width } x { $height } mm.
twin-card-guessed = Les cartes sont supposées mesurer { $width } x { $height } mm. Mesurez-en une ; si elle est d'une autre taille, imprimez de nouveau avec --card.
twin-covers = Le plus grand autocollant mesure { $wide } x { $high } mm et couvre { $share } % de la face.
note-unnamed = Ces noms n'ont pas la place, même en { $size } points, et ne figurent que dans la légende : { $names }.
note-unnamed-many = { $count } noms n'ont pas la place, même en { $size } points, et ne figurent que dans la légende, par exemple { $names }.
note-cut-labels = Des étiquettes sont plus grandes qu'un autocollant ne doit l'être sur ces cartes : découpez-les d'abord le long des lignes.
measure = { $width } x { $height }
say-card = Cartes de { $width } x { $height } mm.
say-card-guessed = Cartes de { $width } x { $height } mm : c'est une supposition ; donnez --card si ce n'est pas juste.
menu-card = { say-card }
menu-card-guessed = Cartes de { $width } x { $height } mm : c'est une supposition ; choisissez une autre taille ci-dessous si ce n'est pas juste.
say-cover = Le plus grand autocollant mesure { $wide } x { $high } mm : { $share } % de la face.
say-words-range = Mots en { $smallest } à { $size } points.
twin-text = { $smallest ->
    [0] Les autocollants ne portent pas de mots.
   *[other] Les mots ont une taille de { $smallest } à { $size } points.
 }
twin-text-none = Les autocollants ne portent pas de mots.
twin-sheet = Planche { $sheet } sur { $sheets }. { $cols } étiquettes par rangée, { $rows } rangées ; les cases se comptent par rangée depuis le haut à gauche.
twin-sheet-turned = Planche { $sheet } sur { $sheets }. Tournez-la d'un quart de tour dans le sens des aiguilles d'une montre, le haut à droite : alors { $cols } étiquettes par rangée, { $rows } rangées ; les cases se comptent le long des rangées depuis le haut à gauche.
twin-cell = Case { $cell } : { $name }, { $copy } sur { $copies } : { $mark }.
twin-cell-set = Case { $cell } : jeu { $set }, { $name }, { $copy } sur { $copies } : { $mark }.
twin-key-head = Légende
cover-title = { $title } : jeu { $set } sur { $sets }
cover-where = { $stickers ->
    [one] { $stickers } autocollant : planche { $sheet }, case { $cell }.
   *[other] { $stickers } autocollants : de la planche { $sheet }, case { $cell }, à la planche { $last_sheet }, case { $last_cell }.
 }
cover-cards = Ils sont pour { $cards }.
cover-owner = Ce jeu appartient à :
key-title = { $title } : légende des signes
key-alt = Signe : { $mark }.

## Ce que disent les commandes
say-sheets = { $title } : { $stickers ->
    [one] { $stickers } autocollant
   *[other] { $stickers } autocollants
 } sur { $sheets ->
    [one] { $sheets } planche
   *[other] { $sheets } planches
 }.
say-paper = Papier { $paper }, étiquettes { $stock }, { $method }, profil { $profile }.
say-words = Mots en { $size } points.
say-no-words = Pas de mots sur les autocollants.
say-printer = Calibré pour l'imprimante { $printer }.
say-on-labels = Faites avec des points à coller, car ce sont des étiquettes, qui ne gonflent pas ; --method paint ou --method clear les font autrement.
say-print = Imprimez à 100 %, sans « ajuster à la page ». Les pages de légende vont sur du papier ordinaire.
say-wrote = Écrit : { $path }.
say-progress = { $done } autocollants sur { $total } dessinés.
say-progress-sheet = Planche { $sheet } sur { $sheets }
say-profile = Le profil { $name } est gardé. Utilisez-le avec --profile { $path }.
say-calibrated = Imprimante { $printer } : décalage de { $x } mm { $across ->
    [left] vers la gauche
   *[right] vers la droite
 } et de { $y } mm { $along ->
    [up] vers le haut
   *[down] vers le bas
 }, échelle { $sx } % en largeur et { $sy } % en hauteur, rotation de { $angle } degrés dans le sens { $turn ->
    [back] antihoraire
   *[on] horaire
 }.
say-test = Page d'essai sur { $paper }, { $method }. Imprimez à 100 %.
say-page = Page de calibrage sur { $paper }. Imprimez à 100 %, sans « ajuster à la page ».

## La page d'essai et la page de calibrage
test-title = Page d'essai : choisir les tailles au toucher
test-how = Fabriquez cette page comme vous fabriquerez les autocollants, et touchez chaque rangée de gauche à droite. Retenez la plus petite taille que vous lisez vite et sûrement. Les nombres sont des millimètres.
test-dot = Points, diamètre
test-pitch = Points, de centre à centre
test-circle = Cercles
test-square = Carrés
test-line = Traits, épaisseur
test-write = Pour garder votre choix : test-sheet --sizes "POINT PAS CERCLE CARRÉ TRAIT" -o profile.toml
test-item = { $what } : { $size } mm
test-size = { $size }
calibration-title = Page de calibrage
calibration-how = Imprimez à 100 %. Mesurez en mm des bords du papier au centre de chaque croix : d'abord depuis le bord de côté le plus proche, puis depuis le bord du haut ou du bas le plus proche. Le bon résultat serait { $wanted } mm à chaque fois.
calibration-then = Ensuite : calibrate --printer NOM --paper { $paper } --measured "A A B B C C D D"
calibration-cross = Croix { $letter }
calibration-rulers = En largeur 100 mm, en hauteur 200 mm. Sinon : ne pas « ajuster à la page ».
