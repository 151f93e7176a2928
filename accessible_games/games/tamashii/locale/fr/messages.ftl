# Tamashii. La table n'entend jamais « tu » ni « vous ». Un personnage peut être un ou plusieurs
# (les Trolls) : aucun verbe ne s'accorde avec son nom.

# --- Tournures avec un nombre

tamashii-phrase-turn = { $n ->
        [1] la première de ce tour
       *[other] { $n } gemmes en tout ce tour-ci
    }
tamashii-phrase-left = { $left ->
        [0] Le sac est vide
        [one] Reste { $left } gemme dans le sac
       *[other] Restent { $left } gemmes dans le sac
    }
tamashii-phrase-left-brief = { $left ->
        [0] Sac vide
        [1] Reste une
       *[other] Reste { $left }
    }
tamashii-phrase-face-up = { $n ->
        [one] { $n } personnage visible sur 6
       *[other] { $n } personnages visibles sur 6
    }

# --- Événements : le début

tamashii-characters-laid = Six personnages face cachée, positions 1 à 6 de gauche à droite. Niveau { $level }. Gemmes dans le sac : { $bag }.
    .brief = Niveau { $level }. Gemmes : { $bag }.
    .full = Six personnages sont posés au hasard, tous face cachée, positions 1 à 6 de gauche à droite. Le niveau est : { $level }. Gemmes dans le sac : { $bag }.

tamashii-starter-chosen = { $seat } joue le premier tour.
    .brief = { $seat } commence.
    .full = { $seat } joue le premier tour ; on tourne dans le sens horaire.
    .you = Vous jouez le premier tour.
    .you-brief = Vous commencez.
    .you-full = Vous jouez le premier tour ; on tourne dans le sens horaire.

# --- Événements : regarder

tamashii-looked = { $seat } regarde la position { $position }.
    .brief = { $seat } regarde la { $position }.
    .full = { $seat } regarde la carte de la position { $position } et la repose.
    .you = Vous regardez la position { $position }.
    .you-brief = Vous regardez la { $position }.
    .you-full = Vous regardez la carte de la position { $position } et la reposez.

tamashii-character-seen = { $seat } voit { $character-the } en position { $position }. Souhait : { $wish }.
    .brief = { $seat } voit { $character-the } en { $position }. Souhait : { $wish }.
    .full = Personne d'autre ne le sait : { $seat } voit { $character-the } en position { $position }. Souhait : { $wish }.
    .you = Position { $position } : { $character-the }. Souhait : { $wish }.
    .you-brief = { $position } : { $character-the }. Souhait : { $wish }.
    .you-full = Personne d'autre ne le sait, position { $position } : { $character-the }. Souhait : { $wish }.

tamashii-character-exposed = En position { $position }, c'était : { $character-the }. Souhait : { $wish }.
    .brief = En { $position }, c'était : { $character-the }. Souhait : { $wish }.
    .full = Tout le monde l'a vu un instant, en position { $position }, c'était : { $character-the }. Souhait : { $wish }.

tamashii-character-shown = Position { $position } : { $character-the }. Souhait : { $wish }.
    .brief = { $position } : { $character-the }. Souhait : { $wish }.
    .full = Tout le monde l'entend, position { $position } : { $character-the }. Souhait : { $wish }.

# --- Événements : piocher et donner

tamashii-bag-reached = { $seat } plonge la main dans le sac.
    .brief = { $seat } pioche.
    .full = { $seat } plonge la main dans le sac et pioche.
    .you = Vous plongez la main dans le sac.
    .you-brief = Vous piochez.
    .you-full = Vous plongez la main dans le sac et piochez.

tamashii-gem-drawn = { CAP($gem-a) }, { tamashii-phrase-turn }.
    .brief = { CAP($gem-a) }, { $n ->
        [1] une
       *[other] { $n }
    } en tout.
    .full = { CAP($gem-a) } sort du sac, { tamashii-phrase-turn }.

tamashii-red-drawn = Une gemme rouge ! Retour au sac : { $gems }. Le tour est fini.
    .brief = Rouge ! Retour au sac : { $gems }. Tour fini.
    .full = Une gemme rouge ! Elle retourne dans le sac avec toutes les autres de ce tour : { $gems }. Le tour est fini.
