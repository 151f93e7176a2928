# Kami.  Jamais « de » ni « que » devant un nom de joueur, jamais d'accord avec une personne.

# --- Groupes avec un nombre, utilisés plus bas

kami-phrase-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kami-phrase-left = { $left ->
        [0] Aucune carte en main
        [one] Encore { $left } carte en main
       *[other] Encore { $left } cartes en main
    }
kami-phrase-left-brief = { $left ->
        [0] , main vide
        [1] , reste une
        [2] , reste 2
        [3] , reste 3
       *[other] { "" }
    }
kami-phrase-card-number = { $n ->
        [1] une
       *[other] { $n }
    }
kami-phrase-left-full = { $left ->
        [0] il ne reste aucune carte en main
        [one] il reste { $left } carte en main
       *[other] il reste { $left } cartes en main
    }
kami-phrase-set-aside = { $count ->
        [one] On met { $count } carte de côté
       *[other] On met { $count } cartes de côté
    }
kami-phrase-set-aside-brief = { $count ->
        [one] De côté : { $count } carte
       *[other] De côté : { $count } cartes
    }
kami-phrase-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

# --- Événements : le début

kami-card-drawn = { $seat } tire { $card-a }, { kami-phrase-points }.
    .brief = { $seat } tire { $card-a }.
    .full = Pour savoir qui commence, { $seat } tire { $card-a }, qui vaut { kami-phrase-points }.
    .you = Vous tirez { $card-a }, { kami-phrase-points }.
    .you-brief = Vous tirez { $card-a }.
    .you-full = Pour savoir qui commence, vous tirez { $card-a }, qui vaut { kami-phrase-points }.

kami-draw-tied = Égalité : { $seats } tirent à nouveau.
    .brief = { $seats } tirent à nouveau.
    .full = Égalité au plus haut : { $seats } tirent à nouveau, dans le paquet entier.
    .you = Égalité : { $seats } tirez à nouveau.
    .you-brief = { CAP($seats) } tirez à nouveau.
    .you-full = Égalité au plus haut : { $seats } tirez à nouveau, dans le paquet entier.

kami-starter-chosen = { $seat } commence la première manche.
    .brief = { $seat } commence.
    .full = C'est à { $seat } de commencer la première manche.
    .you = Vous commencez la première manche.
    .you-brief = Vous commencez.
    .you-full = C'est à vous de commencer la première manche.

kami-round-dealt = Manche { $round }, { $size } cartes par personne. { $seat } commence.
    .brief = Manche { $round }, { $seat } commence.
    .full = La manche { $round } est distribuée, { $size } cartes par personne. C'est { $seat } qui commence.
    .you = Manche { $round }, { $size } cartes par personne. Vous commencez.
    .you-brief = Manche { $round }, vous commencez.
    .you-full = La manche { $round } est distribuée, { $size } cartes par personne. C'est vous qui commencez.
kami-round-dealt-told = Manche { $round }, { $size } cartes par personne.
    .brief = Manche { $round }.
    .full = La manche { $round } est distribuée, { $size } cartes par personne.
    .you = Manche { $round }, { $size } cartes par personne.
    .you-brief = Manche { $round }.
    .you-full = La manche { $round } est distribuée, { $size } cartes par personne.

kami-hand-dealt = { $seat } reçoit { $cards }.
    .brief = { $seat } a { $cards }.
    .full = { $seat } reçoit une nouvelle main : { $cards }.
    .you = Votre main : { $cards }.
    .you-brief = Main : { $cards }.
    .you-full = Vous recevez une nouvelle main : { $cards }.

kami-mercenaries-laid = Les mercenaires : { $stacks }.
    .brief = Mercenaires : { $stacks }.
    .full = Les mercenaires sont au centre, chacun posé sur une carte cachée, à moins d'être seul : { $stacks }.

kami-cards-set-aside = { kami-phrase-set-aside }, face cachée.
    .brief = { kami-phrase-set-aside-brief }.
    .full = { kami-phrase-set-aside }, face cachée, hors jeu pour cette manche.

