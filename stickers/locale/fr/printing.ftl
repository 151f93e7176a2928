# Imprimer pas à pas depuis le menu, les mots des dialogues d'impression, et ce qui est remis au système.

## Comment les dialogues l'appellent
dialog-title-acrobat = Adobe Acrobat Reader
dialog-title-edge = Microsoft Edge
dialog-title-preview = Aperçu, sur un Mac
dialog-title-firefox = Firefox
dialog-title-cups = Linux et les autres systèmes avec CUPS
dialog-acrobat = Dans Acrobat Reader, faites Ctrl P. Sous « Dimensionnement et gestion des pages », choisissez « Taille », puis « Taille réelle », pas « Ajuster ».
dialog-edge = Dans Edge, faites Ctrl P, ouvrez « Plus de paramètres » et, sous « Mettre à l'échelle (%) », choisissez « Taille réelle », pas « Ajuster à la page ».
dialog-preview = Dans Aperçu, faites Commande P, choisissez « Échelle » et tapez 100 %, sans ajuster au papier.
dialog-firefox = Dans Firefox, faites Ctrl P, ouvrez « Plus de paramètres » et, sous « Échelle », choisissez « Échelle » et tapez 100, pas « Ajuster à la largeur de la page ».
dialog-cups = Dans le dialogue d'un visionneur de documents, ouvrez « Gestion des pages » et mettez « Ajustement des pages » sur « Aucun ». Dans un terminal : lp -o print-scaling=none, puis le fichier.

## Remettre un fichier au système
say-opened = { $path } est ouvert.
say-sent = { $count ->
    [one] La page { $first } part vers l'imprimante, à sa taille.
   *[other] Les pages { $first } à { $last } partent vers l'imprimante, à leur taille.
 }
say-sent-windows = { $count ->
    [one] La page { $first } est remise
   *[other] Les pages { $first } à { $last } sont remises
 } au programme qui imprime les PDF ici. Il garde l'échelle de la dernière fois : mesurez la règle.
say-sent-then = { $count ->
    [one] La page { $first } va sur du papier ordinaire : imprimez-la à part, depuis la visionneuse du PDF.
   *[other] Les pages { $first } à { $last } vont sur du papier ordinaire : imprimez-les à part, depuis la visionneuse du PDF.
 }

## Les étapes du menu
what = Que faut-il imprimer ?
what-stickers = Des autocollants à toucher, pour des cartes
what-cards = Des cartes en gros caractères
what-learn = Une feuille pour apprendre les signes au toucher
what-page = Une page qui montre si l'imprimante garde les tailles
deck = Pour quelles cartes ?
deck-own = Vos propres cartes, d'après un tableau
table = Quel tableau ?
table-row = { $file }, dans { $folder }
table-other = Un autre fichier
table-path = Où est le tableau ? Tapez ou collez son chemin. Il finit par .csv ou .toml.
method = Comment seront faits les signes ?
method-swell = Papier thermogonflable : le noir gonfle à la chaleur
method-dots = Points à coller, sur des étiquettes imprimées
method-paint = Peinture gonflante, sur des étiquettes imprimées
method-punch = Piqué par l'arrière, dans du carton
method-clear = Étiquettes transparentes, par-dessus les cartes
paper = Sur quel papier ?
paper-a4 = A4
paper-letter = Lettre, 8 pouces et demi sur 11
stock = Sur quelles étiquettes ?
stock-fitting = Les plus petites où tout tient
stock-row = { $stock } : { $cells } étiquettes de { $width } sur { $height } millimètres
stock-other = D'autres, par le nom sur la boîte
stock-name = Qu'y a-t-il d'écrit sur la boîte d'étiquettes ? Un numéro comme L7160.
size = De quelle taille seront les cartes ?
size-poker = Comme des cartes de poker, 63 millimètres et demi sur 89
size-bridge = Comme des cartes de bridge, 57 millimètres sur 89
size-tarot = Comme des cartes de tarot, 70 millimètres sur 120
size-a6 = A6, 105 millimètres sur 148
size-mini = De petites cartes, 44 millimètres sur 68
size-square = Des cartes carrées, 70 millimètres sur 70
preset = De quelle taille seront les caractères ?
preset-large = Gros, 18 points
preset-xlarge = Plus gros, 22 points
preset-giant = Géants, 28 points
preset-index = Un très grand nombre dans les coins, peu de mots

## Ce qui sera fait
made-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } sur { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
 } de papier.
made-broken = { $all ->
    [1] Les cartes ne sont pas imprimées
   *[other] { $kinds ->
        [one] Une sorte de cartes sur { $all } n'est pas imprimée
       *[other] { $kinds } sortes de cartes sur { $all } ne sont pas imprimées
    }
 } aussi gros que cela ; la liste du fichier dit ce qui est plus petit.
made-instead = Sur des cartes d'une autre taille, toutes le seraient : revenez deux étapes en arrière et choisissez « { $size } ».
made-instead-fewer = Sur des cartes d'une autre taille, toutes sauf { $kinds } le seraient : revenez deux étapes en arrière et choisissez « { $size } ».
made-pages = { $pages ->
    [one] { $pages } page.
   *[other] { $pages } pages.
 }
made-first = La première planche : { $cards }.
made-first-many = La première planche porte { $stickers } autocollants de { $kinds } sortes ; le premier est { $first }, le dernier { $last }.
made-cells = Cases { $first } à { $last } : { $cards }.
made-key = { $pages ->
    [one] Une page de légende
   *[other] { $pages } pages de légende
 }, pour papier ordinaire, { $pages ->
    [one] suit
   *[other] suivent
 } { $sheets ->
    [one] la planche.
   *[other] les { $sheets } planches.
 }
made-large = Les nombres au-dessus de 59 demandent un carré de plus de cinq points, difficile à lire au toucher.
ready = Faut-il écrire le fichier ?
ready-write = Écrire le fichier
ready-sets = Plusieurs jeux, à présent { $n }
ready-card = La taille des cartes
ready-details = Les noms, un par un
ready-lines = Tout cela, ligne par ligne
# The heading of that list.
lines = Ce qui sera fait
sets = Combien de jeux, de { $least } à { $most } ?
wrote = Écrit : { $file }, dans le dossier { $folder }.
wrote-list = À côté se trouve { $file }, qui guide le travail à l'oreille, autocollant par autocollant.
find-windows = Pour le trouver, faites la touche Windows et R, collez le chemin et faites Entrée. Le chemin est { $path }.
find-macos = Pour le trouver, ouvrez le Finder, faites Maj, Commande et G, collez le chemin et faites Entrée. Le chemin est { $path }.
find-other = Pour le trouver, ouvrez le gestionnaire de fichiers, faites Ctrl L, collez le chemin et faites Entrée. Le chemin est { $path }.

## Ce qu'on peut en faire
next = Que faut-il en faire ?
next-open = Ouvrir le fichier
next-folder = Ouvrir son dossier
next-where = Redire où il est
next-copy = Copier son chemin
next-print = { $count ->
    [one] L'imprimer : page { $first }
   *[other] L'imprimer : pages { $first } à { $last }
 }
next-print-key = { $count ->
    [one] Imprimer la légende, page { $first }, sur papier ordinaire
   *[other] Imprimer la légende, pages { $first } à { $last }, sur papier ordinaire
 }
next-dialog = Que choisir dans le dialogue d'impression
copied = Copié.
copied-to = Mis dans le fichier { $file }.
dialog = Quel programme imprime ?
