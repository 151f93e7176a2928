# Magi Kitchen.  Jamais « de » ni « que » devant un nom de joueur, jamais d'accord avec une personne.

# --- Groupes avec un nombre, utilisés plus bas

magi-kitchen-phrase-left-number = { $left ->
        [1] une
       *[other] { $left }
    }
magi-kitchen-phrase-card-number = { $n ->
        [1] une
       *[other] { $n }
    }
magi-kitchen-phrase-left = { $left ->
        [0] plus aucune carte
        [one] il reste { $left } carte
       *[other] il reste { $left } cartes
    }
magi-kitchen-phrase-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
magi-kitchen-phrase-size = { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }
magi-kitchen-phrase-box = { $box ->
        [one] { $box } carte retourne
       *[other] { $box } cartes retournent
    }
magi-kitchen-phrase-deck = { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }
magi-kitchen-phrase-piles = { $owners-n ->
        [one] { $owners-n } pile
       *[other] { $owners-n } piles
    }

# --- Événements : le début

magi-kitchen-decks-dealt = Les pioches sont distribuées, { magi-kitchen-phrase-size } par personne. { magi-kitchen-phrase-box } dans la boîte.
    .brief = Pioches : { magi-kitchen-phrase-size }, { $box } dans la boîte.
    .full = Les pioches sont distribuées face cachée, { magi-kitchen-phrase-size } par personne. { magi-kitchen-phrase-box } dans la boîte, face cachée.

magi-kitchen-decks-dealt-even = Les pioches sont distribuées, { magi-kitchen-phrase-size } par personne.
    .brief = Pioches : { magi-kitchen-phrase-size }.
    .full = Les pioches sont distribuées face cachée, { magi-kitchen-phrase-size } par personne.

magi-kitchen-starter-chosen = { $seat } retourne la première carte.
    .brief = { $seat } commence.
    .full = La gourmandise l'emporte : { $seat } retourne la première carte.
    .you = Vous retournez la première carte.
    .you-brief = Vous commencez.
    .you-full = La gourmandise l'emporte : vous retournez la première carte.

# --- Événements : la carte retournée

magi-kitchen-card-turned = { CAP($card) }, devant { $seat }. Reste { magi-kitchen-phrase-left-number }.
    .brief = { CAP($card) }, reste { magi-kitchen-phrase-left-number }, { $seat }.
    .full = { CAP($card-a) } : { $seat } vient de retourner cette carte ; dans la pioche, { magi-kitchen-phrase-left }.
    .you = { CAP($card) }, devant vous. Reste { magi-kitchen-phrase-left-number }.
    .you-brief = { CAP($card) }, reste { magi-kitchen-phrase-left-number }, vous.
    .you-full = { CAP($card-a) } : vous venez de retourner cette carte ; dans votre pioche, { magi-kitchen-phrase-left }.

magi-kitchen-card-was-turned = { $seat } a retourné une carte. Reste { magi-kitchen-phrase-left-number }.
    .brief = { $seat } : une carte, reste { magi-kitchen-phrase-left-number }.
    .full = { $seat } a retourné une carte, à garder en mémoire ; dans la pioche, { magi-kitchen-phrase-left }.
    .you = Vous avez retourné une carte. Reste { magi-kitchen-phrase-left-number }.
    .you-brief = Vous : une carte, reste { magi-kitchen-phrase-left-number }.
    .you-full = Vous avez retourné une carte, à garder en mémoire ; dans votre pioche, { magi-kitchen-phrase-left }.

magi-kitchen-custom-turned = { $seat } retourne { $name }. Il est écrit : { $text }. Reste { magi-kitchen-phrase-left-number }.
    .brief = { $seat } : { $name }. { $text }. Reste { magi-kitchen-phrase-left-number }.
    .full = { $seat } retourne une carte inventée à cette table, { $name }. Il est écrit : { $text }. Dans la pioche, { magi-kitchen-phrase-left }.
    .you = Vous retournez { $name }. Il est écrit : { $text }. Reste { magi-kitchen-phrase-left-number }.
    .you-brief = Vous : { $name }. { $text }. Reste { magi-kitchen-phrase-left-number }.
    .you-full = Vous retournez une carte inventée à cette table, { $name }. Il est écrit : { $text }. Dans votre pioche, { magi-kitchen-phrase-left }.