kami-set-aside-seen = { $seat } regarde la carte de côté numéro { $pile } : { $card-a }.
    .brief = { $seat } voit la carte { $pile } : { $card }.
    .full = { $seat } regarde en secret la carte de côté numéro { $pile } : c'est { $card-a }.
    .you = Vous regardez la carte de côté numéro { $pile } : { $card-a }.
    .you-brief = Carte de côté { $pile } : { $card-a }.
    .you-full = Vous regardez en secret la carte de côté numéro { $pile } : c'est { $card-a }, hors jeu pour cette manche.
kami-set-aside-seen-closed = { $seat } regarde la carte de côté numéro { $pile }.
    .brief = { $seat } voit la carte { $pile }.
    .full = { $seat } regarde en secret la carte de côté numéro { $pile }.

# --- Événements : prêt, redonne.  « C'est bon » se dit de même pour tous, et à tous les niveaux.

kami-became-ready = C'est bon pour { $seat }.

kami-redeal-claimed = { $seat } montre { $shown } et demande une redonne à { $partner }.
    .brief = { $seat } montre { $shown }. À { $partner } de décider.
    .full = { $seat } montre { $shown } à tout le monde et demande à { $partner } s'il faut une redonne.
    .you = Vous montrez { $shown } et demandez une redonne à { $partner }.
    .you-brief = Vous montrez { $shown }. À { $partner } de décider.
    .you-full = Vous montrez { $shown } à tout le monde et demandez à { $partner } s'il faut une redonne.
    .partner = { $seat } montre { $shown } et vous demande une redonne.
    .partner-brief = { $seat } montre { $shown }. À vous de décider.
    .partner-full = { $seat } montre { $shown } à tout le monde et vous demande s'il faut une redonne.

kami-redeal-chosen = { $seat } dit oui à { $claimer } : redonne.
    .brief = { $seat } dit oui : redonne.
    .full = { $seat } dit oui à { $claimer } : redonne, toutes les mains sont redistribuées, et la même personne commence.
    .you = Vous dites oui à { $claimer } : redonne.
    .you-brief = Vous dites oui : redonne.
    .you-full = Vous dites oui à { $claimer } : redonne, toutes les mains sont redistribuées, et la même personne commence.
    .named = { $seat } vous dit oui : redonne.
    .named-brief = { $seat } dit oui : redonne.
    .named-full = { $seat } vous dit oui : redonne, toutes les mains sont redistribuées, et la même personne commence.

kami-hands-kept = { $seat } dit non à { $claimer } : on garde les mains.
    .brief = { $seat } dit non : on continue.
    .full = { $seat } dit non à { $claimer } : pas de redonne, on garde les mains distribuées.
    .you = Vous dites non à { $claimer } : on garde les mains.
    .you-brief = Vous dites non : on continue.
    .you-full = Vous dites non à { $claimer } : pas de redonne, on garde les mains distribuées.
    .named = { $seat } vous dit non : on garde les mains.
    .named-brief = { $seat } dit non : on continue.
    .named-full = { $seat } vous dit non : pas de redonne, on garde les mains distribuées.

# --- Événements : les coups

kami-card-hidden = { $seat } pose { $card-a } face cachée.
    .brief = { $seat } cache { $card-a }.
    .full = { $seat } pose { $card-a } face cachée sur sa ligne de défense.
    .you = Vous posez { $card-a } face cachée.
    .you-brief = Vous cachez { $card-a }.
    .you-full = Vous posez { $card-a } face cachée sur votre ligne de défense.
kami-card-hidden-closed = { $seat } pose une carte face cachée.
    .brief = { $seat } en cache une.
    .full = { $seat } pose une carte face cachée sur sa ligne de défense.
