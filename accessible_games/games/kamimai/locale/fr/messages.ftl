# KamiMaï.  Jamais « de » ni « que » devant un nom de joueur, jamais d'accord avec une personne.

# --- Groupes avec un nombre, utilisés plus bas

kamimai-phrase-energy = { $energy ->
        [one] { $energy } Point d'Énergie
       *[other] { $energy } Points d'Énergie
    }
kamimai-phrase-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
kamimai-phrase-most = { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    }
kamimai-phrase-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
kamimai-phrase-points-lost = { $count ->
        [one] { $count } Point d'Énergie perdu
       *[other] { $count } Points d'Énergie perdus
    }
kamimai-phrase-zones-left = { $zones-left ->
        [0] il ne reste aucune zone
        [one] il reste { $zones-left } zone
       *[other] il reste { $zones-left } zones
    }
kamimai-phrase-card = { $card-key ->
        [kamimai-card-water] l'Eau
        [kamimai-card-fire] le Feu
        [kamimai-card-earth] la Terre
        [kamimai-card-air] l'Air
       *[other] { $card-the }
    }
kamimai-phrase-creak = { $creak ->
        [0] Le papier est calme
        [1] Le papier grince
        [2] Le papier grince fort
       *[other] Le papier gémit
    }

# --- Éléments de listes

kamimai-force-row-risk = { $n } pour cent de risque en plus à chaque carte
kamimai-force-row-blind = on pioche à l'aveugle, les cartes extérieures ne sont pas dites
kamimai-force-row-most = { $n ->
        [one] { $n } carte au plus
       *[other] { $n } cartes au plus
    }
kamimai-force-row-left = moitié gauche seulement, tant qu'elle a une carte
kamimai-force-row-right = moitié droite seulement, tant qu'elle a une carte
kamimai-force-row-free = aucun effet sur la pioche
kamimai-force-row-blue = piocher avec le pouce et le majeur seulement
kamimai-force-row-grey = piocher avec le pouce et l'annulaire seulement
kamimai-force-row-red = piocher avec le pouce et l'auriculaire seulement
kamimai-force-row-green = piocher avec l'autre main, celle qui n'écrit pas
kamimai-force-of = { $card } : { $does }
kamimai-zone-row = zone { $zone }, { $effect } : { $spells }
    .brief = { $zone }, { $effect } : { $spells }
kamimai-risk-row-left = gauche { $risk }
kamimai-risk-row-right = droite { $risk }
kamimai-outer-card-left = à gauche { kamimai-phrase-card }
kamimai-outer-card-right = à droite { kamimai-phrase-card }
kamimai-loss-row = { $seat } perd { $cards }
    .you = vous perdez { $cards }
kamimai-paid-row = { $cards }
kamimai-paid-row-creature = { $cards } valant { $worth }
kamimai-gift-row = { $seat } donne { $cards }
    .you = vous donnez { $cards }
    .brief = { $seat } : { $cards }
    .you-brief = vous : { $cards }
kamimai-held-for = { $seat } en a { $n }
    .you = vous en avez { $n }
kamimai-held-for-creature = { $seat } en a { $n } et jusqu'à { $creatures } par Créatures
    .you = vous en avez { $n } et jusqu'à { $creatures } par Créatures

# --- Événements : le début

kamimai-sheet-begun = Niveau { $level }, { kamimai-phrase-energy } : { $zones }.
    .brief = Niveau { $level }, énergie { $energy } : { $zones }.
    .full = Le KamiMaï de niveau { $level } s'affronte avec { kamimai-phrase-energy }. Sa feuille a { $zones-n } zones : { $zones }.

kamimai-grimoire-built-whole = Nouveau Grimoire de toutes les cartes : { $left } à gauche, { $right } à droite.
    .brief = Nouveau Grimoire, { $left } et { $right }.
    .full = Toutes les cartes sont mélangées en un nouveau Grimoire, qui tient debout : { $left } dans la moitié gauche, { $right } dans la droite.
kamimai-grimoire-built-discard = Nouveau Grimoire avec la Défausse : { $left } à gauche, { $right } à droite.
    .brief = Grimoire avec la Défausse, { $left } et { $right }.
    .full = Les cartes tombées et la Défausse sont mélangées en un nouveau Grimoire, qui tient debout : { $left } dans la moitié gauche, { $right } dans la droite.
kamimai-grimoire-built-fallen = Nouveau Grimoire des cartes tombées : { $left } à gauche, { $right } à droite.
    .brief = Nouveau Grimoire, { $left } et { $right }.
    .full = Les cartes tombées, seules, sont mélangées en un nouveau Grimoire, qui tient debout : { $left } dans la moitié gauche, { $right } dans la droite.
kamimai-grimoire-built-thin = Grimoire épuisé. La Défausse en forme un nouveau : { $left } à gauche, { $right } à droite.
    .brief = Épuisé. Nouveau Grimoire, { $left } et { $right }.
    .full = Le Grimoire est épuisé : la Défausse et ce qui reste sont mélangés en un nouveau, { $left } dans la moitié gauche, { $right } dans la droite.

kamimai-grimoire-to-build-whole = Mélangez toutes les cartes et dressez le Grimoire.
    .brief = Dressez le Grimoire entier.
    .full = Mélangez toutes les cartes en un seul paquet et dressez le Grimoire, bien ouvert.
kamimai-grimoire-to-build-discard = Mélangez les cartes tombées avec la Défausse et dressez le Grimoire.
    .brief = Dressez le Grimoire, Défausse comprise.
    .full = Mélangez les cartes tombées avec toute la Défausse et dressez le Grimoire, bien ouvert.
kamimai-grimoire-to-build-fallen = Mélangez les cartes tombées, sans la Défausse, et dressez le Grimoire.
    .brief = Dressez le Grimoire, sans la Défausse.
    .full = Mélangez les cartes tombées, seules, sans la Défausse, et dressez le Grimoire, bien ouvert.