tamashii-red-drawn-alone = Une gemme rouge ! Elle retourne dans le sac. Le tour est fini.
    .brief = Rouge ! Tour fini.
    .full = Une gemme rouge, et c'est la première du tour ! Elle retourne dans le sac. Le tour est fini.

tamashii-gems-given = { $seat } donne à la position { $position } : { $gems }. Elle a maintenant : { $total }.
    .brief = À la { $position } : { $gems }.
    .full = { $seat } donne toutes les gemmes de ce tour à la position { $position } : { $gems }. Elle a maintenant : { $total }.
    .you = Vous donnez à la position { $position } : { $gems }. Elle a maintenant : { $total }.
    .you-brief = À la { $position } : { $gems }.
    .you-full = Vous donnez toutes les gemmes de ce tour à la position { $position } : { $gems }. Elle a maintenant : { $total }.
tamashii-gems-given-first = { $seat } donne à la position { $position } : { $gems }.
    .brief = À la { $position } : { $gems }.
    .full = { $seat } donne toutes les gemmes de ce tour à la position { $position }, qui n'en avait pas : { $gems }.
    .you = Vous donnez à la position { $position } : { $gems }.
    .you-brief = À la { $position } : { $gems }.
    .you-full = Vous donnez toutes les gemmes de ce tour à la position { $position }, qui n'en avait pas : { $gems }.

tamashii-flip-waived = { $seat } laisse la position { $position } face cachée.
    .brief = { $seat } laisse la { $position } face cachée.
    .full = { $seat } ne retourne pas la position { $position }, qui reste face cachée.
    .you = Vous laissez la position { $position } face cachée.
    .you-brief = Vous laissez la { $position } face cachée.
    .you-full = Vous ne retournez pas la position { $position }, qui reste face cachée.

tamashii-character-satisfied = { $seat } retourne la position { $position } : { $character-the }, souhait comblé ! { tamashii-phrase-face-up }.
    .brief = { $seat } retourne la { $position } : { $character-the }, souhait comblé ! { $n } sur 6.
    .full = { $seat } retourne la carte de la position { $position } : { $character-the }, le souhait est comblé, elle reste face visible ! { tamashii-phrase-face-up }.
    .you = Vous retournez la position { $position } : { $character-the }, souhait comblé ! { tamashii-phrase-face-up }.
    .you-brief = Vous retournez la { $position } : { $character-the }, souhait comblé ! { $n } sur 6.
    .you-full = Vous retournez la carte de la position { $position } : { $character-the }, le souhait est comblé, elle reste face visible ! { tamashii-phrase-face-up }.

tamashii-flip-failed = { $seat } retourne la position { $position } pour rien : de nouveau face cachée. Hors du jeu : { $gems }.
    .brief = { $seat } retourne la { $position } pour rien. Hors du jeu : { $gems }.
    .full = { $seat } retourne la carte de la position { $position }, mais le souhait n'est pas comblé : de nouveau face cachée, et ses gemmes sont retirées : { $gems }.
    .you = Vous retournez la position { $position } pour rien : de nouveau face cachée. Hors du jeu : { $gems }.
    .you-brief = Vous retournez la { $position } pour rien. Hors du jeu : { $gems }.
    .you-full = Vous retournez la carte de la position { $position }, mais le souhait n'est pas comblé : de nouveau face cachée, et ses gemmes sont retirées : { $gems }.

# --- Événements : les effets

tamashii-red-taken = Effet { $character-of }, retiré du sac : { $gems }.
    .brief = Effet, retiré du sac : { $gems }.
    .full = Par l'effet { $character-of }, retiré du sac et hors du jeu : { $gems }.
tamashii-red-taken-nothing = Effet { $character-of } : aucune gemme rouge dans le sac, rien ne se passe.
    .brief = Effet : aucune gemme rouge dans le sac.
    .full = L'effet { $character-of } retirerait une gemme rouge, mais il n'y en a pas dans le sac : rien ne se passe.