kami-card-hidden-mercenary = { $seat } pose { $card-the } de la pile { $stack } face cachée.
    .brief = { $seat } cache { $card-the }, pile { $stack }.
    .full = { $seat } pose { $card-the } de la pile { $stack } face cachée sur sa ligne de défense.
    .you = Vous posez { $card-the } de la pile { $stack } face cachée.
    .you-brief = Vous cachez { $card-the }, pile { $stack }.
    .you-full = Vous posez { $card-the } de la pile { $stack } face cachée sur votre ligne de défense.

kami-defended = { $seat } contre avec { $card-a }.
    .brief = { $seat } contre : { $card }.
    .full = { $seat } contre avec { $card-a }, face visible sur sa ligne de défense.
    .you = Vous contrez avec { $card-a }.
    .you-brief = Vous contrez : { $card }.
    .you-full = Vous contrez avec { $card-a }, face visible sur votre ligne de défense.
kami-defended-mercenary = { $seat } contre avec { $card-the } de la pile { $stack }.
    .brief = { $seat } contre : { $card }, pile { $stack }.
    .full = { $seat } contre avec { $card-the } de la pile { $stack }, face visible sur sa ligne de défense.
    .you = Vous contrez avec { $card-the } de la pile { $stack }.
    .you-brief = Vous contrez : { $card }, pile { $stack }.
    .you-full = Vous contrez avec { $card-the } de la pile { $stack }, face visible sur votre ligne de défense.

kami-turned-up = Sur la pile { $stack } apparaît { $card-a }.
    .brief = Pile { $stack } : { $card }.
    .full = Sur la pile { $stack }, la carte de dessous est retournée : { $card-a }.

kami-attacked = { $seat } attaque avec { $card-a }, { kami-phrase-points }. { kami-phrase-left }.
    .brief = { $seat } attaque : { $card }{ kami-phrase-left-brief }.
    .full = { $seat } attaque avec { $card-a }, qui vaut { kami-phrase-points } ; { kami-phrase-left-full }.
    .you = Vous attaquez avec { $card-a }, { kami-phrase-points }. { kami-phrase-left }.
    .you-brief = Vous attaquez : { $card }{ kami-phrase-left-brief }.
    .you-full = Vous attaquez avec { $card-a }, qui vaut { kami-phrase-points } ; { kami-phrase-left-full }.
kami-attacked-mercenary = { $seat } attaque avec { $card-the } de la pile { $stack }, { kami-phrase-points }. { kami-phrase-left }.
    .brief = { $seat } attaque : { $card }, pile { $stack }{ kami-phrase-left-brief }.
    .full = { $seat } attaque avec { $card-the } de la pile { $stack }, qui vaut { kami-phrase-points } ; { kami-phrase-left-full }.
    .you = Vous attaquez avec { $card-the } de la pile { $stack }, { kami-phrase-points }. { kami-phrase-left }.
    .you-brief = Vous attaquez : { $card }, pile { $stack }{ kami-phrase-left-brief }.
    .you-full = Vous attaquez avec { $card-the } de la pile { $stack }, qui vaut { kami-phrase-points } ; { kami-phrase-left-full }.

kami-passed = { $seat } passe.
    .you = Vous passez.

kami-lead-returned = Personne n'a contré. { $seat } entame à nouveau.
    .brief = { $seat } entame.
    .full = Personne n'a contré l'attaque, { $seat } entame donc à nouveau : une carte face cachée, puis une attaque.
    .you = Personne n'a contré. Vous entamez à nouveau.
    .you-brief = Vous entamez.
    .you-full = Personne n'a contré l'attaque, vous entamez donc à nouveau : une carte face cachée, puis une attaque.

# --- Événements : la fin

kami-round-won = { $seat } gagne la manche avec { $card-a } : { kami-phrase-points }. Points : { $scores }.
    .brief = { $seat } gagne la manche : { $card }, { $points }. Points : { $scores }.
    .full = { $seat } vide sa main et gagne la manche avec { $card-a } en dernière attaque : { kami-phrase-points }. Les points sont maintenant : { $scores }.
    .you = Vous gagnez la manche avec { $card-a } : { kami-phrase-points }. Points : { $scores }.
    .you-brief = Vous gagnez la manche : { $card }, { $points }. Points : { $scores }.
    .you-full = Vous videz votre main et gagnez la manche avec { $card-a } en dernière attaque : { kami-phrase-points }. Les points sont maintenant : { $scores }.
