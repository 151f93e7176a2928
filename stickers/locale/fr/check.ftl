# Ce que dit la relecture : où, ce qui ne va pas, le résultat, et ce qu'elle refuse de lire.

## Où
check-at-file = { $what }
check-at-page = Page { $page }. { $what }
check-at-cell = Page { $page }, case { $cell }. { $what }
check-at-card = Page { $page }, case { $cell }, { $card }. { $what }

## Ce qui ne va pas sur une page
check-fault-mirrored = Toute la page est en miroir : la gauche et la droite sont échangées.
check-fault-corner-missing = Le repère de coin { $number } sur 4 manque.
check-fault-corner-off = Le repère de coin { $number } sur 4 est à { $x } mm en largeur et { $y } mm en hauteur de sa place : la page a été décalée, tournée ou mise à l'échelle.
check-fault-skipped-ink = Cette case doit rester vide, et il y a de l'encre à { $x } mm de son bord gauche et à { $y } mm de son bord haut.
check-fault-skipped-card = Cette place doit rester vide, et quelque chose y est imprimé.
check-fault-ink-grey = Quelque chose est peint en { $colour }. Sur papier thermogonflable, les signes doivent être en noir pur (DeviceGray 0), et tout le reste dans une couleur sans noir.
check-fault-ink-text = Des mots sont imprimés en { $colour } : ils gonfleraient. Il leur faut une couleur sans noir.
check-fault-ink-image = Il y a une image sur la page : elle gonflerait.

## Ce qui ne va pas dans une marque
check-fault-empty = Il n'y a pas de marque ; il faudrait { $wanted }.
check-fault-mark = { $owner ->
    [none] On lit { $found }, qui n'est la marque d'aucune carte de cette liste ; il faudrait { $wanted }.
   *[other] On lit { $found }, ce qui veut dire { $owner } ; il faudrait { $wanted }.
}
check-fault-reversed = Un signe est à l'envers, comme dans un miroir.
check-fault-unread-shape = Il y a un signe illisible.
check-fault-unread-inside = Il y a dans un signe quelque chose qui n'a rien à y faire.
check-fault-unread-bare-circle = Un rond n'est pas pointé.
check-fault-unread-bare-square = Un carré n'est pas pointé.
check-fault-unread-circle-points = Un rond a plus d'un point.
check-fault-unread-shadow = Le bord d'une ombre passe sur cette étiquette : sa marque n'est pas lue. Numérisez de nouveau sous une lumière égale.
check-fault-loose-dots = Il y a { $found } points isolés ; { $most } au plus peuvent se suivre.
check-fault-size-dot = Un point fait { $found } mm de large, au lieu de { $wanted } mm.
check-fault-size-outline = Un contour fait { $found } mm de large, au lieu de { $wanted } mm.
check-fault-size-line = Le trait d'un contour fait { $found } mm de large, au lieu de { $wanted } mm.
check-fault-size-points = Les points d'un carré sont à { $found } mm l'un de l'autre, de centre à centre, au lieu de { $wanted } mm.
check-fault-size-pitch = Les points isolés sont à { $found } mm l'un de l'autre, de centre à centre, au lieu de { $wanted } mm.
check-fault-size-gap = Deux signes sont à { $found } mm l'un de l'autre ; il faut au moins { $wanted } mm.
check-fault-margin = La marque arrive à { $found } mm du bord de l'étiquette ; elle doit en rester à { $wanted } mm.
check-fault-place = La marque commence à { $x } mm du bord gauche et à { $y } mm du bord haut de l'étiquette ; il faudrait { $wanted_x } et { $wanted_y } mm.