kamimai-grimoire-to-build-thin = Le Grimoire est épuisé. Mélangez ce qui reste avec la Défausse et dressez-le.
    .brief = Épuisé. Dressez le Grimoire avec la Défausse.
    .full = Le Grimoire est épuisé. Mélangez ce qui reste avec toute la Défausse et dressez-le, bien ouvert.

kamimai-starter-chosen = { $seat } commence.
    .brief = { $seat } commence.
    .full = Le tirage désigne { $seat } : à { $seat } de commencer.
    .you = Vous commencez.
    .you-brief = Vous commencez.
    .you-full = Le tirage vous désigne : à vous de commencer.

kamimai-turn-began = À { $seat } de jouer.
    .brief = À { $seat }.
    .full = Un tour commence, et c'est à { $seat } d'agir.
    .you = À vous de jouer.
    .you-brief = À vous.
    .you-full = Un tour commence, et c'est à vous d'agir.

# --- Événements : phases 1 et 2

kamimai-zone-targeted = { $seat } cible la zone { $zone }, { $effect } : { $spells }.
    .brief = Zone { $zone }, { $effect } : { $spells }.
    .full = { $seat } gratte la flèche vers la zone { $zone }, { $effect }, avec ces sorts : { $spells }.
    .you = Vous ciblez la zone { $zone }, { $effect } : { $spells }.
    .you-brief = Zone { $zone }, { $effect } : { $spells }.
    .you-full = Vous grattez la flèche vers la zone { $zone }, { $effect }, avec ces sorts : { $spells }.

kamimai-guardians-compete = { $seat } choisit parmi plusieurs Gardiens : { $guardians }.
    .brief = { $seat } choisit un Gardien : { $guardians }.
    .full = { $seat } a plusieurs Gardiens en Réserve et dit lequel s'applique à cette pioche : { $guardians }.
    .you = Vous choisissez parmi plusieurs Gardiens : { $guardians }.
    .you-brief = Choisissez un Gardien : { $guardians }.
    .you-full = Vous avez plusieurs Gardiens en Réserve et dites lequel s'applique à cette pioche : { $guardians }.

kamimai-guardian-applied = { CAP($guardian) }, pour { $seat }.
    .brief = { CAP($guardian) }, ce tour.
    .full = { CAP($guardian) }. Ce Gardien s'impose à { $seat } pour toute cette pioche.
    .you = { CAP($guardian) }, pour votre pioche.
    .you-brief = { CAP($guardian) }, ce tour.
    .you-full = { CAP($guardian) }. Ce Gardien s'impose à vous pour toute cette pioche.

kamimai-outer-told = Bords : { $cards }.
    .brief = Bords : { $cards }.
    .full = Les cartes extérieures du Grimoire : { $cards }.

kamimai-card-drawn-left = { $seat } pioche { $card-a } à gauche, carte { $number }.
    .brief = Gauche : { $card }, carte { $number }.
    .full = { $seat } pioche { $card-a } dans la moitié gauche, carte numéro { $number } de ce tour.
    .you = Vous piochez { $card-a } à gauche, carte { $number }.
    .you-brief = Gauche : { $card }, carte { $number }.
    .you-full = Vous piochez { $card-a } dans la moitié gauche, carte numéro { $number } de ce tour.
kamimai-card-drawn-right = { $seat } pioche { $card-a } à droite, carte { $number }.
    .brief = Droite : { $card }, carte { $number }.
    .full = { $seat } pioche { $card-a } dans la moitié droite, carte numéro { $number } de ce tour.
    .you = Vous piochez { $card-a } à droite, carte { $number }.
    .you-brief = Droite : { $card }, carte { $number }.
    .you-full = Vous piochez { $card-a } dans la moitié droite, carte numéro { $number } de ce tour.

kamimai-draw-steadied-centre = Au centre : risque { $risk } au lieu de { $printed } pour cent.
    .brief = Centre : risque { $risk }.
    .full = Appui au centre du son : le risque de cette carte est de { $risk } au lieu de { $printed } pour cent.
kamimai-draw-steadied-beside = Juste à côté du centre : risque { $risk } au lieu de { $printed } pour cent.
    .brief = À côté : risque { $risk }.
    .full = Appui juste à côté du centre du son : le risque de cette carte est de { $risk } au lieu de { $printed } pour cent.
kamimai-draw-steadied-least = Bien visé, mais le risque est déjà au plus bas : { $risk } pour cent.
    .brief = Bien visé : risque { $risk }.
    .full = Appui bien visé, à { $near } battement du centre du son : le risque de cette carte reste de { $printed } pour cent, au plus bas.
kamimai-draw-steadied-off = À { $near } battements du centre : le risque reste de { $risk } pour cent.
    .brief = Écart { $near } : risque { $risk }.
    .full = Appui à { $near } battements du centre du son : le risque de cette carte reste de { $printed } pour cent.

kamimai-card-held-even = Il tient, d'aplomb : { $left } à gauche, { $right } à droite.
    .brief = Tient d'aplomb.
    .full = Le Grimoire tient, d'aplomb, écart { $lean } : { $left } cartes à gauche, { $right } à droite. { kamimai-phrase-creak }.
kamimai-card-held-left = Il tient, penché à gauche, écart { $lean } : { $left } à gauche, { $right } à droite.
    .brief = Tient, penche de { $lean } à gauche.
    .full = Le Grimoire tient, penché vers la moitié gauche, écart { $lean } : { $left } cartes à gauche, { $right } à droite. { kamimai-phrase-creak }.
kamimai-card-held-right = Il tient, penché à droite, écart { $lean } : { $left } à gauche, { $right } à droite.
    .brief = Tient, penche de { $lean } à droite.
    .full = Le Grimoire tient, penché vers la moitié droite, écart { $lean } : { $left } cartes à gauche, { $right } à droite. { kamimai-phrase-creak }.