magi-kitchen-custom-turned-plain = { $seat } retourne { $name }. Reste { magi-kitchen-phrase-left-number }.
    .brief = { $seat } : { $name }. Reste { magi-kitchen-phrase-left-number }.
    .full = { $seat } retourne une carte inventée à cette table, { $name }. Dans la pioche, { magi-kitchen-phrase-left }.
    .you = Vous retournez { $name }. Reste { magi-kitchen-phrase-left-number }.
    .you-brief = Vous : { $name }. Reste { magi-kitchen-phrase-left-number }.
    .you-full = Vous retournez une carte inventée à cette table, { $name }. Dans votre pioche, { magi-kitchen-phrase-left }.

magi-kitchen-cards-passed = Tout le monde donne à gauche la première carte de sa pioche.
    .brief = Chacun donne une carte à gauche.
    .full = Tout le monde donne en même temps à gauche la première carte de sa pioche, sans la montrer, sous la pioche voisine.

# --- Événements : la parole

magi-kitchen-buzzed = { $seat } buzze et prend la parole.
    .brief = { $seat } buzze.
    .full = { $seat } buzze et prend la parole, pour nommer une tuile ou une pile.
    .you = Vous buzzez et prenez la parole.
    .you-brief = Vous buzzez.
    .you-full = Vous buzzez et prenez la parole, pour nommer une tuile ou une pile.

magi-kitchen-buzzed-waits = { $seat } buzze aussi, numéro { $place } dans la file.
    .brief = { $seat } attend, numéro { $place }.
    .full = { $seat } buzze aussi et attend la parole, au numéro { $place } dans la file.
    .you = Vous buzzez aussi, numéro { $place } dans la file.
    .you-brief = Vous attendez, numéro { $place }.
    .you-full = Vous buzzez aussi et attendez la parole, au numéro { $place } dans la file.

magi-kitchen-floor-passed = La parole à { $seat }, après { $before }.
    .brief = La parole à { $seat }.
    .full = La parole passe dans la file : c'est à { $seat } de nommer, après { $before }.
    .you = La parole à vous, après { $before }.
    .you-brief = La parole à vous.
    .you-full = La parole passe dans la file : c'est à vous de nommer, après { $before }.
    .named = La parole à { $seat }, après vous.
    .named-brief = La parole à { $seat }.
    .named-full = La parole passe dans la file : c'est à { $seat } de nommer, après vous.

magi-kitchen-floor-passed-tied = La parole à { $seat }. À la prochaine égalité, { $before } passe en dernier.
    .brief = La parole à { $seat }, égalité avec { $before }.
    .full = La parole à { $seat }, pour un buzz au même instant. À la prochaine égalité, { $before } passe en dernier.
    .you = La parole à vous. À la prochaine égalité, { $before } passe en dernier.
    .you-brief = La parole à vous, égalité avec { $before }.
    .you-full = La parole à vous, pour un buzz au même instant. À la prochaine égalité, { $before } passe en dernier.

# --- Événements : bons et mauvais gestes

magi-kitchen-tile-won = { $seat } tape en premier { $tile-the }.
    .brief = { CAP($tile) } pour { $seat }.
    .full = { $seat } tape en premier { $tile-the }, et c'est juste.
    .you = Vous tapez en premier { $tile-the }.
    .you-brief = { CAP($tile) } pour vous.
    .you-full = Vous tapez en premier { $tile-the }, et c'est juste.

