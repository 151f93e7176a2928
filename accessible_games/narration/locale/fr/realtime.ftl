# Ce que dit l'hôte du temps réel dans Magi Kitchen.  Une ligne chacune ; la nouvelle dans les 40 premières lettres.

realtime-key-called-letter = { $name }
realtime-key-called-comma = virgule
realtime-key-called-period = point
realtime-key-called-semicolon = point-virgule
realtime-key-called-colon = deux-points
realtime-key-called-slash = barre oblique
realtime-key-called-minus = tiret
realtime-key-called-exclamation = point d'exclamation
realtime-key-called-question = point d'interrogation
realtime-key-called-apostrophe = apostrophe

realtime-player-key = { $seat } sur { $own }
realtime-keys-are = Touches : { $keys }. Espace retourne la carte suivante. Qui a la parole nomme une tuile : 1 tomate, 2 aubergine, 3 champignon, 4 maïs, 5 brocoli ; ou, contre le déchet, une pile par le numéro de sa place. Entrée ne nomme rien.
realtime-cluster-keys = { $seat } : tomate { $tomato }, aubergine { $eggplant }, champignon { $mushroom }, maïs { $corn }, brocoli { $broccoli }, contre le déchet { $pile }.
realtime-space-flips = Espace retourne la carte suivante.

realtime-flip-prompt = { $seat } : Espace retourne une carte, Échap pour une commande.
realtime-duel-prompt = Le duel est ouvert.
realtime-turning = { $seat } retourne une carte.
realtime-not-yet = Pas encore.
realtime-last-second = { $seat } : dernière seconde.
realtime-duel-goes-on = Le duel reprend. Il s'ouvre de nouveau au son de sa carte.
realtime-after-the-duel = Cette touche ne fait rien tant qu'un duel est ouvert.

realtime-practice-question = S'entraîner avant la partie ? Choisissez avec un chiffre.
realtime-sounds-choice = Les sons des cartes
realtime-patterns-choice = Les rythmes des postures
realtime-keys-choice = Les touches, toutes ensemble
realtime-delay-choice = Le retard du casque ou des haut-parleurs
realtime-begin-choice = Commencer la partie
realtime-sounds-intro = Chaque carte par son son. Espace pour la suivante, Entrée pour la réentendre, Échap pour arrêter.
realtime-card-sound = { CAP($card) }.
realtime-patterns-intro = Chaque posture par son rythme, sur votre touche. Espace pour commencer et pour la suivante, Échap pour arrêter.
realtime-pattern-of = { CAP($posture) } : { $taps }.
realtime-pattern-tapped-right = Juste, { $seat } : { $taps }.
realtime-pattern-tapped-wrong = Pas encore, { $seat } : { $taps }.
realtime-hold-together = Tout le monde ensemble, appuyez et tenez : { $keys }. Puis Espace.
realtime-all-keys-heard = Chaque touche arrive, même avec toutes les autres enfoncées.
realtime-key-moved = { $seat } : ce clavier perd { $lost } à côté des autres. La nouvelle touche est { $new }.
realtime-ghost-key = Ce clavier annonce aussi { $ghost }, que personne ne devait presser.
realtime-nobody-pressed = Aucune touche pressée, donc on ne sait rien.
realtime-keyboard-too-poor = Ce clavier perd des touches partout. Branchez un second clavier, ou jouez en mode calme.
realtime-practice-over = La partie commence.

realtime-delay-intro = Un son revient à intervalles réguliers. Espace pour commencer, puis Espace à chaque fois en même temps que le son.
realtime-delay-found = { $ms ->
        [one] Le retard est de { $ms } milliseconde. Il est gardé pour cet appareil, et chaque duel en tient compte.
       *[other] Le retard est de { $ms } millisecondes. Il est gardé pour cet appareil, et chaque duel en tient compte.
    }
realtime-delay-unclear = Les appuis étaient trop rares ou trop irréguliers. Le retard reste comme avant.

realtime-skill-intro = Mode adresse : après chaque choix d'une moitié, un son va de gauche à droite et revient. Il est le plus aigu au centre : appuyez alors sur Entrée. Au centre, le risque de la carte baisse de { $centre } pour cent, juste à côté de { $beside }, jamais sous 1. Sans appui, ou avec une autre touche, on pioche comme d'habitude.
realtime-skill-prompt = Entrée au centre ; une autre touche pioche comme d'habitude.
realtime-drawn-plainly = Pioché sans le son : le risque ne change pas.