kamimai-cards-entered = { $seat } a pioché { $cards }.
    .brief = Pioché : { $cards }.
    .full = { $seat } a pioché { $cards } dans le vrai Grimoire.
    .you = Vous avez pioché { $cards }.
    .you-brief = Pioché : { $cards }.
    .you-full = Vous avez pioché { $cards } dans le vrai Grimoire.

kamimai-grimoire-held = Il tient. Aux sorts, { $seat }.
    .brief = Il tient.
    .full = Le Grimoire tient pendant trois secondes. La phase 3 commence : à { $seat } de lancer des sorts.
    .you = Il tient. À vous les sorts.
    .you-brief = Il tient.
    .you-full = Le Grimoire tient pendant trois secondes. La phase 3 commence : à vous de lancer des sorts.

kamimai-drawing-ended = { $seat } arrête de piocher.
    .brief = Stop.
    .full = { $seat } arrête de piocher. Le Grimoire doit maintenant tenir trois secondes.
    .you = Vous arrêtez de piocher.
    .you-brief = Stop.
    .you-full = Vous arrêtez de piocher. Le Grimoire doit maintenant tenir trois secondes.

kamimai-drawing-skipped = Trop peu de cartes pour un Grimoire : { $seat } joue avec sa Réserve.
    .brief = Pas de Grimoire : { $seat } joue sa Réserve.
    .full = Il y a trop peu de cartes pour un Grimoire, on ne pioche donc pas : { $seat } passe aux sorts avec sa seule Réserve.
    .you = Trop peu de cartes pour un Grimoire : vous jouez avec votre Réserve.
    .you-brief = Pas de Grimoire : vous jouez votre Réserve.
    .you-full = Il y a trop peu de cartes pour un Grimoire, on ne pioche donc pas : vous passez aux sorts avec votre seule Réserve.

kamimai-stood-between = Il tient. À { $seat } de jouer.
    .brief = À { $seat }.
    .full = Le Grimoire tient toujours entre les deux tours, et le tour suivant est à { $seat }.
    .you = Il tient. À vous de jouer.
    .you-brief = À vous.
    .you-full = Le Grimoire tient toujours entre les deux tours, et le tour suivant est à vous.

kamimai-grimoire-fell = Le Grimoire s'effondre !
    .brief = Effondrement !
    .full = Le papier cède : le Grimoire s'effondre !

kamimai-collapsed-in-draw = L'effondrement coûte un point : reste { kamimai-phrase-energy }. { $seat } ne lance aucun sort ce tour.
    .brief = Moins un : énergie { $energy }. { $seat } ne lance rien.
    .full = L'effondrement coûte un Point d'Énergie : reste { kamimai-phrase-energy }. { $seat } garde les cartes piochées, saute les sorts et passe à la phase 4.
    .you = L'effondrement coûte un point : reste { kamimai-phrase-energy }. Vous ne lancez aucun sort ce tour.
    .you-brief = Moins un : énergie { $energy }. Vous ne lancez rien.
    .you-full = L'effondrement coûte un Point d'Énergie : reste { kamimai-phrase-energy }. Vous gardez les cartes piochées, sautez les sorts et passez à la phase 4.
kamimai-collapsed-in-draw-blessed = La bénédiction sauve le point : reste { kamimai-phrase-energy }. { $seat } ne lance aucun sort ce tour.
    .brief = Béni : énergie { $energy }. { $seat } ne lance rien.
    .full = La bénédiction sauve le Point d'Énergie : reste { kamimai-phrase-energy }. { $seat } garde les cartes piochées, saute les sorts et passe à la phase 4.
    .you = La bénédiction sauve le point : reste { kamimai-phrase-energy }. Vous ne lancez aucun sort ce tour.
    .you-brief = Béni : énergie { $energy }. Vous ne lancez rien.
    .you-full = La bénédiction sauve le Point d'Énergie : reste { kamimai-phrase-energy }. Vous gardez les cartes piochées, sautez les sorts et passez à la phase 4.

kamimai-collapsed-between = Un effondrement entre deux tours ne coûte rien : reste { kamimai-phrase-energy }.
    .brief = Entre deux tours : énergie toujours { $energy }.
    .full = Un effondrement entre deux tours ne coûte rien : reste { kamimai-phrase-energy }. La Défausse ne bouge pas.
kamimai-collapsed-between-hard = En mode difficile, un effondrement entre deux tours coûte un point : reste { kamimai-phrase-energy }.
    .brief = Entre deux tours, moins un : énergie { $energy }.
    .full = En mode difficile, un effondrement entre deux tours coûte un Point d'Énergie : reste { kamimai-phrase-energy }. La Défausse est mélangée aux cartes tombées.

kamimai-collapsed-late = Le Grimoire s'est effondré. Cela ne coûte rien, et { $seat } continue.
    .brief = Effondré, rien de perdu. { $seat } continue.
    .full = Le Grimoire s'est effondré après la pioche. Cela ne coûte rien, { $seat } continue, et on le dresse à nouveau après ce tour.
    .you = Le Grimoire s'est effondré. Cela ne coûte rien, et vous continuez.
    .you-brief = Effondré, rien de perdu. Vous continuez.
    .you-full = Le Grimoire s'est effondré après la pioche. Cela ne coûte rien, vous continuez, et on le dresse à nouveau après ce tour.

kamimai-blessing-woke = La bénédiction s'éveille : ce tour, un effondrement ne coûte rien à { $seat }.
    .brief = Bénédiction : aucune perte pour { $seat }.
    .full = Un Gardien dans une zone bénie : la bénédiction s'éveille, et ce tour, un effondrement ne coûte rien à { $seat }.
    .you = La bénédiction s'éveille : ce tour, un effondrement ne vous coûte rien.
    .you-brief = Bénédiction : aucune perte pour vous.
    .you-full = Un Gardien dans une zone bénie : la bénédiction s'éveille, et ce tour, un effondrement ne vous coûte rien.

