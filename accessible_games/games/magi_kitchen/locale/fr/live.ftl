# Ce que dit l'hôte du temps réel dans Magi Kitchen.  Une ligne chacune ; la nouvelle dans les 40 premières lettres.

magi-kitchen-live-key-called-letter = { $name }
magi-kitchen-live-key-called-comma = virgule
magi-kitchen-live-key-called-period = point
magi-kitchen-live-key-called-semicolon = point-virgule
magi-kitchen-live-key-called-colon = deux-points
magi-kitchen-live-key-called-slash = barre oblique
magi-kitchen-live-key-called-minus = tiret
magi-kitchen-live-key-called-exclamation = point d'exclamation
magi-kitchen-live-key-called-question = point d'interrogation
magi-kitchen-live-key-called-apostrophe = apostrophe

magi-kitchen-live-player-key = { $seat } sur { $own }
    .you = votre touche est { $own }
magi-kitchen-live-keys-are = Touches : { $keys }. Espace retourne la carte suivante. Le reste est dit quand il le faut, et par F1.
magi-kitchen-live-cluster-keys = { $seat } : tomate { $tomato }, aubergine { $eggplant }, champignon { $mushroom }, maïs { $corn }, brocoli { $broccoli }, contre le déchet { $pile }.
magi-kitchen-live-space-flips = Espace retourne la carte suivante.

magi-kitchen-live-flip-prompt = { $seat } : Espace retourne une carte, Échap ouvre le menu.
    .you = Espace retourne une carte, Échap ouvre le menu.
magi-kitchen-live-flip-prompt-short = { $seat } : Espace.
    .you = Espace pour une carte.
magi-kitchen-live-buzz-now-match = Buzzez : { $keys }, si un ingrédient est visible avec sa propre potion.
magi-kitchen-live-buzz-now-rainbow = Buzzez : { $keys }, si un ingrédient est visible. L'arc-en-ciel va avec tous.
magi-kitchen-live-buzz-now-trash = Buzzez : { $keys }, si un ingrédient est visible, et couvrez sa pile.
magi-kitchen-live-buzz-now-short = Buzzez : { $keys }.
magi-kitchen-live-slap-now-match = Si un ingrédient est visible avec sa propre potion, tapez sa tuile.
magi-kitchen-live-slap-now-rainbow = Si un ingrédient est visible, tapez sa tuile. L'arc-en-ciel va avec tous.
magi-kitchen-live-slap-now-trash = Si un ingrédient est visible à côté du déchet, couvrez sa pile.
magi-kitchen-live-slap-now-short = Tapez, ou attendez.
magi-kitchen-live-space-closes = { $seat } : Espace ferme le duel et retourne la carte suivante.
    .you = Espace ferme le duel et retourne la carte suivante.
magi-kitchen-live-space-closes-short = { $seat } : Espace pour la suite.
    .you = Espace pour la suite.
magi-kitchen-live-next-turns = { $seat } retourne la carte suivante.
magi-kitchen-live-name-tile = { $seat } nomme une tuile : 1 pour la tomate, 2 pour l'aubergine, 3 pour le champignon, 4 pour le maïs, 5 pour le brocoli. Se tromper coûte une carte, et ne rien nommer, avec Entrée deux fois, aussi.
    .you = Nommez une tuile : 1 pour la tomate, 2 pour l'aubergine, 3 pour le champignon, 4 pour le maïs, 5 pour le brocoli. Se tromper coûte une carte, et ne rien nommer, avec Entrée deux fois, aussi.
magi-kitchen-live-name-tile-short = { $seat } : touches 1 à 5, ou Entrée pour rien.
    .you = De 1 à 5, ou Entrée pour rien.
magi-kitchen-live-pile-key = touche { $number } pour { $seat }
    .you = touche { $number } pour la vôtre
magi-kitchen-live-name-pile = { $seat } couvre une pile : { $piles }. Se tromper coûte une carte, et ne rien couvrir, avec Entrée deux fois, aussi.
    .you = Couvrez une pile : { $piles }. Se tromper coûte une carte, et ne rien couvrir, avec Entrée deux fois, aussi.
magi-kitchen-live-name-pile-short = { $seat } : touches 1 à { $last }, ou Entrée pour rien.
    .you = De 1 à { $last }, ou Entrée pour rien.
magi-kitchen-live-tap-now = Le rythme est { $taps } : { $keys }. Pour un appui long, tenez la touche.
magi-kitchen-live-tap-now-short = Le rythme est { $taps } : { $keys }.
magi-kitchen-live-press-when-posed = Prenez la posture, puis appuyez : { $keys }.
magi-kitchen-live-duel-stands = Le duel est suspendu.
magi-kitchen-live-turning = { $seat } retourne une carte.
magi-kitchen-live-not-yet = Pas encore.
magi-kitchen-live-nothing-once-more = Entrée encore une fois ne nomme rien, ce qui coûte une carte.
magi-kitchen-live-last-second = { $seat } : dernière seconde.
magi-kitchen-live-duel-goes-on = Le duel reprend. Il s'ouvre de nouveau au son de sa carte.
magi-kitchen-live-after-the-duel = Cette touche ne fait rien tant qu'un duel est ouvert.

magi-kitchen-live-practice-question = S'entraîner avant la partie ?
magi-kitchen-live-sounds-choice = Les sons des cartes
magi-kitchen-live-patterns-choice = Les rythmes des postures
magi-kitchen-live-keys-choice = Les touches, toutes ensemble
magi-kitchen-live-delay-choice = Le retard du casque ou des haut-parleurs
magi-kitchen-live-begin-choice = Commencer la partie
magi-kitchen-live-sounds-intro = Chaque carte par son son. Espace pour la suivante, Entrée pour la réentendre, Échap pour arrêter.
magi-kitchen-live-card-sound = { CAP($card) }.
magi-kitchen-live-patterns-intro = Chaque posture par son rythme, sur votre touche. Espace pour commencer et pour la suivante, Échap pour arrêter.
magi-kitchen-live-pattern-of = { CAP($posture) } : { $taps }.
magi-kitchen-live-pattern-tapped-right = Juste, { $seat } : { $taps }.
magi-kitchen-live-pattern-tapped-wrong = Pas encore, { $seat } : { $taps }.
magi-kitchen-live-hold-together = Tout le monde ensemble, appuyez et tenez : { $keys }. Puis Espace.
magi-kitchen-live-all-keys-heard = Chaque touche arrive, même avec toutes les autres enfoncées.
magi-kitchen-live-key-moved = { $seat } : ce clavier perd { $lost } à côté des autres. La nouvelle touche est { $new }.
magi-kitchen-live-ghost-key = Ce clavier annonce aussi { $ghost }, que personne ne devait presser.
magi-kitchen-live-nobody-pressed = Aucune touche pressée, donc on ne sait rien.
magi-kitchen-live-keyboard-too-poor = Ce clavier perd des touches partout. Branchez un second clavier, ou jouez en mode calme.
magi-kitchen-live-practice-over = La partie commence.

magi-kitchen-live-delay-intro = Un son revient à intervalles réguliers. Espace pour commencer, puis Espace à chaque fois en même temps que le son.
magi-kitchen-live-delay-found = { $ms ->
        [one] Le retard est de { $ms } milliseconde. Il est gardé pour cet appareil, et chaque duel en tient compte.
       *[other] Le retard est de { $ms } millisecondes. Il est gardé pour cet appareil, et chaque duel en tient compte.
    }
magi-kitchen-live-delay-unclear = Les appuis étaient trop rares ou trop irréguliers. Le retard reste comme avant.