magi-kitchen-pile-saved = { $seat } couvre la pile devant { $owner } et la sauve.
    .brief = { $seat } sauve la pile devant { $owner }.
    .full = { $seat } couvre en premier la pile devant { $owner } et la sauve du déchet.
    .you = Vous couvrez la pile devant { $owner } et la sauvez.
    .you-brief = Vous sauvez la pile devant { $owner }.
    .you-full = Vous couvrez en premier la pile devant { $owner } et la sauvez du déchet.
    .named = { $seat } couvre votre pile et la sauve.
    .named-brief = { $seat } sauve votre pile.
    .named-full = { $seat } couvre en premier votre pile et la sauve du déchet.

magi-kitchen-pile-saved-own = { $seat } couvre sa propre pile et la sauve.
    .brief = { $seat } sauve sa propre pile.
    .full = { $seat } couvre en premier sa propre pile et la sauve du déchet.
    .you = Vous couvrez votre propre pile et la sauvez.
    .you-brief = Vous sauvez votre pile.
    .you-full = Vous couvrez en premier votre propre pile et la sauvez du déchet.

magi-kitchen-tile-gone = Trop tard : { $seat } arrive après sur { $tile-the }.
    .brief = Trop tard : { $seat }, { $tile }.
    .full = Trop tard : { $seat } arrive après sur { $tile-the }, sans rien perdre.
    .you = Trop tard : vous arrivez après sur { $tile-the }.
    .you-brief = Trop tard : vous, { $tile }.
    .you-full = Trop tard : vous arrivez après sur { $tile-the }, sans rien perdre.

magi-kitchen-pile-gone = Trop tard : { $seat } arrive après sur la pile devant { $owner }.
    .brief = Trop tard : { $seat }, pile devant { $owner }.
    .full = Trop tard : { $seat } arrive après sur la pile devant { $owner }, sans rien perdre.
    .you = Trop tard : vous arrivez après sur la pile devant { $owner }.
    .you-brief = Trop tard : vous, pile devant { $owner }.
    .you-full = Trop tard : vous arrivez après sur la pile devant { $owner }, sans rien perdre.
    .named = Trop tard : { $seat } arrive après sur votre pile.
    .named-brief = Trop tard : { $seat }, votre pile.
    .named-full = Trop tard : { $seat } arrive après sur votre pile, sans rien perdre.

magi-kitchen-pile-gone-own = Trop tard : { $seat } arrive après sur sa propre pile.
    .brief = Trop tard : { $seat }, sa propre pile.
    .full = Trop tard : { $seat } arrive après sur sa propre pile, sans rien perdre.
    .you = Trop tard : vous arrivez après sur votre propre pile.
    .you-brief = Trop tard : votre propre pile.
    .you-full = Trop tard : vous arrivez après sur votre propre pile, sans rien perdre.

magi-kitchen-tile-misfired = Sort raté ! { $seat } tape { $tile-the }. { $why }
    .brief = Sort raté : { $seat }, { $tile }.
    .full = Sort raté ! { $seat } tape { $tile-the }, et devra donner une carte. { $why }
    .you = Sort raté ! Vous tapez { $tile-the }. { $why }
    .you-brief = Sort raté : vous, { $tile }.
    .you-full = Sort raté ! Vous tapez { $tile-the }, et vous devrez donner une carte. { $why }

magi-kitchen-pile-misfired = Sort raté ! { $seat } couvre la pile devant { $owner }. { $why }
    .brief = Sort raté : { $seat }, pile devant { $owner }.
    .full = Sort raté ! { $seat } couvre la pile devant { $owner }, et devra donner une carte. { $why }
    .you = Sort raté ! Vous couvrez la pile devant { $owner }. { $why }
    .you-brief = Sort raté : vous, pile devant { $owner }.
    .you-full = Sort raté ! Vous couvrez la pile devant { $owner }, et vous devrez donner une carte. { $why }
    .named = Sort raté ! { $seat } couvre votre pile. { $why }
    .named-brief = Sort raté : { $seat }, votre pile.
    .named-full = Sort raté ! { $seat } couvre votre pile, et devra donner une carte. { $why }

