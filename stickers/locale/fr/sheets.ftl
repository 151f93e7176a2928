# Les mots des planches d'étiquettes, ceux qui les accompagnent, et pourquoi on ne peut pas imprimer.

## Refus : une ligne chacun ; quoi, où, ce qui est permis
stock-unknown = La planche { $stock } n'est pas connue. Choisissez { $known }, ou un fichier .toml avec une table [stock].
stock-paper = Planche { $stock } : le papier { $paper } n'est pas connu. Choisissez parmi { $known }.
stock-sizes = Planche { $stock } : cols et rows commencent à 1, width et height au-dessus de 0, les autres mesures à 0.
stock-overlap = Planche { $stock } : des étiquettes de { $size } mm de { $axis ->
    [wide] large
   *[high] haut
 } répétées tous les { $pitch } mm se chevaucheraient.
stock-too-big = Planche { $stock } : ses étiquettes demandent un papier de { $needed } mm de { $axis ->
    [wide] large
   *[high] haut
 } ; { $paper } fait { $room } mm.
stock-other-paper = La planche { $stock } est au format { $paper }, pas { $wanted }. Retirez --paper, ou choisissez { $known }.
table-missing = { $where } : il n'y a pas de table [{ $table }].
key-unknown = { $where }, [{ $table }] : la clé { $name } n'est pas connue. Clés permises : { $known }.
key-missing = { $where }, [{ $table }] : la clé { $name } manque. Il faut : { $known }.
key-kind = { $where }, [{ $table }] : { $name } doit être { $kind ->
    [str] un texte entre guillemets
    [int] un nombre entier
    [bool] true ou false
   *[float] un nombre de millimètres
 }.
profile-unknown = Le profil { $profile } n'est pas connu. Choisissez { $known }, ou un fichier .toml avec une table [profile].
profile-small = Profil { $profile } : { $name } est trop petit. Il faut au moins { $least } mm.
profile-big = Profil { $profile } : square, circle et pitch font au plus { $most } mm.
method-unknown = La méthode { $method } n'est pas connue. Choisissez { $known }.
language-unknown = La langue { $language } n'est pas connue. Choisissez { $known }.
paper-unknown = Le papier { $paper } n'est pas connu. Choisissez parmi { $known }.
whole-number = { $option } : « { $text } » n'est pas un nombre entier ; donnez 1 ou plus.
output-exists = { $path } existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
output-folder = { $path } est un dossier. Donnez le nom d'un fichier.
output-no-folder = { $path } ne peut pas être écrit : le dossier { $folder } n'existe pas.
output-failed = { $path } ne peut pas être écrit : { $reason }.
output-ending = { $path } : le nom du fichier doit finir par { $ending }.
sets-range = On ne peut pas imprimer { $sets } jeux. Demandez-en de 1 à { $most }.
only-unknown = --only : aucun élément { $card } ne porte d'autocollant. Choisissez { $known }.
only-count = --only : pour { $card }, demandez-en au moins 1.
only-form = --only : « { $part } » n'est pas compris. Écrivez ID ou ID:NOMBRE, chaque ID une fois, par exemple scroll:2,unicorn.
skip-form = --skip : « { $part } » n'est pas compris. Écrivez des cases, par exemple 3,7 ou 1-4.
skip-range = --skip : il n'y a pas de case { $cell } ; une planche { $stock } a les cases 1 à { $cells }.
skip-all = Il ne reste aucune case : la première planche { $stock } a les cases 1 à { $cells }, toutes sautées ou avant le départ.
start-range = --start : il n'y a pas de case { $start } ; une planche { $stock } a les cases 1 à { $cells }.
too-many = { $count } autocollants, c'est trop pour un fichier. Le maximum est { $most }.
none-chosen = Il n'y a aucun autocollant à imprimer : aucun élément ne porte de signe.
number-large = { $card } : le nombre { $number } demande un carré de plus de cinq points, difficile à lire au toucher. Permettez-le avec --allow-large.
points-crowded = { $card } : six points ou plus dans un carré demandent un carré de { $least } mm, et le profil { $profile } a { $square } mm. Profils qui conviennent : { $profiles }.
text-size = --text accepte 0 pour aucun mot, ou de 6 à 40 points.
mark-too-big = { $card } : son signe demande une étiquette de { $needed } mm avec le profil { $profile }, et { $stock } fait { $room } mm. { $kind ->
    [number] Nombres qui tiennent : { $fitting }. { $profiles ->
        [none] Aucun profil ne convient.
       *[other] Profils qui conviennent : { $profiles }.
     }
   *[sign] { $profiles ->
        [none] Aucun profil ne convient.
       *[other] Profils qui conviennent : { $profiles }.
     }
 } Planches qui conviennent : { $sheets }.