# --- Événements : malédictions

kamimai-energy-cursed = La malédiction frappe { $seat } : { kamimai-phrase-points-lost }, reste { $energy }.
    .brief = Malédiction : moins { $count }, énergie { $energy }.
    .full = La malédiction frappe { $seat }, un point pour chaque Gardien de cette pioche : { kamimai-phrase-points-lost }, reste { $energy }.
    .you = La malédiction vous frappe : { kamimai-phrase-points-lost }, reste { $energy }.
    .you-brief = Malédiction : moins { $count }, énergie { $energy }.
    .you-full = La malédiction vous frappe, un point pour chaque Gardien de cette pioche : { kamimai-phrase-points-lost }, reste { $energy }.

kamimai-colour-cursed = La malédiction emporte les cartes Élément : { $elements }. Perdu : { $losses }.
    .brief = Malédiction : { $elements }. Perdu : { $losses }.
    .full = La malédiction emporte chez tout le monde les cartes Élément de ces couleurs : { $elements }. Cartes perdues : { $losses }.

kamimai-discard-cursed = La malédiction réclame { kamimai-phrase-count } à chacun : { $seats }.
    .brief = Malédiction : { kamimai-phrase-count }, { $seats }.
    .full = La malédiction réclame { kamimai-phrase-count }, Élément ou Créature, à chaque personne qui en a : { $seats }.
    .you = La malédiction réclame { kamimai-phrase-count } à chacun : { $seats }.
    .you-brief = Malédiction : { kamimai-phrase-count }, { $seats }.
    .you-full = La malédiction réclame { kamimai-phrase-count }, Élément ou Créature, à chaque personne qui en a : { $seats }.

kamimai-curse-obeyed = { $seat } défausse { $cards }.
    .brief = { $seat } perd { $cards }.
    .full = { $seat } défausse { $cards } pour la malédiction.
    .you = Vous défaussez { $cards }.
    .you-brief = Perdu : { $cards }.
    .you-full = Vous défaussez { $cards } pour la malédiction.

# --- Événements : sorts et Créatures

kamimai-spell-cast = { $seat } lance le sort { $colour-of } : { $gifts }.
    .brief = Sort { $colour-of }. { $gifts }.
    .full = { $seat } lance le sort { $colour-of }, et on le gratte. Donné et défaussé : { $gifts }.
    .you = Vous lancez le sort { $colour-of } : { $gifts }.
    .you-brief = Sort { $colour-of }. { $gifts }.
    .you-full = Vous lancez le sort { $colour-of }, et on le gratte. Donné et défaussé : { $gifts }.
kamimai-spell-cast-team = { $seat } lance le sort d'équipe avec { $colour } : { $gifts }.
    .brief = Sort d'équipe, { $colour }. { $gifts }.
    .full = { $seat } lance le sort d'équipe avec { $colour }, et on le gratte. Donné et défaussé : { $gifts }.
    .you = Vous lancez le sort d'équipe avec { $colour } : { $gifts }.
    .you-brief = Sort d'équipe, { $colour }. { $gifts }.
    .you-full = Vous lancez le sort d'équipe avec { $colour }, et on le gratte. Donné et défaussé : { $gifts }.

kamimai-zone-sealed = La zone { $zone } est scellée : { kamimai-phrase-zones-left }.
    .brief = Zone { $zone } scellée, reste { $zones-left }.
    .full = Tous les sorts de la zone { $zone } sont lancés, on gratte son cœur et la zone est scellée : { kamimai-phrase-zones-left }.

kamimai-guardians-freed = { $seat } joue le Lutin Porte-clé. Gardiens partis : { $losses }.
    .brief = { $seat } : Lutin. Partis : { $losses }.
    .full = { $seat } joue le Lutin Porte-clé, et tous les Gardiens sont défaussés : { $losses }.
    .you = Vous jouez le Lutin Porte-clé. Gardiens partis : { $losses }.
    .you-brief = Vous : Lutin. Partis : { $losses }.
    .you-full = Vous jouez le Lutin Porte-clé, et tous les Gardiens sont défaussés : { $losses }.
kamimai-guardians-freed-none = { $seat } joue le Lutin Porte-clé, mais il n'y avait aucun Gardien.
    .brief = { $seat } : Lutin. Aucun Gardien.
    .full = { $seat } joue le Lutin Porte-clé, mais personne n'a de Gardien : personne n'en perd.
    .you = Vous jouez le Lutin Porte-clé, mais il n'y avait aucun Gardien.
    .you-brief = Vous : Lutin. Aucun Gardien.
    .you-full = Vous jouez le Lutin Porte-clé, mais personne n'a de Gardien : personne n'en perd.

kamimai-dragonflies-used = { $seat } joue les Libellules Draconiques : deux cartes changent de main.
    .brief = { $seat } : Libellules, deux dons.
    .full = { $seat } joue les Libellules Draconiques : deux fois de suite, quelqu'un donne une carte à quelqu'un d'autre.
    .you = Vous jouez les Libellules Draconiques : deux cartes changent de main.
    .you-brief = Vous : Libellules, deux dons.
    .you-full = Vous jouez les Libellules Draconiques : deux fois de suite, quelqu'un donne une carte à quelqu'un d'autre.

kamimai-dragonflies-idle = { $seat } joue les Libellules Draconiques, mais personne n'a de carte.
    .brief = { $seat } : Libellules, en vain.
    .full = { $seat } joue les Libellules Draconiques, mais personne n'a de carte à donner : il ne se passe rien.
    .you = Vous jouez les Libellules Draconiques, mais personne n'a de carte.
    .you-brief = Vous : Libellules, en vain.
    .you-full = Vous jouez les Libellules Draconiques, mais personne n'a de carte à donner : il ne se passe rien.