kami-round-won-master = Coup de maître ! { $seat } gagne la manche avec { $card-a }, valeur doublée : { kami-phrase-points }. Points : { $scores }.
    .brief = Coup de maître ! { $seat } gagne la manche : { $card }, { $points }. Points : { $scores }.
    .full = Coup de maître ! { $seat } vide sa main et gagne la manche avec { $card-a } et la même carte face cachée, ce qui double sa valeur : { kami-phrase-points }. Les points sont maintenant : { $scores }.
    .you = Coup de maître ! Vous gagnez la manche avec { $card-a }, valeur doublée : { kami-phrase-points }. Points : { $scores }.
    .you-brief = Coup de maître ! Vous gagnez la manche : { $card }, { $points }. Points : { $scores }.
    .you-full = Coup de maître ! Vous videz votre main et gagnez la manche avec { $card-a } et la même carte face cachée, ce qui double sa valeur : { kami-phrase-points }. Les points sont maintenant : { $scores }.
kami-round-won-pair = { $seat } gagne la manche avec { $card-a } : { kami-phrase-points } pour son équipe avec { $partner }. Points : { $scores }.
    .brief = { $seat } gagne la manche : { $card }, { $points }. Points : { $scores }.
    .full = { $seat } vide sa main et gagne la manche avec { $card-a } en dernière attaque : { kami-phrase-points } pour son équipe avec { $partner }. Les points sont maintenant : { $scores }.
    .you = Vous gagnez la manche avec { $card-a } : { kami-phrase-points } pour votre équipe avec { $partner }. Points : { $scores }.
    .you-brief = Vous gagnez la manche : { $card }, { $points }. Points : { $scores }.
    .you-full = Vous videz votre main et gagnez la manche avec { $card-a } en dernière attaque : { kami-phrase-points } pour votre équipe avec { $partner }. Les points sont maintenant : { $scores }.
    .partner = { $seat } gagne la manche avec { $card-a } : { kami-phrase-points } pour votre équipe. Points : { $scores }.
    .partner-brief = { $seat } gagne la manche : { $card }, { $points }. Points : { $scores }.
    .partner-full = { $seat } vide sa main et gagne la manche avec { $card-a } en dernière attaque : { kami-phrase-points } pour votre équipe. Les points sont maintenant : { $scores }.
kami-round-won-pair-master = Coup de maître ! { $seat } gagne la manche avec { $card-a }, valeur doublée : { kami-phrase-points } pour son équipe avec { $partner }. Points : { $scores }.
    .brief = Coup de maître ! { $seat } gagne la manche : { $card }, { $points }. Points : { $scores }.
    .full = Coup de maître ! { $seat } vide sa main et gagne la manche avec { $card-a } et la même carte face cachée, ce qui double sa valeur : { kami-phrase-points } pour son équipe avec { $partner }. Les points sont maintenant : { $scores }.
    .you = Coup de maître ! Vous gagnez la manche avec { $card-a }, valeur doublée : { kami-phrase-points } pour votre équipe avec { $partner }. Points : { $scores }.
    .you-brief = Coup de maître ! Vous gagnez la manche : { $card }, { $points }. Points : { $scores }.
    .you-full = Coup de maître ! Vous videz votre main et gagnez la manche avec { $card-a } et la même carte face cachée, ce qui double sa valeur : { kami-phrase-points } pour votre équipe avec { $partner }. Les points sont maintenant : { $scores }.
    .partner = Coup de maître ! { $seat } gagne la manche avec { $card-a }, valeur doublée : { kami-phrase-points } pour votre équipe. Points : { $scores }.
    .partner-brief = Coup de maître ! { $seat } gagne la manche : { $card }, { $points }. Points : { $scores }.
    .partner-full = Coup de maître ! { $seat } vide sa main et gagne la manche avec { $card-a } et la même carte face cachée, ce qui double sa valeur : { kami-phrase-points } pour votre équipe. Les points sont maintenant : { $scores }.