magi-kitchen-pile-misfired-own = Sort raté ! { $seat } couvre sa propre pile. { $why }
    .brief = Sort raté : { $seat }, sa propre pile.
    .full = Sort raté ! { $seat } couvre sa propre pile, et devra donner une carte. { $why }
    .you = Sort raté ! Vous couvrez votre propre pile. { $why }
    .you-brief = Sort raté : votre propre pile.
    .you-full = Sort raté ! Vous couvrez votre propre pile, et vous devrez donner une carte. { $why }

magi-kitchen-tile-wrong-match = { CAP($ingredient) } et sa potion ne sont pas visibles ensemble.
magi-kitchen-tile-wrong-rainbow = Pour l'arc-en-ciel, cet ingrédient n'est pas visible : { $ingredient }.
magi-kitchen-tile-wrong-trash = Contre le déchet, seule compte une pile couverte.
magi-kitchen-tile-wrong-won = Elle a déjà été gagnée dans ce duel.
magi-kitchen-pile-wrong-early = On ne couvre une pile que dans le duel ouvert par le déchet.
magi-kitchen-pile-wrong-bare = Aucun ingrédient n'est visible dessus.
magi-kitchen-pile-wrong-won = Elle a déjà été sauvée dans ce duel.

magi-kitchen-nothing-named = Sort raté ! { $seat } rend la parole sans rien nommer.
    .brief = Sort raté : { $seat } ne nomme rien.
    .full = Sort raté ! { $seat } rend la parole sans rien nommer, et devra donner une carte.
    .you = Sort raté ! Vous rendez la parole sans rien nommer.
    .you-brief = Sort raté : vous ne nommez rien.
    .you-full = Sort raté ! Vous rendez la parole sans rien nommer, et vous devrez donner une carte.

magi-kitchen-time-ran-out = Sort raté ! Le temps est écoulé, et { $seat } n'a rien nommé.
    .brief = Sort raté : temps écoulé, { $seat }.
    .full = Sort raté ! Le temps est écoulé, { $seat } n'a rien nommé et devra donner une carte.
    .you = Sort raté ! Le temps est écoulé, et vous n'avez rien nommé.
    .you-brief = Sort raté : temps écoulé, vous.
    .you-full = Sort raté ! Le temps est écoulé, vous n'avez rien nommé et vous devrez donner une carte.

# --- Événements : les postures

magi-kitchen-posture-taken = { $seat } prend la posture : { $taps }.
    .brief = Juste, { $seat } : { $taps }.
    .full = { $seat } prend la bonne posture, avec les appuis : { $taps }.
    .you = Vous prenez la posture : { $taps }.
    .you-brief = Juste, vous : { $taps }.
    .you-full = Vous prenez la bonne posture, avec les appuis : { $taps }.

magi-kitchen-posture-misfired = Sort raté ! { $seat } prend une mauvaise posture : { $taps }.
    .brief = Sort raté : { $seat }, { $taps }.
    .full = Sort raté ! { $seat } prend une mauvaise posture, et devra donner une carte. C'était : { $taps }.
    .you = Sort raté ! Vous prenez une mauvaise posture : { $taps }.
    .you-brief = Sort raté : vous, { $taps }.
    .you-full = Sort raté ! Vous prenez une mauvaise posture, et vous devrez donner une carte. C'était : { $taps }.

magi-kitchen-keeper-named = { $seat } finit en dernier et garde { $posture-the }.
    .brief = { $seat } garde { $posture-the }.
    .full = { $seat } finit en dernier et garde { $posture-the } jusqu'à la prochaine.
    .you = Vous finissez en dernier et gardez { $posture-the }.
    .you-brief = Vous gardez { $posture-the }.
    .you-full = Vous finissez en dernier et gardez { $posture-the } jusqu'à la prochaine.