tamashii-gems-returned = Effet { $character-of }, retour au sac : { $gems }.
    .brief = Effet, retour au sac : { $gems }.
    .full = Par l'effet { $character-of }, voici ce qui retourne dans le sac : { $gems }.
tamashii-gems-returned-nothing = Effet { $character-of } : aucune gemme à remettre, rien ne se passe.
    .brief = Effet : aucune gemme à remettre.
    .full = L'effet { $character-of } remettrait des gemmes dans le sac, mais il n'y en a pas : rien ne se passe.

tamashii-look-granted = Effet { $character-of } : { $seat } peut regarder une carte.
    .brief = Effet : { $seat } peut regarder une carte.
    .full = Par l'effet { $character-of }, { $seat } peut regarder une carte encore cachée.
    .you = Effet { $character-of } : vous pouvez regarder une carte.
    .you-brief = Effet : vous pouvez regarder une carte.
    .you-full = Par l'effet { $character-of }, vous pouvez regarder une carte encore cachée.

tamashii-effect-waived = { $seat } n'utilise pas l'effet { $character-of }.
    .brief = { $seat } n'utilise pas l'effet.
    .full = { $seat } décide de ne pas utiliser l'effet { $character-of }.
    .you = Vous n'utilisez pas l'effet { $character-of }.
    .you-brief = Vous n'utilisez pas l'effet.
    .you-full = Vous décidez de ne pas utiliser l'effet { $character-of }.

# --- Événements : fin du tour, fin de la partie

tamashii-red-put-back = Fin du tour : une gemme rouge sort du sac et y retourne.
    .brief = Fin : rouge, remise au sac.
    .full = Fin du tour : la gemme qui sort est rouge, elle retourne donc dans le sac et on en retire une autre.

tamashii-gem-removed = Fin du tour : { $gem-a } quitte le jeu. { tamashii-phrase-left }.
    .brief = Fin : { $gem-a } hors jeu. { tamashii-phrase-left-brief }.
    .full = Fin du tour : { $gem-a } est retirée du sac et quitte le jeu. { tamashii-phrase-left }.

tamashii-nothing-removed = Fin du tour : aucune gemme ne peut être retirée.
    .brief = Fin : aucune gemme retirée.
    .full = Fin du tour : il ne reste que du rouge dans le sac, ou rien, aucune gemme n'est donc retirée.

tamashii-game-ended-again = La partie est finie : plus aucun personnage ne peut recevoir assez de gemmes. { tamashii-phrase-face-up }. Ce n'est qu'un jeu, on fera mieux la prochaine fois !
    .brief = Partie finie, { $n } sur 6. On fera mieux la prochaine fois !
    .full = La partie est finie : plus aucun personnage ne peut recevoir assez de gemmes. { tamashii-phrase-face-up }. Ce n'est qu'un jeu, on fera mieux la prochaine fois !
tamashii-game-ended-good = La partie est finie : plus aucun personnage ne peut recevoir assez de gemmes. { tamashii-phrase-face-up }. C'est bien !
    .brief = Partie finie, { $n } sur 6. C'est bien !
    .full = La partie est finie : plus aucun personnage ne peut recevoir assez de gemmes. { tamashii-phrase-face-up }. C'est bien !
tamashii-game-ended-well = La partie est finie : plus aucun personnage ne peut recevoir assez de gemmes. { tamashii-phrase-face-up }. Bon travail !
    .brief = Partie finie, { $n } sur 6. Bon travail !
    .full = La partie est finie : plus aucun personnage ne peut recevoir assez de gemmes. { tamashii-phrase-face-up }. Bon travail !
tamashii-game-ended-excellent = La partie est finie : plus aucun personnage ne peut recevoir assez de gemmes. { tamashii-phrase-face-up }. Excellent !
    .brief = Partie finie, { $n } sur 6. Excellent !
    .full = La partie est finie : plus aucun personnage ne peut recevoir assez de gemmes. { tamashii-phrase-face-up }. Excellent !