kami-round-voided = Manche nulle, aucun point : personne n'a contré, et { $seat } ne peut pas entamer avec une seule carte.
    .brief = Manche nulle, aucun point : { $seat } ne peut pas entamer.
    .full = La manche est nulle et personne ne marque : personne n'a contré l'attaque, c'est donc encore à { $seat } d'entamer, et avec une seule carte ce n'est pas possible.
    .you = Manche nulle, aucun point : personne n'a contré, et vous ne pouvez pas entamer avec une seule carte.
    .you-brief = Manche nulle, aucun point : vous ne pouvez pas entamer.
    .you-full = La manche est nulle et personne ne marque : personne n'a contré l'attaque, c'est donc encore à vous d'entamer, et avec une seule carte ce n'est pas possible.

kami-game-won = { $seat } gagne la partie avec { kami-phrase-points }.
    .brief = { $seat } gagne la partie.
    .full = La partie est finie : { $seat } la gagne avec { kami-phrase-points }.
    .you = Vous gagnez la partie avec { kami-phrase-points }.
    .you-brief = Vous gagnez la partie.
    .you-full = La partie est finie : vous la gagnez avec { kami-phrase-points }. Bravo !
kami-game-won-pair = { $seat } et { $partner } gagnent la partie avec { kami-phrase-points }.
    .brief = { $seat } et { $partner } gagnent la partie.
    .full = La partie est finie : { $seat } et { $partner } la gagnent avec { kami-phrase-points }.
    .you = { $partner } et vous gagnez la partie avec { kami-phrase-points }.
    .you-brief = { $partner } et vous gagnez la partie.
    .you-full = La partie est finie : { $partner } et vous la gagnez avec { kami-phrase-points }. Bravo !
    .partner = { $seat } et vous gagnez la partie avec { kami-phrase-points }.
    .partner-brief = { $seat } et vous gagnez la partie.
    .partner-full = La partie est finie : { $seat } et vous la gagnez avec { kami-phrase-points }. Bravo !

# --- Éléments de listes

# Un mot sépare le nom du nombre, car un nom peut finir par un nombre : Robot 2.
kami-side-score = { $seat } en a { $points }
    .you = vous en avez { $points }
kami-side-score-pair = { $seat } et { $partner } en ont { $points }
    .you = { $partner } et vous en avez { $points }
    .partner = { $seat } et vous en avez { $points }

kami-stacks = { $card } { $card-key ->
        [kami-card-lancer] seule
        [kami-card-tower] seule
        [kami-card-empress] seule
       *[other] seul
    } en { $numbers }
kami-stacks-covered = { $card } en { $numbers }

kami-line-card = { $card }
kami-line-card-down = { $card } face cachée
kami-line-card-closed = une carte face cachée

kami-seat-count = { $seat } en a { kami-phrase-card-number }
    .you = vous en avez { kami-phrase-card-number }

# --- Réponses

kami-hand-held = { kami-phrase-cards } en main : { $cards }.
kami-hand-held-empty = La main est vide.
kami-hand-unseen = Les spectateurs n'ont pas de main.
kami-hidden-held = Vous avez posé face cachée : { $cards }.
kami-set-aside-known = La carte de côté numéro { $pile } est { $card-a }.

kami-to-answer = C'est à { $seat } de répondre à { $attacker } : { $card }, { kami-phrase-points }.
    .brief = À { $seat } de répondre à { $attacker } : { $card }.
    .you = C'est à vous de répondre à { $attacker } : { $card }, { kami-phrase-points }.
    .you-brief = À vous de répondre à { $attacker } : { $card }.