kamimai-giver-named = { $seat } demande une carte à { $partner }.
    .brief = { $seat } : { $partner } doit donner.
    .full = { $seat } demande à { $partner } : il faut donner une carte à quelqu'un d'autre.
    .you = Vous demandez une carte à { $partner }.
    .you-brief = { $partner } doit donner pour vous.
    .you-full = Vous demandez à { $partner } : il faut donner une carte à quelqu'un d'autre.
    .partner = { $seat } vous demande une carte.
    .partner-brief = { $seat } : vous devez donner.
    .partner-full = { $seat } vous demande ceci : il faut donner une carte à quelqu'un d'autre.
kamimai-giver-named-self = { $seat } va donner une carte.
    .brief = { $seat } va donner.
    .full = { $seat } va donner une carte à quelqu'un d'autre.
    .you = Vous allez donner une carte.
    .you-brief = Vous allez donner.
    .you-full = Vous allez donner une carte à quelqu'un d'autre.

kamimai-card-given = { $seat } donne { $card-a } à { $partner }.
    .brief = { $seat } donne { kamimai-phrase-card } à { $partner }.
    .full = { $seat } donne { $card-a } à { $partner }, qui la range en Réserve.
    .you = Vous donnez { $card-a } à { $partner }.
    .you-brief = Vous donnez { kamimai-phrase-card } à { $partner }.
    .you-full = Vous donnez { $card-a } à { $partner }, qui la range en Réserve.
    .partner = { $seat } vous donne { $card-a }.
    .partner-brief = { $seat } vous donne { kamimai-phrase-card }.
    .partner-full = { $seat } vous donne { $card-a }, qui va dans votre Réserve.

kamimai-mouse-used = { $seat } joue la Souris Chapardeuse pour { $takers }.
    .brief = { $seat } : Souris pour { $takers }.
    .full = { $seat } joue la Souris Chapardeuse : prennent chacun une carte de la Défausse, dans cet ordre : { $takers }.
    .you = Vous jouez la Souris Chapardeuse pour { $takers }.
    .you-brief = Vous : Souris pour { $takers }.
    .you-full = Vous jouez la Souris Chapardeuse : prennent chacun une carte de la Défausse, dans cet ordre : { $takers }.

kamimai-card-taken = { $seat } prend { $card-a } dans la Défausse.
    .brief = { $seat } prend { $card }.
    .full = { $seat } prend { $card-a } dans la Défausse, pour sa Réserve.
    .you = Vous prenez { $card-a } dans la Défausse.
    .you-brief = Vous prenez { $card }.
    .you-full = Vous prenez { $card-a } dans la Défausse, pour votre Réserve.

kamimai-take-declined = { $seat } ne prend aucune carte.
    .brief = { $seat } ne prend rien.
    .full = { $seat } ne prend aucune carte dans la Défausse.
    .you = Vous ne prenez aucune carte.
    .you-brief = Vous ne prenez rien.
    .you-full = Vous ne prenez aucune carte dans la Défausse.

kamimai-casting-ended = { $seat } a fini ses sorts.
    .brief = Fini.
    .full = { $seat } a fini ses sorts et passe à la phase 4.
    .you = Vous avez fini vos sorts.
    .you-brief = Fini.
    .you-full = Vous avez fini vos sorts et passez à la phase 4.

kamimai-cards-kept = { $seat } garde { $kept }. Défaussé : { $discarded }.
    .brief = Garde { $kept }. Perdu : { $discarded }.
    .full = { $seat } garde { $kept } dans sa Réserve. Défaussé : { $discarded }.
    .you = Vous gardez { $kept }. Défaussé : { $discarded }.
    .you-brief = Gardé : { $kept }. Perdu : { $discarded }.
    .you-full = Vous gardez { $kept } dans votre Réserve. Défaussé : { $discarded }.
kamimai-cards-kept-all = { $seat } garde { $kept }.
    .brief = Garde { $kept }.
    .full = { $seat } garde { $kept } dans sa Réserve et ne défausse rien.
    .you = Vous gardez { $kept }.
    .you-brief = Gardé : { $kept }.
    .you-full = Vous gardez { $kept } dans votre Réserve et ne défaussez rien.
kamimai-cards-kept-none = { $seat } ne garde aucune carte. Défaussé : { $discarded }.
    .brief = Rien gardé. Perdu : { $discarded }.
    .full = { $seat } ne garde aucune carte, sa Réserve est vide. Défaussé : { $discarded }.
    .you = Vous ne gardez aucune carte. Défaussé : { $discarded }.
    .you-brief = Rien gardé. Perdu : { $discarded }.
    .you-full = Vous ne gardez aucune carte, votre Réserve est vide. Défaussé : { $discarded }.
kamimai-cards-kept-empty = { $seat } n'a aucune carte à garder.
    .brief = Rien à garder.
    .full = { $seat } n'a aucune carte à garder, et sa Réserve reste vide.
    .you = Vous n'avez aucune carte à garder.
    .you-brief = Rien à garder.
    .you-full = Vous n'avez aucune carte à garder, et votre Réserve reste vide.

# --- Événements : la fin

kamimai-sheet-won = Niveau { $level } gagné ! On continue avec { kamimai-phrase-energy }.
    .brief = Niveau { $level } gagné ! Énergie { $energy }.
    .full = Toutes les zones sont scellées, niveau { $level } gagné ! Deux points de plus : on continue avec { kamimai-phrase-energy }, la personne suivante commence, toutes les cartes sont remélangées.

kamimai-game-won = Toutes les zones sont scellées : victoire au niveau { $level }, avec { kamimai-phrase-energy } !
    .brief = Victoire au niveau { $level } ! Énergie { $energy }.
    .full = Toutes les zones sont scellées et le portail s'ouvre : victoire pour tout le monde au niveau { $level }, avec { kamimai-phrase-energy } !