magi-kitchen-keeper-named-watch = { $seat } finit en dernier, garde { $posture-the } et ne guette pas jusqu'à la prochaine.
    .brief = { $seat } garde { $posture-the } sans guetter.
    .full = { $seat } finit en dernier et garde { $posture-the } jusqu'à la prochaine. D'ici là, { $seat } ne guette pas : on saute son tour.
    .you = Vous finissez en dernier, gardez { $posture-the } et ne guettez pas jusqu'à la prochaine.
    .you-brief = Vous gardez { $posture-the } sans guetter.
    .you-full = Vous finissez en dernier et gardez { $posture-the } jusqu'à la prochaine. D'ici là, vous ne guettez pas : on saute votre tour.

magi-kitchen-keeper-named-delay = { $seat } finit en dernier et garde { $posture-the }.
    .brief = { $seat } garde { $posture-the }.
    .full = { $seat } finit en dernier et garde { $posture-the } jusqu'à la prochaine. D'ici là, son buzz compte un peu plus tard.
    .you = Vous finissez en dernier et gardez { $posture-the } : votre buzz compte plus tard jusqu'à la prochaine.
    .you-brief = Vous gardez { $posture-the }.
    .you-full = Vous finissez en dernier et gardez { $posture-the } jusqu'à la prochaine. D'ici là, votre buzz compte un peu plus tard.

magi-kitchen-passed = { $seat } passe.
    .brief = { $seat } passe.
    .full = { $seat } passe et ne réclame plus rien dans ce duel.
    .you = Vous passez.
    .you-brief = Vous passez.
    .you-full = Vous passez et ne réclamez plus rien dans ce duel.

# --- Événements : après le duel

magi-kitchen-cards-won = { $seat } prend { magi-kitchen-phrase-cards }, devant { $owners }. Pioche : { magi-kitchen-phrase-deck }.
    .brief = { $seat } prend { $n }, pioche { $deck }.
    .full = { $seat } prend { magi-kitchen-phrase-cards }, { magi-kitchen-phrase-piles } devant { $owners }. Sa pioche compte maintenant { magi-kitchen-phrase-deck }.
    .you = Vous prenez { magi-kitchen-phrase-cards }, devant { $owners }. Pioche : { magi-kitchen-phrase-deck }.
    .you-brief = Vous prenez { $n }, pioche { $deck }.
    .you-full = Vous prenez { magi-kitchen-phrase-cards }, { magi-kitchen-phrase-piles } devant { $owners }. Votre pioche compte maintenant { magi-kitchen-phrase-deck }.

magi-kitchen-nothing-won = Rien de gagné.
    .brief = Rien.
    .full = Le duel est fini, et personne ne gagne de cartes.

magi-kitchen-piles-burnt = Le déchet brûle { magi-kitchen-phrase-cards } devant { $owners }.
    .brief = Le déchet brûle { $n } : { $owners }.
    .full = Trop tard pour tout le monde : le déchet brûle { magi-kitchen-phrase-cards } devant { $owners }, hors de la partie.

magi-kitchen-penalty-paid = { $seat } donne une carte à { $receiver } pour son sort raté, { magi-kitchen-phrase-left }.
    .brief = { $seat } en donne une à { $receiver }, reste { magi-kitchen-phrase-left-number }.
    .full = Pour son sort raté, { $seat } donne à { $receiver } la première carte de sa pioche, sans la montrer ; { magi-kitchen-phrase-left }.
    .you = Vous donnez une carte à { $receiver } pour votre sort raté, { magi-kitchen-phrase-left }.
    .you-brief = Vous en donnez une à { $receiver }, reste { magi-kitchen-phrase-left-number }.
    .you-full = Pour votre sort raté, vous donnez à { $receiver } la première carte de votre pioche, sans la montrer ; { magi-kitchen-phrase-left }.
    .named = { $seat } vous donne une carte pour son sort raté, { magi-kitchen-phrase-left }.
    .named-brief = { $seat } vous en donne une, reste { magi-kitchen-phrase-left-number }.
    .named-full = Pour son sort raté, { $seat } vous donne la première carte de sa pioche, sans la montrer ; { magi-kitchen-phrase-left }.