kami-to-lead = À { $seat } d'entamer.
    .full = C'est à { $seat } d'entamer : une carte face cachée, puis une attaque.
    .you = À vous d'entamer.
    .you-full = C'est à vous d'entamer : une carte face cachée, puis une attaque.
kami-to-lead-opening = À { $seat } d'ouvrir la manche.
    .full = C'est à { $seat } d'ouvrir la manche : une carte face cachée, puis une attaque.
    .you = À vous d'ouvrir la manche.
    .you-full = C'est à vous d'ouvrir la manche : une carte face cachée, puis une attaque.
kami-to-attack = C'est à { $seat } de choisir l'attaque.
    .you = C'est à vous de choisir votre attaque.
kami-to-be-ready = C'est à { $seat } de regarder sa main, puis de dire : c'est bon.
    .you = C'est à vous de regarder votre main, puis de dire : c'est bon.
kami-to-decide = C'est à { $seat } de répondre à { $claimer } : redonne, ou garder les mains.
    .you = C'est à vous de répondre à { $claimer } : redonne, ou garder les mains.
kami-to-peek = C'est à { $seat } de regarder la carte de côté numéro 1 ou 2.
    .you = C'est à vous de regarder la carte de côté numéro 1 ou 2.
kami-outcome-due = Les cartes vont être distribuées ou tirées.
kami-game-ended = La partie est finie. { $seat } a gagné.
    .you = La partie est finie. Vous avez gagné.
kami-game-ended-pair = La partie est finie. { $seat } et { $partner } ont gagné.
    .you = La partie est finie. { $partner } et vous avez gagné.
    .partner = La partie est finie. { $seat } et vous avez gagné.