kamimai-game-lost = Plus aucun Point d'Énergie : défaite, et { kamimai-phrase-zones-left }.
    .brief = Défaite. Zones restantes : { $zones-left }.
    .full = Plus aucun Point d'Énergie, le Monde des Cauchemars se referme sur tout le monde : défaite, et { kamimai-phrase-zones-left }.

# --- Réponses

kamimai-reserve-held = En Réserve chez { $seat } : { $cards }.
    .you = Votre Réserve : { $cards }.
kamimai-reserve-held-empty = Rien en Réserve chez { $seat }.
    .you = Votre Réserve est vide.
kamimai-drawn-held = Pioché ce tour par { $seat } : { $cards }.
    .you = Pioché ce tour par vous : { $cards }.

kamimai-to-target = À { $seat } de choisir une zone.
    .you = Choisissez une zone.
kamimai-to-choose-guardian = À { $seat } de choisir le Gardien.
    .you = Choisissez le Gardien.
kamimai-to-draw = À { $seat } de piocher : risque { $risks } pour cent.
    .you = Piochez : risque { $risks } pour cent.
kamimai-to-draw-more = { $seat } : risque { $risks }, arrêt { $hold } pour cent.
    .you = Risque { $risks }, arrêt { $hold } pour cent.
kamimai-to-draw-stop = { $seat } ne peut que s'arrêter, à { $hold } pour cent.
    .you = Vous ne pouvez que vous arrêter, à { $hold } pour cent.
kamimai-to-draw-real = À { $seat } de piocher pour de vrai et de taper pioché, avec les cartes.
    .you = Piochez, puis tapez pioché avec les cartes.
kamimai-to-draw-real-more = { $seat } en a entré { $drawn } : d'autres, stop, ou effondré.
    .you = Entré : { $drawn }. D'autres, stop, ou effondré.
kamimai-to-obey = { $seat } en défausse { $count } parmi { $cards }.
    .you = Défaussez { $count } parmi { $cards }.
kamimai-to-cast = À { $seat } : sort ou fini.
    .you = Sort ou fini.
kamimai-to-name-giver = À { $seat } de dire qui donne la deuxième carte.
    .you = Dites qui donne la deuxième carte.
kamimai-to-give = À { $seat } de donner une carte.
    .you = Donnez une carte à quelqu'un.
kamimai-to-take = { $seat } peut prendre une carte défaussée.
    .you = Prenez une carte défaussée, ou aucune.
kamimai-to-store = { $seat } en garde { $most } parmi { $cards }.
    .you = Gardez { $most } parmi { $cards }.
kamimai-to-store-all = { $seat } peut tout garder : { $cards }.
    .you = À garder : { $cards }.
kamimai-to-store-nothing = { $seat } n'a rien à garder.
    .you = Rien à garder.
kamimai-kept-so-far = Gardé jusqu'ici : { $cards }. Combien de la sorte suivante ?
kamimai-kept-so-far-nothing = Rien de gardé jusqu'ici. Combien de la sorte suivante ?
kamimai-given-up-so-far = À défausser jusqu'ici : { $cards }. Combien de la sorte suivante ?
kamimai-given-up-so-far-nothing = Rien à défausser jusqu'ici. Combien de la sorte suivante ?
kamimai-to-pay = { CAP($colour) } : qui donne quoi ?
kamimai-to-agree = { CAP($gifts) }. Les autres sont d'accord ?
kamimai-first-giver = Qui donne la première carte ?
kamimai-to-whom = Qui reçoit { $card-the } ?
kamimai-first-taker = Qui peut prendre une carte ?
kamimai-next-taker = Une carte pour { $takers } jusqu'ici. Qui d'autre ?
kamimai-outcome-due = Le Grimoire va être dressé ou mis à l'épreuve.
kamimai-game-ended-won = La partie est finie, et tout le monde a gagné.
kamimai-game-ended-lost = La partie est finie, et tout le monde a perdu.

kamimai-energy-is = Reste { kamimai-phrase-energy }, niveau { $level }.
kamimai-zone-stands-open = Zone { $zone }, { $effect } : { $spells }.
kamimai-zone-stands-targeted = Zone ciblée : { $zone }, { $effect }. Sorts restants : { $spells }.
kamimai-zone-stands-sealed = Zone { $zone } : scellée.
kamimai-grimoire-stands-even = Le Grimoire est d'aplomb, écart { $lean } : { $left } à gauche, { $right } à droite.
kamimai-grimoire-stands-left = Le Grimoire penche à gauche, écart { $lean } : { $left } à gauche, { $right } à droite.
kamimai-grimoire-stands-right = Le Grimoire penche à droite, écart { $lean } : { $left } à gauche, { $right } à droite.
kamimai-grimoire-lies = Le Grimoire s'est effondré. On le dresse à nouveau après ce tour.
kamimai-grimoire-real = Le vrai Grimoire a { kamimai-phrase-cards }.
kamimai-outer-are = Cartes extérieures : { $cards }.
kamimai-outer-untold = Les cartes extérieures ne sont pas lues en ce moment.
kamimai-risk-is-both = Risque d'une carte maintenant : à gauche { $left } pour cent, à droite { $right } pour cent.
kamimai-risk-is-left = Risque d'une carte maintenant : à gauche { $left } pour cent.
kamimai-risk-is-right = Risque d'une carte maintenant : à droite { $right } pour cent.
kamimai-force-is = S'applique : { $guardian }.
kamimai-discard-holds = Défausse : { $cards }.
kamimai-discard-holds-empty = La Défausse est vide.
kamimai-spell-stands-castable = { CAP($colour) } : { $holders } : possible.
kamimai-spell-stands-short = { CAP($colour) } : { $holders } : pas encore possible.
kamimai-spell-stands-team-castable = Sort d'équipe avec { $colour } : { $holders } : possible.
kamimai-spell-stands-team-short = Sort d'équipe avec { $colour } : { $holders } : pas encore possible.
kamimai-nothing-to-cast = Aucune zone n'est ciblée, aucun sort n'est donc demandé.