magi-kitchen-penalty-lapsed = { $seat } n'a pas de carte à donner et ne doit rien.
    .brief = { $seat } ne doit rien.
    .full = { $seat } n'a pas de carte à donner pour son sort raté, et ne doit donc rien.
    .you = Vous n'avez pas de carte à donner et ne devez rien.
    .you-brief = Vous ne devez rien.
    .you-full = Vous n'avez pas de carte à donner pour votre sort raté, et ne devez donc rien.

magi-kitchen-deck-emptied = { $seat } n'a plus de pioche : la partie est finie.
    .brief = Pioche vide : { $seat }.
    .full = { $seat } n'a plus aucune carte dans sa pioche, la partie s'arrête donc aussitôt.
    .you = Vous n'avez plus de pioche : la partie est finie.
    .you-brief = Votre pioche est vide.
    .you-full = Vous n'avez plus aucune carte dans votre pioche, la partie s'arrête donc aussitôt.

magi-kitchen-flips-left = { $n ->
        [one] La prochaine carte est la dernière, puis la plus grosse pioche gagne.
       *[other] Encore { $n } cartes à retourner, puis la plus grosse pioche gagne.
    }
    .brief = { $n ->
        [one] Encore une carte.
       *[other] Encore { $n } cartes.
    }
    .full = { $n ->
        [one] La prochaine carte est la dernière. Après elle, la partie est finie et la plus grosse pioche gagne.
       *[other] Encore { $n } cartes à retourner. Après la dernière, la partie est finie et la plus grosse pioche gagne.
    }
magi-kitchen-flips-over = { $n } cartes ont été retournées : la partie est finie, la plus grosse pioche gagne.
    .brief = La dernière des { $n } cartes est retournée.
    .full = { $n } cartes ont été retournées, et cette règle de la maison arrête alors la partie. La plus grosse pioche gagne.
magi-kitchen-game-won = { $seat } gagne la partie avec { magi-kitchen-phrase-cards }. Pioches : { $decks }.
    .brief = { $seat } gagne avec { $n }. Pioches : { $decks }.
    .full = { $seat } gagne la partie avec la plus grosse pioche, { magi-kitchen-phrase-cards }. Les pioches : { $decks }.
    .you = Vous gagnez la partie avec { magi-kitchen-phrase-cards }. Pioches : { $decks }.
    .you-brief = Vous gagnez avec { $n }. Pioches : { $decks }.
    .you-full = Vous gagnez la partie avec la plus grosse pioche, { magi-kitchen-phrase-cards }. Les pioches : { $decks }. Bravo !

magi-kitchen-game-shared = Victoire partagée, avec { magi-kitchen-phrase-cards } : { $seats }. Pioches : { $decks }.
    .brief = Victoire partagée avec { $n } : { $seats }. Pioches : { $decks }.
    .full = Les plus grosses pioches sont égales, { magi-kitchen-phrase-cards }, et la victoire est partagée : { $seats }. Les pioches : { $decks }.

# --- Éléments de listes

magi-kitchen-deck-count = { $seat } en a { magi-kitchen-phrase-card-number }
    .you = vous en avez { magi-kitchen-phrase-card-number }
magi-kitchen-pile-count = { $seat } en a { magi-kitchen-phrase-card-number }
    .you = vous en avez { magi-kitchen-phrase-card-number }
magi-kitchen-top-of = { $card } devant { $seat }
    .you = { $card } devant vous
magi-kitchen-top-of-custom = { $name } devant { $seat }
    .you = { $name } devant vous
magi-kitchen-top-of-none = rien devant { $seat }
    .you = rien devant vous

# --- Réponses

magi-kitchen-to-flip = À { $seat } de retourner une carte.
    .you = À vous de retourner une carte.
magi-kitchen-to-watch = À { $seat } : une tuile juste, ou passer.
    .you = À vous : une tuile juste, ou passez.
magi-kitchen-to-recolour = À { $seat } : l'arc-en-ciel ne compte que maintenant. Une tuile, ou passer.
    .you = À vous : l'arc-en-ciel ne compte que maintenant. Une tuile, ou passez.