kami-scores-are = Points : { $scores }. Objectif : { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.

kami-attack-stands = Attaque en cours : { $card }, { kami-phrase-points }, par { $seat }.
    .you = Votre attaque : { $card }, { kami-phrase-points }.
kami-no-attack-yet = Pas d'attaque en cours. C'est à { $seat } d'entamer.
    .you = Pas d'attaque en cours. C'est à vous d'entamer.
kami-lines-of = { $seat }, ligne de défense : { $defence }. Ligne d'attaque : { $attacks }.
    .you = Votre ligne de défense : { $defence }. Ligne d'attaque : { $attacks }.
kami-lines-of-empty = { $seat } n'a encore rien posé.
    .you = Vous n'avez encore rien posé.
kami-stacks-are = Mercenaires : { $stacks }.
kami-stacks-are-none = Il ne reste aucun mercenaire.
kami-empress-attack-open = Une impératrice est posée face visible : une impératrice peut donc attaquer.
kami-empress-attack-closed = Aucune impératrice n'est posée face visible : une impératrice ne peut attaquer qu'en dernière carte de la main.
kami-counts-are = Cartes en main : { $counts }.

# --- Refus : ce qui ne va pas, et ce qui est permis

kami-card-not-held = { CAP($card-a) } ? Cette main n'en a pas, ou pas assez. Choisissez une carte qui s'y trouve.
kami-mercenary-not-there = La pile { $stack } ne montre pas { $card-a }. Seul un mercenaire face visible peut servir.
kami-attack-is-open = Ce n'est pas le moment d'entamer : il faut répondre à { $attacker }, qui attaque avec { $card-a }. Contrez ou passez.
kami-wrong-defence = { CAP($card-a) } ne contre pas { $attack-a }. { $attack-key ->
        [kami-card-warrior] Seul un soldat le peut. Jouez-en un, ou passez.
        [kami-card-lancer] Seule une lance le peut. Jouez-en une, ou passez.
        [kami-card-empress] Seule l'autre impératrice le peut. Jouez-la, ou passez.
       *[other] Contrez avec { $attack-a } ou une impératrice, ou passez.
    }
kami-no-attack-left = Il ne resterait aucune carte pour attaquer ensuite. Contrez avec une autre carte, ou passez.
kami-nothing-to-defend = Il n'y a pas d'attaque à contrer. Entamez : une carte face cachée, puis une attaque.
kami-leader-must-lead = On ne passe pas quand on entame. Jouez une carte face cachée, puis une attaque.
kami-empress-cannot-answer = Une impératrice ne contre pas { $attack-a }. { $attack-key ->
        [kami-card-lancer] Seule une lance le peut. Jouez-en une, ou passez.
       *[other] Seul { $attack-a } le peut. Jouez-en un, ou passez.
    }
kami-empress-cannot-attack = Une impératrice ne peut pas encore attaquer. Il faut qu'une impératrice soit face visible sur une ligne de défense, ou que ce soit la dernière carte de la main.
kami-ready-first = Avant l'ouverture, on dit seulement que c'est bon, ou l'on demande une redonne avec 5 soldats. Dites : c'est bon.
kami-decide-first = Il faut d'abord répondre à { $claimer } : redonne, ou garder les mains.
kami-too-few-warriors = Il faut 5 soldats pour demander une redonne, et cette main { $held ->
        [0] n'en a pas
       *[other] n'en a que { $held }
    }. Dites : c'est bon.
kami-ready-is-over = C'est bon, demander, redonne et garder se disent avant l'ouverture. Jouez le coup demandé.
kami-no-redeal = La redonne n'existe qu'à quatre. Cette main se joue comme elle est.
kami-peek-first = Regardez d'abord l'une des deux cartes de côté : 1 ou 2.
kami-peek-is-over = Il n'y a rien à regarder maintenant. Jouez le coup demandé.
kami-last-attack-from-hand = L'attaque qui termine la manche doit venir de la main. Gardez une carte pour cela, ou passez.
kami-covered-stack-alone = La pile { $stack } couvre une carte. Jouez d'abord son mercenaire seul ; l'attaque se choisit une fois la carte retournée.
kami-stack-not-covered = Il n'y a rien sous le mercenaire de la pile { $stack }. Donnez aussi l'attaque, dans le même coup.
kami-attack-needs-defence = Une attaque seule n'est pas possible maintenant. Donnez aussi la carte qui la précède.
kami-attack-is-due = Le mercenaire est joué, c'est définitif. Choisissez maintenant l'attaque, et rien d'autre.
kami-no-certain-attack = La pile { $stack } ne peut pas servir ainsi : sans la carte de dessous, aucune attaque ne serait certaine. Choisissez une autre carte.
kami-mercenary-not-hidden = Dans cette partie, un mercenaire ne se pose pas face cachée. Choisissez une carte de la main.
kami-lone-card-only = Seule une carte unique, sans mercenaire à poser, entame sans carte face cachée. Posez d'abord une carte face cachée.

# --- Choix : libellés d'un menu, la carte d'abord

kami-held-choice = { CAP($card) }, { kami-phrase-points }
kami-pass-choice = Passer
kami-defend-choice = { CAP($card) } en défense
kami-defend-choice-mercenary = { CAP($card) } de la pile { $stack } en défense
kami-defend-choice-covered = { CAP($card) } de la pile { $stack } en défense, découvre une carte
kami-stack-choice = { CAP($card) } de la pile { $stack }
kami-hide-choice = { CAP($card) } face cachée
kami-hide-choice-mercenary = { CAP($card) } de la pile { $stack } face cachée
kami-hide-choice-covered = { CAP($card) } de la pile { $stack } face cachée, découvre une carte
kami-attack-choice = { CAP($card) } en attaque, { kami-phrase-points }
kami-attack-choice-mercenary = { CAP($card) } de la pile { $stack } en attaque, { kami-phrase-points }
kami-attack-choice-covered = { CAP($card) } de la pile { $stack } en attaque, { kami-phrase-points }, découvre une carte
kami-hide-nothing-choice = Aucune carte face cachée
kami-ready-choice = C'est bon
kami-claim-choice = Montrer 5 soldats et demander une redonne
kami-redeal-choice = Redonne
kami-keep-choice = Garder les mains
kami-peek-choice = Regarder la carte de côté numéro { $pile }

# --- De vraies cartes, saisies au clavier
kami-starter-asked = Qui commence la première manche ? Saisissez un nom.
kami-draw-asked = Saisissez la carte tirée par { $seat } pour commencer.
    .you = Saisissez la carte que vous avez tirée pour commencer.
kami-hand-asked = Saisissez la main qui revient à { $seat } : { $n } cartes.
    .you = Saisissez votre main, { $n } cartes.
kami-mercenaries-asked = Saisissez les { $n } mercenaires visibles, à partir de la pile 1.
kami-beneath-asked = Saisissez les { $n } cartes cachées sous les mercenaires, à partir de la pile 1.
kami-aside-asked = Saisissez les { $n } cartes mises de côté, la première d'abord.

# --- Conseils

kami-advised-pass = Passez.
kami-advised-defend = Répondez à l'attaque.
kami-advised-lead = Posez une carte face cachée, et attaquez.
kami-advised-attack = Attaquez.
kami-advised-waive = Jouez avec les mains comme elles sont.
kami-advised-claim = Montrez les soldats, et demandez une redonne.
kami-advised-redeal = Faites redonner la manche.
kami-advised-keep = Gardez les mains.
kami-advised-peek = Regardez une carte de côté.

kami-goes-out = C'est la dernière carte en main : la manche est gagnée, pour { kami-phrase-points }.
kami-goes-out-master = Les deux dernières cartes en main sont pareilles : la manche est gagnée par un coup de maître, pour { kami-phrase-points }.
kami-nobody-answers = { CAP($card-a) } : personne ne peut y répondre, toutes les autres cartes qui le pourraient ont été vues.
kami-few-answer = Sur { $kinds }, on en a vu { $placed }, en main ou sur la table : une réponse est peu probable.
kami-few-answer-passed = Sur { $kinds }, on en a vu { $placed }, en main ou sur la table, et une attaque pareille est déjà restée sans réponse de la part de { $passed }.
kami-few-answer-empress = Sur { $kinds }, on en a vu { $placed }, en main ou sur la table ; { $empresses ->
        [one] une impératrice qui pourrait répondre reste cachée
       *[other] { $empresses } impératrices qui pourraient répondre restent cachées
    }.
kami-only-empress = { $empresses ->
        [one] Seule une impératrice encore cachée pourrait répondre.
       *[other] Seules { $empresses } impératrices encore cachées pourraient répondre.
    }
kami-more-gone = On y répondra peut-être, mais après cela il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } en main, et l'adversaire qui en a le moins en a { $fewest }.
kami-kept-for-later = On y répondra peut-être, mais { $card-the }, { kami-phrase-points }, reste en main pour la suite.
kami-stack-turns-up = Sous ce mercenaire, il y a une autre carte : on la retourne avant de choisir l'attaque.
kami-partner-attacks = C'est { $attacker }, du même camp, qui attaque ; si personne ne répond, { $attacker } entame à nouveau.
kami-pass-keeps = Répondre coûterait { $card-a }, et { $attacker } a encore { kami-phrase-cards-of } en main.
kami-phrase-cards-of = { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }
kami-warriors-held = Avec { $warriors }, la main se joue encore bien.
kami-warriors-held-many = { CAP($warriors) }, cela vaut peu ; une nouvelle main ne peut être que meilleure.
kami-hand-worth = La main vaut { kami-phrase-points }, une main moyenne { $average } : c'est peu.
kami-hand-worth-better = La main vaut { kami-phrase-points }, une main moyenne { $average } : elle mérite d'être gardée.
kami-either-card = L'une vaut l'autre : chacune montre une carte hors jeu.

kami-cost-points = { $points ->
        [0] Cela a coûté moins d'un point.
        [one] Cela a coûté environ un point.
       *[other] Cela a coûté environ { $points } points.
    }