calibration-range = Calibrage : { $name } vaut { $value } ; il faut entre { $low } et { $high }.
calibration-eight = Calibrage : { $count } nombres ont été donnés ; il faut huit distances en mm, A, B, C, D, chacune depuis le bord de côté puis depuis le bord du haut ou du bas.
calibration-number = Calibrage : « { $part } » n'est pas un nombre de millimètres.
calibration-scaled = La page a été imprimée à { $across } % en largeur et { $down } % en hauteur. Imprimez-la de nouveau à 100 %, sans « ajuster à la page ».
printer-name = « { $printer } » ne peut pas être le nom d'une imprimante : lettres, chiffres, espaces, points et tirets, 60 au plus.
printer-unknown = Aucun calibrage n'est gardé pour l'imprimante { $printer }. Connues : { $known }. Faites-en un avec calibrate.
printer-damaged = { $path } : { $name } manque ou n'est pas un nombre. Calibrez de nouveau l'imprimante.
calibrate-nothing = calibrate demande -o FICHIER pour la page à imprimer, ou --printer NOM avec ce qui a été mesuré.
sizes-number = --sizes : « { $part } » n'est pas compris. Écrivez point, pas, cercle, carré et trait en mm, par exemple 1.6,5,10,12.7,1.
card-size = --card : « { $value } » n'est pas une taille de carte ; donnez { $known }, ou la largeur et la hauteur en mm, de { $least } à { $most }, par exemple 63.5x88.
kind-unknown = --kind : rien de marqué n'est du genre « { $kind } ». Choisissez { $known }.
braille-letter = --braille { $table } : « { $character } » ne s'y écrit pas.
braille-g2 = --braille fr-g2 : le braille abrégé demande liblouis et son module Python, qui ne sont pas installés ici ; fr-g1 n'a besoin de rien.
braille-table = --braille : { $table } est inconnu. Choisissez { $known }.
braille-method = --braille : { $method } ne fait pas de points aussi petits. Choisissez { $known }.
braille-edge = --braille et --edge ne vont pas ensemble : une ligne de braille est plus large que le bord d'une carte.
note-braille = Sous la marque, le nom est en braille ({ $table }), intégral sauf si fr-g2 a été demandé, aux dimensions de la norme ISO 17049.
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
brief-dots = Coller un point dans chaque anneau, un cordon ou de la mousse le long des contours.
brief-paint = Remplir chaque contour de peinture en relief, laisser sécher à plat.
brief-punch = Carton, recto verso. Les disques des coins doivent se superposer. Piquer au dos, couper le long des lignes.
brief-clear = Mettre les guides pâles en relief, coller sur la carte.
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
note-swell = Imprimez sur papier thermogonflable avec une imprimante laser couleur ou un copieur, feuille par feuille depuis le bac manuel, puis passez la feuille au four. Le noir gonfle, les mots et les lignes en couleur restent plats ; une imprimante qui n'a que du noir gonflerait aussi les mots : imprimez alors sans mots (--text 0). Découpez le long des lignes et collez.
note-dots = Imprimez sur des étiquettes en papier. Collez une pastille ou un strass de { $dot } mm dans chaque anneau, et posez un cordon ou de la mousse de { $line } mm le long des contours. La plupart des pastilles sont plus grandes : un profil à vous peut le dire.
note-paint = Imprimez sur des étiquettes en papier. Remplissez chaque contour de peinture en relief ; elle s'étale jusqu'à la taille voulue. Faites d'abord un essai sur une étiquette vide, et laissez sécher à plat.
note-punch = Imprimez sur un carton de 160 g ou plus, recto verso, en retournant sur le grand côté. Le recto porte les mots ; le verso est en miroir et porte les points. Regardez par transparence : les disques des coins doivent se superposer. Piquez chaque point par le verso, sur un support mou, puis découpez le long des lignes.
note-clear = Imprimez sur des étiquettes transparentes. Les guides pâles ont la taille voulue : mettez-les en relief avec une peinture incolore ou un gaufreur, puis collez l'étiquette sur la carte.
note-key-paper = Les pages de légende s'impriment sur du papier ordinaire.
twin-place-head = Où va un autocollant
twin-place = Sur la face de la carte, à { $side } mm du bord gauche et { $top } mm du haut : sous le chiffre ou l'image du coin, qui reste libre.
twin-corner = Le coin en haut à droite de l'autocollant se coupe le long du trait : le doigt sent ainsi où est le haut.
twin-no-corner = Ces étiquettes n'ont pas de coin coupé. Les nombres se lisent de la même façon à l'envers.
stock-own = feuille à découper
card-small = { $card } : sa marque demande un autocollant de { $needed } mm, plus que le quart d'une carte de { $piece } mm, ou qui en dépasse. { $profiles ->
    [none] Choisissez --text 0, ou --card si les cartes sont plus grandes.
   *[other] Profils qui conviennent : { $profiles }.
 }
