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
magi-kitchen-live-keys-are = Touches : { $keys }. Espace retourne la carte suivante. Qui a la parole nomme une tuile : 1 tomate, 2 aubergine, 3 champignon, 4 maïs, 5 brocoli ; ou, contre le déchet, une pile par le numéro de sa place. Entrée ne nomme rien.
magi-kitchen-live-cluster-keys = { $seat } : tomate { $tomato }, aubergine { $eggplant }, champignon { $mushroom }, maïs { $corn }, brocoli { $broccoli }, contre le déchet { $pile }.
magi-kitchen-live-space-flips = Espace retourne la carte suivante.

magi-kitchen-live-flip-prompt = { $seat } : Espace retourne une carte, Échap pour une commande.
magi-kitchen-live-duel-prompt = Le duel est ouvert.
magi-kitchen-live-turning = { $seat } retourne une carte.
magi-kitchen-live-not-yet = Pas encore.
magi-kitchen-live-last-second = { $seat } : dernière seconde.
magi-kitchen-live-duel-goes-on = Le duel reprend. Il s'ouvre de nouveau au son de sa carte.
magi-kitchen-live-after-the-duel = Cette touche ne fait rien tant qu'un duel est ouvert.

magi-kitchen-live-practice-question = S'entraîner avant la partie ? Choisissez avec un chiffre.
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