magi-kitchen-to-save = À { $seat } : le déchet ne compte que maintenant. Une pile à couvrir, ou passer.
    .you = À vous : le déchet ne compte que maintenant. Une pile à couvrir, ou passez.
magi-kitchen-to-pose = À { $seat } de taper { $posture-the }, de mémoire.
    .you = Tapez { $posture-the }, de mémoire.
magi-kitchen-to-pose-heard = À { $seat } de taper { $posture-the }.
    .you = Tapez { $posture-the }.
magi-kitchen-to-give = { $seat } doit une carte : à qui ?
    .you = Vous devez une carte : à qui ?
magi-kitchen-to-name = La parole à { $seat } : une tuile ou une pile.
    .you = La parole à vous : une tuile ou une pile.
magi-kitchen-open-to-all-match = Si un ingrédient est visible avec sa potion, tapez sa tuile.
magi-kitchen-open-to-all-match-buzz = Si un ingrédient est visible avec sa potion, buzzez, puis nommez sa tuile.
magi-kitchen-open-to-all-rainbow = Dans ce duel seulement, tapez la tuile d'un ingrédient visible, quel qu'il soit.
magi-kitchen-open-to-all-rainbow-buzz = Dans ce duel seulement, tout ingrédient visible compte : buzzez, puis nommez sa tuile.
magi-kitchen-open-to-all-trash = Dans ce duel seulement, couvrez une pile qui montre un ingrédient.
magi-kitchen-open-to-all-trash-buzz = Dans ce duel seulement, toute pile qui montre un ingrédient compte : buzzez, puis nommez-la.
magi-kitchen-pose-now = Prenez { $posture-the } : { $taps }.
magi-kitchen-outcome-due = Les cartes vont être distribuées.
magi-kitchen-game-ended = La partie est finie. { $seat } a gagné avec { magi-kitchen-phrase-cards }.
    .you = La partie est finie. Vous avez gagné avec { magi-kitchen-phrase-cards }.
magi-kitchen-victory-shared = La partie est finie. Victoire partagée, avec { magi-kitchen-phrase-cards } : { $seats }.
magi-kitchen-decks-are = Cartes dans les pioches : { $decks }.
magi-kitchen-flips-are = Cartes retournées : { $n } sur { $all }.
magi-kitchen-tops-are = Cartes visibles : { $tops }.
magi-kitchen-tops-later = Pendant un duel, les cartes visibles ne sont pas relues.
magi-kitchen-tops-by-heart = En mode calme, les cartes visibles ne sont pas relues : souvenez-vous-en.
magi-kitchen-keeper-is = { $seat } garde la dernière posture.
    .you = Vous gardez la dernière posture.
magi-kitchen-keeper-is-watch = { $seat } garde la dernière posture et ne guette pas jusqu'à la prochaine.
    .you = Vous gardez la dernière posture et ne guettez pas jusqu'à la prochaine.
magi-kitchen-keeper-is-delay = { $seat } garde la dernière posture : son buzz compte plus tard jusqu'à la prochaine.
    .you = Vous gardez la dernière posture : votre buzz compte plus tard jusqu'à la prochaine.
magi-kitchen-no-keeper = Personne ne garde de posture.
magi-kitchen-piles-are = Cartes dans les piles : { $piles }.

# --- Refus : ce qui ne va pas, et ce qui est possible

magi-kitchen-flip-first = Aucun duel n'est ouvert. Il faut d'abord retourner la carte suivante.
magi-kitchen-duel-is-open = Un duel est ouvert. Cela se fait quand il est fini.
magi-kitchen-posture-only = Une posture vient d'être retournée. Seuls ses appuis comptent maintenant.
magi-kitchen-penalty-first = Payez d'abord le sort raté. Choisissez à qui donner la carte.
magi-kitchen-penalty-to-oneself = La carte d'un sort raté va à quelqu'un d'autre. Choisissez une autre personne.
magi-kitchen-no-such-seat = Il y a ici { $seats } personnes, pas plus. Nommez l'une d'elles.
magi-kitchen-hands-in-use = Les deux mains sont prises : on ne couvre pas trois piles dans un duel. Attendez la carte suivante.
magi-kitchen-wrong-length = Cette posture compte { $taps ->
        [one] { $taps } appui
       *[other] { $taps } appuis
    }, ni plus ni moins.
