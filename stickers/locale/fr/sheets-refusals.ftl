# Pourquoi quelque chose est refusé : une ligne chacun ; quoi, où, ce qui est permis.

stock-unknown = La planche « { $stock } » n'est pas connue. { $near ->
    [none] {""}
   *[other] Est-ce { $near } ?{" "}
}Choisissez { $known }, ou un fichier .toml avec une table [stock].
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
    [int] un nombre entier inférieur à 10000
    [bool] true ou false
   *[float] un nombre de millimètres inférieur à 10000
 }.
profile-unknown = Le profil « { $profile } » n'est pas connu. Choisissez { $known }, ou un fichier .toml avec une table [profile].
profile-small = Profil { $profile } : { $name } est trop petit. Il faut au moins { $least } mm.
profile-big = Profil { $profile } : square, circle et pitch font au plus { $most } mm.
method-unknown = La méthode « { $method } » n'est pas connue. Choisissez { $known }.
language-unknown = La langue « { $language } » n'est pas connue. Choisissez { $known }.
paper-unknown = Le papier « { $paper } » n'est pas connu. Choisissez parmi { $known }.
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
text-size = --text accepte 0 pour aucun mot, ou de 9 à 40 points.
names-no-room = { $card } : pas de place pour son nom à { $least } points sur { $stock ->
    [own] son autocollant
   *[other] { $stock }
}. { $sheets ->
    [none] {""}
   *[other] Planches où tous les noms tiennent : { $sheets }.{" "}
}{ $kinds ->
    [none] {""}
   *[other] Avec --kind { $kinds }, tous les noms tiennent.{" "}
}Sans --text, ces noms figurent dans la légende seule.
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
calibration-range = { $name ->
    [sx] Il faudrait une échelle de { $value } % en largeur, et un calibrage ne va que de { $low } à { $high } %.
    [sy] Il faudrait une échelle de { $value } % en hauteur, et un calibrage ne va que de { $low } à { $high } %.
    [rotation] Il faudrait une rotation de { $value } degrés, et un calibrage ne va que de { $low } à { $high }.
    [dx] Il faudrait un décalage de { $value } mm vers la droite, et un calibrage ne va que de { $low } à { $high }.
   *[dy] Il faudrait un décalage de { $value } mm vers le bas, et un calibrage ne va que de { $low } à { $high }.
 } Imprimez de nouveau à 100 %, sans « ajuster à la page ».
calibration-eight = Calibrage : { $count } nombres ont été donnés ; il faut huit distances en mm, A, B, C, D, chacune depuis le bord de côté puis depuis le bord du haut ou du bas.
calibration-number = Calibrage : « { $part } » n'est pas un nombre de millimètres.
calibration-scaled = La page a été imprimée à { $across } % en largeur et { $down } % en hauteur. Imprimez-la de nouveau à 100 %, sans « ajuster à la page ».
printer-name = « { $printer } » ne peut pas être le nom d'une imprimante : lettres, chiffres, espaces, points et tirets, 60 au plus.
printer-unknown = Aucun calibrage n'est gardé pour l'imprimante { $printer }. Connues : { $known }. Faites-en un avec calibrate.
printer-damaged = { $path } : { $name } manque ou n'est pas un nombre. Calibrez de nouveau l'imprimante.
calibrate-nothing = calibrate demande -o FICHIER pour la page à imprimer, ou --printer NOM avec ce qui a été mesuré.
sizes-number = --sizes : « { $part } » n'est pas compris. Écrivez point, pas, cercle, carré et trait en mm, par exemple "1,6 5 10 12,7 1".
card-size = --card : « { $value } » n'est pas une taille de carte ; donnez { $known }, ou la largeur et la hauteur en mm, de { $least } à { $most }, par exemple 63,5x88.
kind-unknown = --kind : rien de marqué n'est du genre « { $kind } ». Choisissez { $known }.
braille-letter = --braille { $table } : « { $character } » ne s'y écrit pas.
braille-g2 = --braille fr-g2 : le braille abrégé demande liblouis et son module Python, qui ne sont pas installés ici ; fr-g1 n'a besoin de rien.
braille-table = --braille : « { $table } » est inconnu. Choisissez { $known }.
braille-method = --braille : { $method } ne fait pas de points aussi petits. Choisissez { $known }.
braille-edge = --braille et --edge ne vont pas ensemble : une ligne de braille est plus large que le bord d'une carte.
card-small = { $card } : sa marque demande un autocollant de { $needed } mm, plus que le quart d'une carte de { $piece } mm, ou qui en dépasse. { $profiles ->
    [none] Aucun profil ne la rend assez petite : donnez --card si les cartes sont plus grandes, ou aux cartes une autre marque (--data).
   *[other] Profils qui conviennent : { $profiles }.
 }
key-wide = La légende ne peut pas être imprimée : « { $text } » contient un mot de plus de { $room } mm en gros caractères.
open-nothing = { $path } ne peut pas s'afficher : { $command } n'a rien pour l'ouvrir. Ouvrez le fichier dans le gestionnaire de fichiers.
print-nothing = Cet ordinateur n'a pas de commande qui imprime ({ $command } manque). Ouvrez le PDF et imprimez depuis sa visionneuse.
print-failed = { $command } n'imprime pas : { $reason }. Ouvrez le PDF et imprimez depuis sa visionneuse.