## Ce qui ne va pas dans l'impression
check-fault-other-sheet = Cela semble être une autre planche que celles du PDF : la plupart de ses marques se lisent bien et ne sont pas celles d'ici.
check-fault-print-scaled = L'impression fait { $sx } % de sa taille en largeur et { $sy } % en hauteur. Imprimez de nouveau avec « Taille réelle », « 100 % » ou « sans mise à l'échelle » dans la boîte de dialogue d'impression, jamais « Ajuster à la page ».
check-fault-print-moved = L'impression est décalée de { $dx } mm vers la droite et de { $dy } mm vers le bas (avec un signe moins : vers la gauche, vers le haut). Serrez les guides du bac contre la feuille, ou gardez l'écart de cette imprimante avec --save-calibration et imprimez de nouveau avec --printer.
check-fault-print-turned = L'impression est tournée de { $turn } degrés sur son papier (avec un signe moins : dans le sens inverse des aiguilles d'une montre). Serrez les guides du bac contre la feuille et imprimez de nouveau.
check-fault-print-sheared = L'impression penche de { $shear } degrés : ses côtés ne sont pas d'équerre. Faites entrer la feuille bien droit et imprimez de nouveau.
check-fault-print-off = Des marques sont jusqu'à { $off } mm de leur place ; la marge des étiquettes est de { $room } mm.
check-fault-print-bent = Les repères de coin ne sont pas à plat (écart de { $rest } mm) : la taille et la place de l'impression ne peuvent pas être jugées. Utilisez un scanner, ou aplatissez la feuille.
check-fault-print-no-edges = L'image ne montre pas où finit le papier : la place de l'impression ne peut pas être jugée. Posez la feuille sur un fond sombre, ses quatre bords visibles, et numérisez de nouveau.
check-fault-print-no-size = L'image ne montre ni où finit le papier ni sa résolution : la taille et la place de l'impression ne peuvent pas être jugées. Posez la feuille sur un fond sombre, ses quatre bords visibles, ou donnez la résolution avec --dpi.

## Ce qui ne va pas dans les mots
check-fault-words = On lit « { $found } » au lieu de « { $wanted } ».
check-fault-words-margin = Des mots arrivent à { $found } mm de la coupe ; ils doivent en rester à { $wanted } mm.
check-fault-contrast = Des mots ont un contraste de { $found } pour 1 ; il faut au moins { $wanted } pour 1.
check-fault-overlap = Des caractères se chevauchent.

## Bon à savoir
check-note-mark = { $card } : { $found } sur ces planches, et { $wanted } dans la liste de la boîte. C'est normal si vous avez imprimé avec --data.
check-note-count = Le fichier en compte { $found }, la boîte entière { $wanted }. C'est normal si vous avez imprimé avec --only ou --data.
check-scan-page = { $turned ->
    [0] L'image a été lue comme la page { $page }.
   *[other] L'image a été lue comme la page { $page }, tournée de { $turned } degrés.
}
check-scan-dots = Sur le papier, les points font { $found } mm de large ; ils étaient dessinés à { $wanted } mm.
check-scan-placement = L'impression est décalée de { $x } mm { $across ->
    [left] vers la gauche
   *[right] vers la droite
 } et de { $y } mm { $along ->
    [up] vers le haut
   *[down] vers le bas
 }, à l'échelle de { $sx } % en largeur et de { $sy } % en hauteur, et tournée de { $angle } degrés dans le sens { $turn ->
    [back] antihoraire
   *[on] horaire
 }.
check-progress = { $done } planches lues sur { $total }.

## Le résultat
check-passed = { $file } est bon. Lu à { $dpi } points par pouce : { $sheets ->
    [one] { $sheets } planche
   *[other] { $sheets } planches
 }, { $kind ->
    [cards] { $signs ->
        [one] { $signs } carte
       *[other] { $signs } cartes
     }
   *[stickers] { $signs ->
        [one] { $signs } autocollant
       *[other] { $signs } autocollants
     }
 }.
check-failed = { $file } n'est pas bon : { $faults ->
    [one] { $faults } défaut
   *[other] { $faults } défauts
 }. Lu à { $dpi } points par pouce : { $sheets ->
    [one] { $sheets } planche
   *[other] { $sheets } planches
 }, { $kind ->
    [cards] { $signs ->
        [one] { $signs } carte
       *[other] { $signs } cartes
     }
   *[stickers] { $signs ->
        [one] { $signs } autocollant
       *[other] { $signs } autocollants
     }
 }.