magi-kitchen-two-or-three-taps = Une posture compte deux ou trois appuis.
magi-kitchen-already-posed = Cette posture est déjà prise. Attendez les autres.
magi-kitchen-buzz-first = Personne n'a la parole. Buzzez d'abord, puis nommez une tuile ou une pile.
magi-kitchen-floor-is-taken = { $holder } a la parole. Attendez, ou buzzez pour entrer dans la file.
magi-kitchen-already-buzzed = Un appui attend déjà. Le suivant est possible quand cette prise de parole est finie.
magi-kitchen-no-buzzer = Il n'y a pas de buzzer dans cette partie. Tapez la tuile elle-même.
magi-kitchen-no-buzz-in-calm = En mode calme, on ne buzze pas. Nommez une tuile ou une pile, ou passez.
magi-kitchen-tiles-only = On demande des tuiles, pas des piles. Nommez une tuile, ou passez.
magi-kitchen-piles-only = On demande des piles, pas des tuiles. Nommez une pile, ou passez.
magi-kitchen-pass-in-calm-only = On ne passe qu'en mode calme. Pour ne rien réclamer, il suffit d'attendre.

# --- Choix : libellés d'un menu

magi-kitchen-flip-choice = Retourner une carte
magi-kitchen-slap-choice = { CAP($tile) }
magi-kitchen-cover-choice = Pile devant { $seat }
    .you = Votre propre pile
magi-kitchen-pose-choice = Appuis : { $taps }
magi-kitchen-give-choice = À { $seat }
    .you = À vous
magi-kitchen-buzz-choice = Buzzer
magi-kitchen-finish-choice = Ne rien nommer, ce qui est un sort raté
magi-kitchen-pass-choice = Passer

# --- Conseils

magi-kitchen-advised-flip = Retournez une carte.
magi-kitchen-advised-buzz = Buzzez.
magi-kitchen-advised-slap = Prenez une tuile.
magi-kitchen-advised-cover = Couvrez une pile.
magi-kitchen-advised-finish = Ne nommez rien.
magi-kitchen-advised-pose = Prenez la posture.
magi-kitchen-advised-give = Donnez une carte.
magi-kitchen-advised-pass = Passez.
magi-kitchen-advised-wait = Attendez.
magi-kitchen-advised-heart = Comparez la nouvelle carte à celles que la mémoire a gardées, et n'agissez que si deux vont ensemble.

magi-kitchen-lie-together = Ces deux cartes sont visibles : { $ingredient } et { $potion }.
magi-kitchen-lies-open = Avec l'arc-en-ciel, tout ingrédient compte, et en voici un : { $ingredient }.
magi-kitchen-lies-at = Il y a un ingrédient sur la pile devant { $owner } : { $ingredient }.
    .named = Il y a un ingrédient sur la pile devant vous : { $ingredient }.
magi-kitchen-nothing-matches = Dans ce qui reste, rien ne va ensemble : il n'y a rien à gagner.
magi-kitchen-something-named = Dans ce qui reste, rien ne va ensemble, mais il faut nommer quelque chose.
magi-kitchen-its-taps = Ce sont les appuis de la carte : { $card }.
magi-kitchen-fewest-cards = { $receiver } a le moins de cartes, { $n }, et n'est pas encore un danger.
magi-kitchen-card-decides = On ne sait pas ce qui vient : la carte décide.
magi-kitchen-by-heart = Ici, ce qui est sur les piles se garde en mémoire.

magi-kitchen-cost-cards = { $n ->
        [0] Cela n'a rien coûté.
        [one] Cela a coûté environ une carte.
       *[other] Cela a coûté environ { $n } cartes.
    }