# --- Refus : ce qui ne va pas, et ce qui est permis

kamimai-other-phase-target = Pas maintenant : il faut d'abord cibler une zone.
kamimai-other-phase-draw = Pas maintenant : c'est la phase 2, la pioche. Piochez, ou arrêtez-vous après la première carte.
kamimai-other-phase-curse = Pas maintenant : la malédiction d'abord. Défaussez ce qu'elle réclame.
kamimai-other-phase-cast = Pas maintenant : c'est la phase 3. Lancez un sort, jouez une Créature, ou dites fini.
kamimai-other-phase-give = Pas maintenant : les Libellules d'abord. Dites qui donne, ou donnez une carte, selon la demande.
kamimai-other-phase-take = Pas maintenant : la Souris d'abord. Prenez une carte de la Défausse, ou aucune.
kamimai-other-phase-store = Pas maintenant : c'est la phase 4. Dites quelles cartes garder.
kamimai-zone-is-targeted = Pas de nouvelle cible maintenant : une zone reste ciblée jusqu'à ce qu'elle soit scellée, et le choix revient ensuite au tour suivant.
kamimai-zone-not-open = La zone { $zone } ne peut pas être ciblée : elle est scellée, elle n'existe pas, ou aucune flèche n'y mène encore. Choisissez dans la liste.
kamimai-draw-first = Il faut piocher au moins une carte avant de s'arrêter.
kamimai-last-card-stays = La dernière carte du Grimoire reste en place. Arrêtez de piocher.
kamimai-half-is-empty = Cette moitié est vide. Piochez dans l'autre, ou arrêtez-vous.
kamimai-choose-guardian-first = Dites d'abord quel Gardien s'applique à cette pioche.
kamimai-no-guardian-to-choose = Il n'y a pas de Gardien à choisir maintenant. Faites ce qui est demandé.
kamimai-guardian-not-held = Il n'y a pas de Gardien de cette couleur en Réserve. Choisissez dans la liste.
kamimai-guardian-forbids-half = Le Gardien n'autorise que l'autre moitié, tant qu'elle a une carte.
kamimai-guardian-forbids-most = Le Gardien autorise { kamimai-phrase-most } au plus. Arrêtez de piocher.
kamimai-card-not-held = Ces cartes ne sont pas chez { $seat }. Choisissez-en d'autres.
kamimai-no-such-invoker = Il y a ici { $seats } personnes, pas plus. Nommez l'une d'elles.
kamimai-spell-not-open = La zone ciblée ne demande pas ce sort, ou ne le demande plus. Lancez un sort restant.
kamimai-card-of-no-use = On ne peut pas jouer ici { $card-the }. Seuls comptent { $colour }, sa Fée et le Loup.
kamimai-nothing-from-activator = C'est toujours la personne dont c'est le tour qui commence le sort : l'une des cartes doit venir d'elle.
kamimai-nothing-from-team-activator = C'est la personne dont c'est le tour qui commence le sort d'équipe : l'une des cartes doit venir d'elle.
kamimai-not-four = Cela compte pour { $total } en tout. Un sort en demande exactement 4.
kamimai-wrong-shares-two = À deux, chacun donne exactement 2 cartes au sort d'équipe.
kamimai-wrong-shares-three = À trois, l'un donne 2 cartes au sort d'équipe, les autres 1 chacun.
kamimai-wrong-shares-four = Quatre personnes exactement donnent 1 carte chacune au sort d'équipe.
kamimai-wrong-fairy-value = Une Fée compte pour 1, 2 ou 3.
kamimai-wrong-wolf-value = Le Loup Sacré compte pour 1 ou 2.
kamimai-casting-is-over = La phase 3 est finie : plus de sort ni de Créature ce tour. Dites quelles cartes garder.
kamimai-casting-is-skipped = Après un effondrement, ni sort ni Créature ce tour. Dites quelles cartes garder.
kamimai-not-yours = Pour jouer { $card-the }, il faut être en train de jouer son tour et tenir cette carte.
kamimai-giver-has-nothing = Sans carte, on ne peut rien donner. Nommez quelqu'un d'autre.
kamimai-give-to-another = Une carte se donne à quelqu'un d'autre. Nommez une autre personne.
kamimai-giver-is-named = On sait déjà qui donne. Il reste à dire la carte et à qui elle va.
kamimai-wrong-number = La malédiction réclame exactement { kamimai-phrase-count }.
kamimai-guardian-stays = Aucune malédiction n'emporte un Gardien. Choisissez des cartes Élément ou Créature.
kamimai-guardian-not-taken = La Souris ne prend pas de Gardien. Prenez une carte Élément ou Créature, ou aucune.
kamimai-not-in-discard = { CAP($card) } ? Il n'y en a pas dans la Défausse. Choisissez une autre carte, ou aucune.
kamimai-too-many-kept = C'est trop : on peut garder { kamimai-phrase-most }.
kamimai-guardian-must-stay = Tous les Gardiens doivent être gardés. Nommez-les tous parmi les cartes à garder.
kamimai-real-grimoire = On pioche dans le vrai Grimoire : entrez les cartes piochées, ou dites effondré.
kamimai-skill-is-off = Cette partie n'a pas de mode adresse. Piochez à gauche ou à droite.
kamimai-only-with-real-grimoire = Les cartes et les effondrements ne s'entrent qu'en mode compagnon. Piochez à gauche ou à droite.
kamimai-not-in-grimoire = Le Grimoire n'a plus de telle carte, toutes sont ailleurs : { $card }. Vérifiez les cartes et entrez-les à nouveau.
kamimai-lies-already = Le Grimoire s'est déjà effondré ce tour. Faites ce qui est demandé.