## Ce qui n'est pas lu
check-no-file = { $file } ne peut pas être lu : { $why }.
check-no-pdf = { $file } n'est pas un PDF. Donnez un fichier fait par stickers ou cards.
check-cut-short = { $file } est tronqué. Refaites-le ou recopiez-le.
check-damaged = { $file } est abîmé et ne s'ouvre pas. Refaites-le.
check-locked = { $file } est protégé par un mot de passe. Donnez le fichier tel qu'il a été fait.
check-not-ours = { $file } ne contient pas de liste d'autocollants ou de cartes. Seul un PDF fait par stickers ou cards peut être vérifié.
check-list-damaged = { $file } : la liste qu'il contient est abîmée ({ $what }). Refaites le fichier.
check-newer = { $file } vient d'un programme plus récent (format de liste { $format } ; celui-ci lit le { $known }).
check-pages-missing = { $file } a { $has } pages, et sa liste parle de la page { $needs }. Refaites le fichier.
check-page-large = { $file } : la page { $page } mesure { $size } mm, ce qu'aucune de nos planches ne fait. Refaites le fichier.
check-dpi = --dpi { $dpi } n'est pas possible. Donnez un nombre entier de { $least } à { $most }.
check-no-image = { $file } n'est pas une image lisible. Donnez un fichier PNG, JPEG ou TIFF.
check-photo-no-label = { $file } : aucun autocollant isolé n'est visible. Posez-en un sur quelque chose de plus sombre et photographiez-le d'en haut, avec une marge tout autour.
check-photo-small = { $file } : l'autocollant est trop petit ou trop en biais pour être lu. Approchez, l'appareil bien au-dessus.
check-photo-unread = { $file } : ce signe ne peut pas être lu. Prenez une autre photo, nette et éclairée également.
check-image-damaged = { $file } est abîmé ou tronqué. Numérisez de nouveau.
check-image-large = { $file } a plus de { $most } millions de pixels. Numérisez de nouveau à 300 points par pouce.
check-no-corners = { $file } ne montre pas de planche : les quatre repères ronds des coins sont introuvables. Numérisez la feuille entière ; si elle y est, elle a été imprimée trop grande pour son papier.
check-too-coarse = { $file } a { $dpi } points par pouce sur la feuille. Numérisez à { $least } ou plus ; 300 va bien.
check-scan-grey = { $file } est sans couleur, et ses mots ne sont pas là où le PDF les place : ils ne se distinguent pas des marques. Numérisez en couleur, ou donnez le PDF qui a été imprimé.
check-scan-other = { $file } semble être une autre planche que celles du PDF : { $read } marques se lisent bien qui n'y sont pas à leur place, et presque aucune des { $signs } qui le seraient. Donnez le PDF dont elle a été imprimée.
check-scan-bare = { $file } semble être une autre planche que celles du PDF, ou le recto d'une planche que l'on pique au dos : presque aucune de ses { $signs } marques n'y est. Si c'est le bon côté, numérisez-le de nouveau, plus foncé, à 300 points par pouce ou plus.
check-scan-poor = { $file } est trop flou ou trop sombre : { $unread } marques sur { $signs } sont illisibles. Numérisez de nouveau, bien à plat, à 300 points par pouce ou plus. Si l'image est nette, c'est une autre planche que celles du PDF.
check-scan-cards = { $file } contient des cartes. Seuls des autocollants imprimés se vérifient sur une image.
check-scan-stock = Les étiquettes { $stock } ne laissent pas de place aux repères de coin : une image ne peut pas être vérifiée. Le PDF peut l'être, sans --scan.
check-needs-scan = Pour lire une image, il faut OpenCV. Installez-le avec : pip install "accessible-games[scan]"
check-save-needs-scan = --save-calibration demande --scan IMAGE pour mesurer.
check-no-calibration = { $file } ne dit pas où l'impression se trouve sur le papier ; rien n'a été gardé.
check-fault-braille = Le braille est « { $found } » ; ce devrait être « { $wanted } ».