tamashii-game-ended-impressive = La partie est finie : tous les souhaits sont comblés. { tamashii-phrase-face-up }. Impressionnant ! Essayez un niveau plus difficile la prochaine fois.
    .brief = Partie finie, { $n } sur 6. Impressionnant !
    .full = La partie est finie : tous les souhaits sont comblés. { tamashii-phrase-face-up }. Impressionnant ! Essayez un niveau plus difficile la prochaine fois.

# --- Éléments de listes

tamashii-effect-is-remove-red = retirer { $gems } du sac
tamashii-effect-is-return-all = remettre dans le sac toutes les gemmes de ce personnage
tamashii-effect-is-look = regarder une carte encore cachée
tamashii-effect-is-return-gems = remettre { $gems } dans le sac

tamashii-place-is = position { $position } avec { $gems }
tamashii-place-is-empty = position { $position }, vide
tamashii-place-is-known = position { $position }, { $character-the } face cachée, avec { $gems }
tamashii-place-is-known-empty = position { $position }, { $character-the } face cachée, sans gemme
tamashii-place-is-up = position { $position }, { $character-the } face visible, avec { $gems }
tamashii-place-is-up-empty = position { $position }, { $character-the } face visible, sans gemme

tamashii-wants = { $character } { $wish }

# --- Réponses

tamashii-to-turn = À { $seat } : regarder, ou piocher.
    .you = Regardez, ou piochez.
tamashii-to-draw = À { $seat } : piocher encore, ou donner { $held }.
    .you = Piochez encore, ou donnez { $held }.
tamashii-to-draw-one = À { $seat } : piocher encore, ou donner.
    .you = Piochez encore, ou donnez.
tamashii-to-draw-last = À { $seat } de donner { $held } : le sac est vide.
    .you = Donnez { $held } : le sac est vide.
tamashii-to-flip = À { $seat } : retourner la position { $position }, ou la laisser.
    .you = Retournez la position { $position }, ou laissez-la.
tamashii-to-use-effect = À { $seat } : utiliser l'effet { $character-of }, ou non.
    .you = Utiliser l'effet { $character-of } ?
tamashii-to-look = À { $seat } de regarder une carte.
    .you = Regardez une carte.
tamashii-outcome-due = Les cartes vont être posées, ou une gemme va sortir du sac.
tamashii-game-over-again = La partie est finie. { tamashii-phrase-face-up }. On fera mieux la prochaine fois !
tamashii-game-over-good = La partie est finie. { tamashii-phrase-face-up }. C'est bien !
tamashii-game-over-well = La partie est finie. { tamashii-phrase-face-up }. Bon travail !
tamashii-game-over-excellent = La partie est finie. { tamashii-phrase-face-up }. Excellent !
tamashii-game-over-impressive = La partie est finie. { tamashii-phrase-face-up }. Impressionnant !

tamashii-face-up-are = { tamashii-phrase-face-up } : { $characters }. Niveau { $level }.
tamashii-face-up-are-none = Aucun personnage n'est encore visible. Niveau { $level }.
tamashii-wishes-are = Souhaits à combler : { $wishes }.
tamashii-places-are = { CAP($places) }. Rien en { $bare }.
tamashii-places-are-bare = Aucune gemme posée.
tamashii-places-are-full = De gauche à droite : { $places }.
tamashii-held-are = Piochées ce tour-ci : { $held }.
tamashii-bag-holds = Gemmes dans le sac : { $gems }, { $n } en tout.
tamashii-bag-holds-size = Gemmes dans le sac : { $n }. Les couleurs ne sont pas dites.
tamashii-bag-holds-empty = Le sac est vide.
tamashii-out-of-game = Hors du jeu : { $gems }.
tamashii-out-of-game-none = Aucune gemme n'est hors du jeu.

# --- Refus : la raison, et ce qui est possible