twin-place-edge = Sur la face de la carte, au ras du bord gauche, à { $top } mm du haut : sous le chiffre ou l'image du coin, qui reste libre. Les marques tiennent dans les 12 premiers millimètres, que l'éventail laisse à découvert.
twin-place-token = Sur un jeton : au milieu.
twin-card = Les cartes mesurent { $width } x { $height } mm.
twin-card-guessed = Les cartes sont supposées mesurer { $width } x { $height } mm. Mesurez-en une ; si elle est d'une autre taille, imprimez de nouveau avec --card.
twin-covers = Le plus grand autocollant mesure { $wide } x { $high } mm et couvre { $share } % de la face.
note-unnamed = Ces noms n'ont pas la place, même en { $size } points, et ne figurent que dans la légende : { $names }.
note-cut-labels = Des étiquettes sont plus grandes qu'un autocollant ne doit l'être sur ces cartes : découpez-les d'abord le long des lignes.
say-card = Cartes de { $width } x { $height } mm.
say-card-guessed = Cartes de { $width } x { $height } mm : c'est une supposition ; donnez --card si ce n'est pas juste.
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
key-title = { $title } : légende des signes
key-wide = La légende ne peut pas être imprimée : « { $text } » contient un mot de plus de { $room } mm en gros caractères.
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
say-print = Imprimez à 100 %, sans « ajuster à la page ». Les pages de légende vont sur du papier ordinaire.
say-wrote = Écrit : { $path }.
say-progress = { $done } autocollants sur { $total } dessinés.
say-progress-sheet = Planche { $sheet } sur { $sheets }
say-profile = Le profil { $name } est gardé. Utilisez-le avec --profile { $path }.
say-calibrated = Imprimante { $printer } : décalage de { $dx } mm à droite et { $dy } mm vers le bas, échelle { $sx } % en largeur et { $sy } % en hauteur, rotation de { $rotation } degrés dans le sens horaire.
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
test-write = Pour garder votre choix : test-sheet --sizes POINT,PAS,CERCLE,CARRÉ,TRAIT -o profile.toml
test-item = { $what } : { $size } mm
calibration-title = Page de calibrage
calibration-how = Imprimez à 100 %. Mesurez en mm des bords du papier au centre de chaque croix : d'abord depuis le bord de côté le plus proche, puis depuis le bord du haut ou du bas le plus proche. Le bon résultat serait { $wanted } mm à chaque fois.
calibration-then = Ensuite : calibrate --printer NOM --paper { $paper } --measured A,A,B,B,C,C,D,D
calibration-cross = Croix { $letter }
calibration-rulers = En largeur 100 mm, en hauteur 200 mm. Sinon : ne pas « ajuster à la page ».