## Ce qu'un lecteur d'écran trouve de faux
check-fault-ua-content = Quelque chose est imprimé sans être ni balisé ni marqué comme décor, ou les deux à la fois (PDF/UA-1, { $condition }).
check-fault-ua-form = Un dessin gardé une fois et employé souvent porte ses propres balises, ou vient d'un autre fichier (PDF/UA-1, { $condition }).
check-fault-ua-untagged = Le fichier n'a pas d'arbre de structure lisible (PDF/UA-1, { $condition }).
check-fault-ua-suspects = Le fichier dit lui-même que ses balises sont douteuses (PDF/UA-1, { $condition }).
check-fault-ua-roles = Le type { $what } ne mène à aucun type de la norme, ou y mène mal (PDF/UA-1, { $condition }).
check-fault-ua-nesting = Un élément { $what } est mal placé dans l'arbre de structure (PDF/UA-1, { $condition }).
check-fault-ua-alt = Une image n'a pas de texte de remplacement (PDF/UA-1, { $condition }).
check-fault-ua-box = Une image ne dit pas bien où elle se trouve (PDF/UA-1, { $condition }).
check-fault-ua-language = La langue de certains mots n'est pas déclarée (PDF/UA-1, { $condition }).
check-fault-ua-headings = Les titres ne commencent pas au premier niveau, sautent un niveau ou manquent (PDF/UA-1, { $condition }).
check-fault-ua-order = La page se lit dans un autre ordre qu'elle n'est imprimée (PDF/UA-1, { $condition }).
check-fault-ua-parents = L'arbre de structure et les marques de la page ne vont pas ensemble (PDF/UA-1, { $condition }).
check-fault-ua-metadata = Les métadonnées manquent, ou n'ont pas le titre ou le nom de la norme (PDF/UA-1, { $condition }).
check-fault-ua-title = Rien ne demande au lecteur de PDF d'afficher le titre (PDF/UA-1, { $condition }).
check-fault-ua-tabs = La page ne dit pas que la tabulation suit la structure (PDF/UA-1, { $condition }).
check-fault-ua-file = Un nom manque à un fichier joint (PDF/UA-1, { $condition }).
check-fault-ua-foreign = Le fichier contient quelque chose qu'aucun des nôtres ne contient : { $what } (PDF/UA-1, { $condition }).
check-fault-ua-bookmarks = Les signets manquent, ou mènent ailleurs qu'aux titres (PDF/UA-1, { $condition }).
check-fault-ua-font = La police { $what } n'est pas incorporée, n'a pas un caractère ou a de fausses largeurs (PDF/UA-1, { $condition }).
check-fault-ua-font-kind = La police { $what } est d'une sorte qu'aucun de nos fichiers n'emploie (PDF/UA-1, { $condition }).
check-fault-ua-unicode = La police { $what } ne dit pas quels caractères elle montre (PDF/UA-1, { $condition }).

## Ce qui ne va pas dans un fichier ou une page entière
check-fault-print-scaling = Le fichier ne demande pas 100 % à la fenêtre d'impression : un lecteur de PDF peut le réduire à la page.
check-fault-older = Le fichier vient d'une version plus ancienne : les mots et les marques hors des cases n'ont pas été jugés. Refaites-le.
check-fault-back-apart = Son dos, la page { $back }, n'est pas sur la même feuille : imprimés recto verso, les rectos doivent être aux pages impaires.
check-fault-page-count = Le fichier a { $found } pages ; sa liste en annonce { $wanted }.
check-fault-user-unit = La page est agrandie { $found } fois par sa propre unité de longueur.
check-fault-page-turned = La page est tournée de { $found } degrés.
check-fault-page-size = La page mesure { $x } x { $y } mm ; son papier, { $wanted_x } x { $wanted_y } mm.
check-fault-page-parts = { $found } éléments sont balisés sur cette page ; il devrait y en avoir { $wanted }.
check-fault-page-words = On lit « { $found } » et non « { $wanted } ».
check-fault-page-points = « { $text } » est en { $found } points et non en { $wanted }.
check-fault-page-invisible = « { $text } » est dans le fichier, mais n'est pas imprimé.
check-fault-page-alt = Un lecteur d'écran dit « { $found } » et non « { $wanted } ».
check-fault-key-mark = La marque est { $found } ; elle devrait être { $wanted }.
check-fault-cut = La ligne de coupe manque ou n'est pas entière.
check-fault-crop-marks = Un repère de coupe manque ou n'est pas à sa place.
check-fault-ruler = La règle manque ou ne mesure pas { $wanted } mm.
check-fault-stray = Quelque chose est imprimé à { $x } mm de la gauche et { $y } mm du haut de la page, où il ne devrait rien y avoir.
check-fault-frame = Le cadre de la carte à { $x } mm de la gauche et { $y } mm du haut n'est pas à sa place.
check-fault-page-upright = « { $text } » n'est pas tourné comme il le faut.