# --- Choix : libellés d'un menu

kamimai-target-choice = Zone { $zone }, { $effect } : { $spells }
kamimai-guardian-choice = { CAP($guardian) }
kamimai-draw-choice-left = Gauche : { $card }, { kamimai-phrase-cards }, risque { $risk } pour cent
kamimai-draw-choice-right = Droite : { $card }, { kamimai-phrase-cards }, risque { $risk } pour cent
kamimai-draw-blind-choice-left = Gauche, à l'aveugle : { kamimai-phrase-cards }, risque { $risk } pour cent
kamimai-draw-blind-choice-right = Droite, à l'aveugle : { kamimai-phrase-cards }, risque { $risk } pour cent
kamimai-hold-choice = S'arrêter, risque { $risk } pour cent
kamimai-hold-choice-real = S'arrêter
kamimai-enter-choice = { CAP($card) }
kamimai-fell-choice = Le Grimoire s'est effondré
kamimai-discard-choice = { $cards }
kamimai-cast-choice = Sort { $colour-of }
kamimai-cast-choice-team = Sort d'équipe avec { $colour }
kamimai-pay-choice = { CAP($gifts) }
kamimai-agreed-choice = Accord : { $seats }
kamimai-sprite-choice = Lutin Porte-clé : tous les Gardiens partent
kamimai-dragonflies-choice = Libellules Draconiques : deux dons
kamimai-giver-choice = { $seat }
    .you = Vous
kamimai-held-choice = { CAP($card) }
kamimai-give-choice = Donner { $card-the }
kamimai-receiver-choice = À { $seat }
    .you = À vous
kamimai-mouse-choice = Souris Chapardeuse : dans la Défausse
kamimai-taker-choice = { $seat }
    .you = Vous
kamimai-no-more-takers-choice = Personne d'autre
kamimai-take-choice = { CAP($card) }
kamimai-take-nothing-choice = Aucune
kamimai-done-choice = Fini
kamimai-keep-choice = { $cards }
kamimai-keep-all-choice = Tout garder
kamimai-keep-nothing-choice = Continuer
kamimai-keep-guardians-choice = Garder les Gardiens seulement

# --- Conseils

kamimai-advised-draw = Piochez.
kamimai-advised-hold = Arrêtez de piocher.
kamimai-advised-cast = Lancez un sort.
kamimai-advised-keep = Gardez celles-ci.
kamimai-advised-discard = Défaussez.
kamimai-advised-target = Visez une zone.
kamimai-advised-guardian = Choisissez un Gardien.
kamimai-advised-take = Prenez une carte.
kamimai-advised-sprite = Utilisez le Lutin Porte-clé.
kamimai-advised-dragonflies = Utilisez les Libellules Draconiques.
kamimai-advised-mouse = Utilisez la Souris Chapardeuse.
kamimai-advised-give = Donnez une carte.
kamimai-advised-giver = Nommez la personne qui donne.
kamimai-advised-done = Continuez : c'est tout pour l'instant.
kamimai-advised-drew = Dites quelles cartes ont été piochées.
kamimai-advised-collapse = Dites qu'il s'est effondré.

kamimai-draw-wanted = { CAP($card-the) } sert à un sort ouvert, et le risque est de { $risk } pour cent.
kamimai-draw-helper = { CAP($card-the) } aide à tout moment, et le risque est de { $risk } pour cent.
kamimai-draw-balances = Cette moitié a { $more ->
        [one] { $more } carte
       *[other] { $more } cartes
    } de plus que l'autre, et la suite en sera plus sûre ; le risque est de { $risk } pour cent.
kamimai-draw-risk = Le risque est de { $risk } pour cent, et il faut des cartes à l'équipe.
kamimai-hold-now = { $n ->
        [one] On a pioché { $n } carte
       *[other] On a pioché { $n } cartes
    }, et la suivante risquerait au moins { $risk } pour cent.
kamimai-hold-empty = Il n'y a plus rien à piocher.
kamimai-spells-stay = Un sort lancé ne peut plus être perdu ; { $left ->
        [0] il ne reste alors aucun sort dans cette zone
        [one] il reste alors { $left } sort dans cette zone
       *[other] il reste alors { $left } sorts dans cette zone
    }.
kamimai-serves-spells = On garde ainsi, pour des sorts ouverts : { $wanted }.
kamimai-zone-wants = Sur { $spells ->
        [one] { $spells } sort
       *[other] { $spells } sorts
    } dans la zone { $zone }, l'équipe peut déjà en payer { $near }.
kamimai-card-for = { $receiver } a déjà { $held } : ensemble, c'est plus près d'un sort.
kamimai-judged-keep = Ce sont elles qui rapprochent le plus du prochain sort.
kamimai-judged-discard = C'est ce qui manquera le moins.
kamimai-judged-guardian = C'est celui qui gêne le moins.
kamimai-judged-take = C'est ce qui manque à l'équipe.
kamimai-judged-sprite = Sans Gardiens, il y a de nouveau de la place.
kamimai-judged-dragonflies = Une carte sert mieux dans une autre main.
kamimai-judged-mouse = La Défausse a des cartes qui manquent à l'équipe.
kamimai-judged-give = C'est là qu'elle sert le plus.
kamimai-judged-giver = Cette personne peut se passer d'une carte.
kamimai-judged-done = Rien d'autre n'aiderait maintenant.
kamimai-judged-drew = Ce sont les cartes piochées.
kamimai-judged-collapse = S'il est tombé, il est tombé.

kamimai-cost-cards = { $n ->
        [0] Cela a coûté moins d'une carte utile.
        [one] Cela a coûté environ une carte utile.
       *[other] Cela a coûté environ { $n } cartes utiles.
    }