tamashii-give-to-face-up = La position { $position } est déjà face visible. On donne à une carte face cachée.
tamashii-look-at-face-up = La position { $position } est déjà face visible. Regardez une carte face cachée.
tamashii-give-before-draw = Il n'y a encore rien à donner. Regardez une carte, ou piochez d'abord une gemme.
tamashii-look-after-draw = Regarder aurait pris tout le tour. Piochez encore, ou donnez les gemmes piochées.
tamashii-bag-is-empty = Le sac est vide. Donnez les gemmes de ce tour à un personnage.
tamashii-nothing-to-flip = On ne retourne une carte que juste après lui avoir donné des gemmes. Choisissez ce qui est demandé.
tamashii-no-effect-now = Un effet ne s'utilise que juste après avoir retourné son personnage. Choisissez ce qui est demandé.
tamashii-flip-first = Décidez d'abord pour la position { $position } : la retourner, ou la laisser face cachée.
tamashii-effect-first = Décidez d'abord de l'effet : l'utiliser, ou non.
tamashii-look-first = L'effet est choisi : regardez maintenant une carte encore cachée.

# --- Choix

tamashii-look-choice = Regarder une carte
tamashii-draw-choice = Piocher une gemme
tamashii-draw-choice-again = Piocher encore une gemme
tamashii-give-choice = S'arrêter et donner les gemmes
tamashii-place-choice = { CAP($place) }
tamashii-flip-choice = Retourner la position { $position }
tamashii-leave-choice = La laisser face cachée
tamashii-effect-choice = L'utiliser, pour { $effect }
tamashii-no-effect-choice = Ne pas l'utiliser

# --- La vraie boîte, saisie au clavier
tamashii-layout-asked = Saisissez les { $n } personnages posés face cachée, de gauche à droite.
tamashii-starter-asked = Qui joue le premier tour ? Saisissez un nom.
tamashii-gem-asked = Quelle gemme vient de sortir du sac ? Saisissez sa couleur.
tamashii-removed-asked = Le tour est fini : sortez une gemme du sac, sans regarder. De quelle couleur est-elle ?

# --- Conseils

tamashii-advised-look = Regardez une carte.
tamashii-advised-draw = Piochez.
tamashii-advised-again = Piochez encore une gemme.
tamashii-advised-give = Arrêtez-vous, et donnez les gemmes.
tamashii-advised-flip = Retournez-la.
tamashii-advised-leave = Laissez-la face cachée.
tamashii-advised-decide = Ne la retournez que si vous vous rappelez bien qui est là, et s'il ne manque rien.
tamashii-advised-effect = Utilisez l'effet.
tamashii-advised-without = N'utilisez pas l'effet.

tamashii-nobody-looked = Personne n'a encore regardé la position { $position }.
tamashii-few-know = Aucune position n'a été moins regardée que la position { $position } : { $n ->
        [one] une fois
       *[other] { $n } fois
    }.
tamashii-looks-done = { $n ->
        [one] Une carte regardée suffit pour commencer
       *[other] { $n } cartes regardées suffisent pour commencer
    } : seules les gemmes comblent les souhaits.
tamashii-may-draw = Sur { $bag ->
        [one] { $bag } gemme
       *[other] { $bag } gemmes
    } dans le sac, { $red ->
        [0] aucune n'est rouge
        [one] il n'y a qu'une rouge
       *[other] il n'y a que { $red } rouges
    }, et plus de gemmes comblent plus de souhaits.
tamashii-no-risk = À ce niveau, une rouge ne renvoie rien dans le sac, et plus de gemmes comblent plus de souhaits.
tamashii-held-at-risk = { $red ->
        [0] Avec { $held }, aucun souhait n'en demande davantage : une gemme de plus n'aiderait guère.
       *[other] Une rouge renverrait dans le sac { $held } ; il y en a { $red } sur { $bag }.
    }
tamashii-wish-lacks = Il manque alors { $missing ->
        [one] une gemme
       *[other] { $missing } gemmes
    } à { $character-the }.
tamashii-wish-met = Le souhait est alors comblé : { $character }.
tamashii-gems-there = À la position { $position }, il y a { $gems } ; tout est perdu s'il en manque une.
tamashii-effect-helps = Un effet ne fait qu'aider.

tamashii-cost-gems = { $n ->
        [0] Cela a coûté moins d'une gemme.
        [one] Cela a coûté environ une gemme.
       *[other] Cela a coûté environ { $n } gemmes.
    }
