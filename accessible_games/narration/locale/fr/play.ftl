# Ce que dit la table elle-même.  Une ligne chacune ; la nouvelle dans les 40 premières lettres.

play-player-seated = { $seat }
play-table-seated = À la table : { $players }. Tapez ? pour l'aide.
play-table-seated-keys = À la table : { $players }. F1 pour l'aide.
play-hand-over = Passez le clavier à { $seat }.
play-reader-warning = Mettez un casque, ou coupez la voix du lecteur d'écran et gardez le braille (touches NVDA et S).
play-lines-stay = Les lignes privées restent lisibles plus haut dans ce terminal.
play-waiting-for = On attend { $seat } : Entrée dès que le clavier est là.
play-answer-first = Ce n'est pas une des réponses possibles. Répondez d'abord à ce qui est demandé.
play-too-soon = Trop tôt : rien n'est encore demandé, et rien n'a été fait.
play-decision-undone = { $seat } : la dernière décision est annulée.
play-undo-not-possible = Rien à annuler : personne n'a encore rien décidé.
play-undo-not-possible-revealed = Impossible d'annuler : la dernière décision, ou la suite, a révélé quelque chose.
play-clear-question = Effacer l'écran après chaque passage privé ? Les lignes plus anciennes disparaissent aussi.
play-memory-stays = Les cartes à retenir restent lisibles plus haut dans ce terminal.
play-clear-memory-question = Les cartes à retenir restent lisibles plus haut dans ce terminal. Effacer l'écran chaque fois que la partie avance ? Les lignes plus anciennes disparaissent aussi.
play-clear-settled-memory = L'écran est effacé chaque fois que la partie avance.
play-clear-settled-on = L'écran est effacé après chaque passage privé.
play-clear-settled-off = L'écran n'est pas effacé.
play-drawn-hand-question = { $seat } : l'écran doit-il montrer votre main pendant votre tour ? Les autres peuvent regarder.
play-drawn-hand-settled-drawn = Pour { $seat }, la main est montrée à l'écran pendant son tour.
play-drawn-hand-settled = Pour { $seat }, la main n'est pas montrée à l'écran.
play-cannot-print = No Japanese letters here. Set PYTHONUTF8=1 and start again, or go on in English.
play-undo-wished = { $seat } demande à annuler la dernière décision, si cela se peut. Êtes-vous d'accord ?
play-undo-not-granted-no = Rien n'est annulé : tout le monde n'est pas d'accord.
play-undo-not-granted-late = Rien n'est annulé : tout le monde n'a pas répondu à temps.
play-undo-not-granted-over = Rien n'est annulé : la partie a continué.
play-decision-undone-revealed = { $seat } : la dernière décision est annulée, bien qu'elle ait révélé quelque chose. Les robots reprennent avec ce qu'ils savaient alors.
play-taking-back-offered = Dans cette partie, une décision peut être annulée même après avoir révélé quelque chose. La partie ne compte alors pour aucun classement ni aucune série.
play-played-taking-back = { $n ->
    [one] Dans cette partie, { $n } décision a été annulée après avoir révélé quelque chose : elle ne compte pour aucun classement ni aucune série.
   *[other] Dans cette partie, { $n } décisions ont été annulées après avoir révélé quelque chose : elle ne compte pour aucun classement ni aucune série.
}
play-hints-allowed = À cette table, chacun peut demander des conseils, et n'entend que les siens. Une partie avec des conseils ne compte pour aucun classement ni aucune série.
play-played-with-hints = { $n ->
    [one] Dans cette partie, { $n } décision a été prise avec un conseil. La partie ne compte donc ni pour les statistiques, ni pour les exploits, ni pour le classement.
   *[other] Dans cette partie, { $n } décisions ont été prises avec un conseil. La partie ne compte donc ni pour les statistiques, ni pour les exploits, ni pour le classement.
}
play-undo-asked = { $asked } : { $seat } demande à annuler la dernière décision, si cela se peut. Êtes-vous d'accord ?
play-nobody-looks = Vous jouez sans autre personne ici : rien n'est à cacher.
play-question-over = C'est terminé, et rien n'a été fait.
play-seat-left = { $seat } a quitté la table, et peut y reprendre sa place.
play-seat-taken = { $seat } est de retour.
play-connection-lost = { $seat } n'est plus joignable ; sa place lui reste.
play-connection-back = { $seat } est de nouveau joignable.
play-robot-wished = { $seat } n'est pas là. Un robot doit-il jouer à sa place jusqu'à son retour ?
play-robot-plays = Un robot remplace { $seat }.
play-robot-gave-back = { $seat } joue de nouveau, le robot s'arrête.
play-robot-not-wanted = Aucun robot ne joue ; on attend { $seat }.
play-second-device-wished = Un autre appareil veut s'asseoir ici sous votre nom. Est-ce le vôtre ?
play-both-devices-choice = Oui, garder les deux
play-new-device-choice = Oui, et ne garder que celui-là
play-no-device-choice = Non, ne pas le laisser entrer
play-chat-line = { $name } écrit : { $text }
play-watching-only = Vous regardez : vous entendez ce que chacun peut savoir, et rien ne vous est demandé.
play-watchers-ask = En regardant, on peut demander les scores, la table, les nombres, le tour, l'historique et la répétition, rien d'autre.
play-watcher-came = { $name } est là pour regarder.
play-device-changed = { $seat } joue sur un autre appareil.
play-again-wished = Rejouer avec les mêmes personnes ?
play-afterwards-wished = La partie est finie. Que voulez-vous en savoir ?
play-costly-wished = Quelle décision ?
play-moments-left = { $n ->
    [one] Il reste un moment.
   *[other] Il reste { $n } moments.
}
play-again-not-wanted = Quelqu'un ne rejoue pas.
play-race-measured = Dans un duel, chaque appui est chronométré sur l'appareil de qui joue. Les horloges s'accordent à { $ms ->
    [one] une milliseconde
   *[other] { $ms } millisecondes
} près. On attend un rapport lent { $waits } millisecondes au plus.
play-race-measured-unknown = Dans un duel, chaque appui est chronométré sur l'appareil de qui joue, à partir du son de la carte. On attend un rapport lent { $waits } millisecondes au plus.
play-press-too-fast = Trop rapide pour avoir entendu avant : cet appui ne compte pas, et ne coûte rien.
play-press-not-believed = Cet appui vient plus tard que votre connexion ne le permet : il ne compte pas, et ne coûte rien.

play-take-prompt = { $seat } : appuyez sur Entrée.
play-confirm-prompt = { $seat } : Entrée quand c'est retenu.
play-clear-prompt = { $seat } : Entrée efface l'écran.
play-only-now = Une seule fois : tapez répéter pour réentendre, Entrée pour continuer.
play-only-now-keys = Une seule fois : la touche de répétition le redit, Entrée continue.
play-turn-prompt = { $seat } : numéro ou mots.
play-turn-prompt-does = { $seat } : numéro ou mots. Entrée pour le faire.
play-turn-prompt-goes-on = { $seat } : numéro ou mots. Entrée pour continuer.
play-open-prompt = À qui d'abord ? Numéro du joueur ou de la joueuse, puis le geste ; Entrée pour continuer.
play-who-first = Plusieurs personnes peuvent jouer. Commencez par le numéro de la personne, de 1 à { $last }, puis dites le geste.
play-go-on-prompt = Entrée pour continuer.
play-go-on-first = Entrée pour continuer. Pour changer cela, tapez par exemple : rythme voix, ou rythme 3 pour 3 secondes.
play-number-prompt = Tapez un numéro.
play-pick-help = Tapez un numéro de 1 à { $last }, ou le début d'une réponse. Entrée seule les répète.

play-list-shortened-same = Les mêmes lignes qu'avant : Entrée seule les relit.
play-list-shortened-news = Du nouveau dans la liste ; Entrée seule la relit en entier :
play-list-shortened-same-several = Les mêmes lignes qu'avant : ? les relit.
play-list-shortened-news-several = Du nouveau dans la liste ; ? la relit en entier :
play-numbered = { $number }. { $choice }
play-entries-shortly = En bref : { $entries }. Entrée seule lit chaque ligne en entier.
play-only-entry = { $number } ou Entrée : { $choice }
play-enter-goes-on = Entrée : rien, on continue
play-enter-once-more = Encore Entrée, et la partie continue sans réponse.
play-then-what = { CAP($choice) }. Et ensuite ?
play-which-one = Plusieurs coups correspondent. Lequel ?
play-which-one-begun = { $choices }. Plusieurs coups correspondent. Lequel ?
play-placed = { $choice }{ NUMBER($number) ->
        [0] { "" }
       *[other] , { ENDING($choice) ->
            [digit] ligne { $number }
           *[other] { $number }
        } sur { $count }
    }
play-placed-playable = { $choice }, jouable{ NUMBER($number) ->
        [0] { "" }
       *[other] , { $number } sur { $count }
    }
play-placed-blocked = { $choice }, pas jouable{ NUMBER($number) ->
        [0] { "" }
       *[other] , { $number } sur { $count }
    }
play-not-in-the-list = Cette carte n'est pas dans la liste ouverte.
play-cannot-be-taken-back = { $choices } : on ne pourra pas revenir en arrière.
play-do-it-choice = Oui, jouer ce coup
play-go-back-choice = Choisir autre chose
play-yes-choice = Oui
play-no-choice = Non
play-story-choice = L'histoire de cette partie
play-look-back-choice = Revenir sur ce qui a coûté le plus
play-next-moment-choice = Le moment suivant
play-enough-choice = Cela suffit
play-retry-choice = Réessayer
play-unkept-choice = Continuer sans garder la partie
play-no-such-choice = { $last ->
        [1] Ce numéro n'existe pas. Il n'y a que le 1 dans la liste.
       *[other] Ce numéro n'existe pas. La liste va de 1 à { $last }.
    }
play-no-such-place = Ce numéro n'existe pas. Dans la liste : { $numbers }.
play-too-many-numbers = Trop de numéros : { $text }. Rien n'a été fait ; tapez un seul numéro.
play-word-first = Il faut d'abord { $word }, puis : { $text }. Rien n'a été fait.
play-nothing-uses-it = Pas maintenant : rien de ce que vous pouvez faire n'utilise { $text }.
play-understood-so-far = Compris jusqu'ici : { $text }. Pas la suite : { $rest }. Rien n'a été fait.
play-place-wanted = Il faut ici une position, de { $first } à { $last }, pas { $text }. Rien n'a été fait.
play-word-is-entry-too = { $text } est une commande. Comme coup, ce serait : { $entry }.
play-did-you-mean-say = Pas compris : { $text }. Vouliez-vous dire { $meant } ?
play-did-you-mean = Pas compris : { $text }. Vouliez-vous dire { $meant } ? Répondez oui, et c'est fait.
play-several-choices = { $more ->
        [0] Plusieurs lignes correspondent : { $choices }. Tapez le bon numéro.
       *[other] Plusieurs lignes correspondent, d'abord : { $choices }. Tapez un numéro, ou plus de mots.
    }
play-nothing-to-go-back = C'est la première liste, il n'y a rien avant.

play-help-intro = Tapez un numéro de la liste, ou plusieurs séparés par des espaces, un coup en toutes lettres, ou 0 pour revenir. Entrée seule relit la question ; elle ne fait autre chose que si la dernière ligne le dit. Ou l'une de ces commandes :
play-help-several = Ce n'est le tour de personne : premier arrivé, premier servi. Le numéro de la personne, puis l'action, en mots ou par son numéro ; le numéro seul fait la seule chose possible, ou lit la liste. Entrée continue quand plus personne ne veut rien. Ou bien :
play-help-several-alone = Premier arrivé, premier servi. Tapez ce que vous faites, en mots ou par son numéro. Entrée continue quand vous ne voulez plus rien. Ou bien :
play-help-waiting = Entrée dès que la personne nommée a le clavier, ou l'une de ces commandes :
play-command-keys-both = { $letter } ou { $word }
play-command-keys-word = { $word }
play-command-help-help = { $keys } : ce qu'on peut taper maintenant.
play-command-help-status = { $keys } : où en est la partie : tour et scores.
play-command-help-hand = { $keys } : votre main.
play-command-help-turn = { $keys } : à qui de jouer, et ce qui est demandé.
play-command-help-scores = { $keys } : les scores.
play-command-help-details = { $keys } : les scores en détail.
play-command-help-table = { $keys } : ce qui est sur la table.
play-command-help-counts = { $keys } : combien de cartes, ou de pièces, et où.
play-command-help-last = { $keys } : le dernier événement.
play-command-help-repeat = { $keys } : la dernière ligne, encore une fois.
play-command-help-history = { $keys } : les derniers événements ; avec un nombre, autant ; avec tout, tous.
play-command-help-older = { $keys } : un événement en arrière.
play-command-help-newer = { $keys } : un événement en avant.
play-command-help-oldest = { $keys } : le premier événement.
play-command-help-newest = { $keys } : l'événement le plus récent.
play-command-help-find = { $keys }, avec un mot : l'événement plus ancien qui le contient.
play-command-help-copy = { $keys } : copier l'événement que vous lisez.
play-command-help-transcript = { $keys } : tous les événements dans un fichier texte.
play-command-help-sort = { $keys } : un autre ordre pour votre main.
play-command-help-verbosity = { $keys }, avec court, normal ou complet : le niveau de détail.
play-command-help-pace = { $keys }, avec voix, groupes, touche ou des secondes : ce qu'attend l'événement suivant.
play-command-help-private = { $keys }, avec oreille, écran ou braille : où vont vos lignes privées.
play-command-help-rate = { $keys }, avec un nombre : mots par minute, pour vous.
play-command-help-pitch = { $keys }, avec un nombre : la hauteur de la voix, 50 étant la sienne, pour vous.
play-command-help-voice = { $keys } : la voix suivante pour vous ; avec un mot de son nom, celle-là.
play-command-help-volume = { $keys }, avec un nombre : le volume de la voix, en pour cent.
play-command-help-sounds = { $keys }, avec un nombre : le volume des sons, en pour cent.
play-command-help-speaker = { $keys }, avec programme, lecteur ou personne : qui parle.
play-command-help-silence = { $keys } : couper la voix tout de suite.
play-command-help-card = { $keys } et un nom : ce qu'est une carte, ce qu'elle fait, et combien il y en a.
play-command-help-rules = { $keys } : les règles, à partir de ce qui est demandé ; avec un numéro, ce paragraphe ; avec un mot, ce qu'elles en disent.
play-command-help-aim = { $keys } : de quoi il s'agit, et comment on gagne.
play-command-help-why = { $keys } : pourquoi le dernier coup a été refusé, ou ce qui vient d'arriver, avec la règle entière.
play-command-help-hint = { $keys } : le conseil d'un joueur fort ; une deuxième fois, quel coup ; une troisième, pourquoi. La partie ne compte alors plus.
play-command-help-away = { $keys } : cacher ce qui est privé jusqu'à ce que vous appuyiez sur Entrée.
play-command-help-undo = { $keys } : annuler la dernière décision.
play-command-help-save = { $keys }, avec un nom : garder la partie sous ce nom.
play-command-help-phone = { $keys } : votre main et vos questions sur un téléphone ; encore une fois : retour, si le téléphone est perdu.
play-command-help-quit = { $keys } : quitter ; la partie est enregistrée.
play-command-help-more = { $keys } : toutes les autres commandes.

play-nothing-told-yet = Il ne s'est encore rien passé.
play-history-lately = Voici les derniers : { $n } sur { $count }. Le mot historique, suivi de tout ou d'un nombre, en lit plus.
play-history-lately-keys = Voici les derniers : { $n } sur { $count }. Page précédente remonte plus loin.
play-history-place = { $number } sur { $count }.
play-history-place-oldest = Rien de plus ancien. { $number } sur { $count }.
play-history-place-newest = Rien de plus récent. { $number } sur { $count }.
play-not-heard = { $n ->
    [one] { $n } ligne n'a pas été entendue.
   *[other] { $n } lignes n'ont pas été entendues.
}
play-find-needs-word = Ajoutez un mot, par exemple : chercher lance.
play-not-in-history = Aucun événement plus ancien ne contient { $word }.
play-copied = Copié.
play-copied-file = Copié dans le fichier { $path }
play-history-written = Tous les événements sont dans le fichier { $path }
play-not-written = Écriture impossible.
play-not-written-full = Écriture impossible : le disque est plein.
play-not-written-forbidden = Écriture impossible : l'écriture n'y est pas permise.
play-own-lines-stay = Cette ligne n'est que pour vous. Elle ne va pas là où d'autres peuvent la lire.
play-hand-sorted-rising = Main dans l'ordre habituel.
play-hand-sorted-falling = Main dans l'ordre inverse.
play-hand-sorted-named = Main par ordre alphabétique.
play-verbosity-set-brief = Désormais : phrases courtes.
play-verbosity-set-normal = Désormais : phrases normales.
play-verbosity-set-full = Désormais : phrases complètes.
play-verbosity-unknown = Court, normal et complet sont possibles, par exemple : détail complet.
play-pace-set-speech = L'événement suivant attend la fin de la voix.
play-pace-set-groups = L'événement suivant attend la touche Entrée quand il y a eu beaucoup à lire.
play-pace-set-key = L'événement suivant attend la touche Entrée.
play-pace-set-seconds = { $seconds ->
        [one] L'événement suivant attend { $seconds } seconde.
       *[other] L'événement suivant attend { $seconds } secondes.
    }
play-pace-unknown = Voix, groupes, touche, ou de 1 à 60 secondes sont possibles, par exemple : rythme 3.
play-speech-silenced = Silence.

play-private-channel-ear = votre oreille
play-private-channel-screen = l'écran
play-private-channel-braille = le braille
play-private-set = Lignes privées : { $channels }.
play-private-unknown = Oreille, écran et braille sont possibles, un ou plusieurs, par exemple : privé oreille braille.
play-no-voice = { $seat } : rien ne peut parler à votre oreille. Peut-on afficher vos lignes privées à l'écran ?
play-private-printed = { $seat } : les lignes privées sont désormais affichées.
play-no-channel = { $seat } ne peut pas entendre sa main ainsi. Branchez un casque et relancez avec la voix, ou acceptez l'affichage.
play-rate-set = { $rate } mots par minute pour vous.
play-pitch-set = Hauteur de la voix : { $pitch } pour vous.
play-voice-set = La voix { $name } vous fait la lecture.
play-voice-unknown = Aucune voix de votre langue ne porte ce nom. Le mot seul prend la suivante.
play-voices-none = Ce programme n'a pas de voix pour votre langue.
play-loudness-set-speech = Voix à { $per-cent } pour cent.
play-loudness-set-sounds = Sons à { $per-cent } pour cent.
play-number-unknown = Les nombres de { $least } à { $most } sont possibles.
play-speaker-set-program = C'est le programme qui parle.
play-speaker-set-reader = C'est votre lecteur d'écran qui parle.
play-speaker-set-nobody = Personne ne parle ; le texte dit tout.
play-speaker-unknown = Programme, lecteur et personne sont possibles, par exemple : qui parle lecteur.
play-speaker-unreachable = Votre lecteur d'écran est hors d'atteinte depuis cette fenêtre ; la voix reste comme avant. Dans le terminal, il lit tout seul : lancez avec --front terminal.
play-listen-away = Les autres : n'écoutez pas, s'il vous plaît.
play-listen-away-look = Les autres : n'écoutez pas et ne regardez pas, s'il vous plaît.
play-ear-lost = { $seat } : l'appareil audio personnel a disparu. Les lignes privées passeront par ici : les autres, n'écoutez pas, s'il vous plaît. Ensuite, { $seat }, tapez répéter.
play-headset-lost = Un appareil audio a disparu : tout le monde pourrait entendre les lignes privées. Les autres, n'écoutez pas, s'il vous plaît. Ensuite, { $seat }, tapez répéter.

play-saved-as = Partie enregistrée sous le nom { $name }. Pour la reprendre, tapez : { $command }
play-saved-as-keys = Partie enregistrée sous le nom { $name }. Dans le menu, elle est parmi les parties gardées.
play-save-needs-name = Ajoutez un nom, par exemple : sauver vendredi.
play-not-saved = La partie n'est pas enregistrée sous ce nom : { $reason }
play-not-kept = Pas joué : le disque n'a pas pu être écrit. Rien de ce qui précède n'est perdu.
play-not-kept-full = Pas joué : le disque est plein. Rien de ce qui précède n'est perdu ; faites de la place, puis réessayez.
play-not-kept-forbidden = Pas joué : l'écriture n'est pas permise à cet endroit. Rien de ce qui précède n'est perdu.
play-not-kept-gone = Pas joué : le fichier où cette partie est gardée a été supprimé ou déplacé. Rien n'est perdu : réessayer garde toute la partie dans un nouveau fichier.
play-not-kept-changed = Pas joué : un autre programme a modifié le fichier où cette partie est gardée. Rien n'est perdu : réessayer garde toute la partie dans un nouveau fichier, à côté de celui-là.
play-keeping-stopped = La partie continue, mais rien n'est enregistré à partir d'ici.
play-game-left = La partie est enregistrée. Pour la reprendre, tapez : { $command }
play-game-left-keys = La partie est enregistrée. Dans le menu, elle est en tête.
play-game-left-unkept = Vous avez quitté la partie. Elle n'a pas été enregistrée.

# Mots des commandes : synonymes entre virgules, le premier est celui que l'aide nomme.
play-word-help = aide, commandes, que puis-je taper, que puis-je faire, que puis-je faire maintenant, qu'est-ce que je peux faire, qu'est-ce que je peux faire maintenant, que faire, que faire maintenant, je fais quoi, je fais quoi maintenant, qu'est-ce que je fais, qu'est-ce que je tape, je tape quoi, et maintenant, et après, aidez-moi, à l'aide, je ne comprends pas, je comprends pas, je ne sais pas, je suis perdu, je suis perdue
play-word-status = situation, où en est-on
play-word-hand = main, ma main, cartes, mes cartes
play-word-turn = tour de jeu, à qui, à qui le tour, à qui de jouer, c'est à qui, est-ce mon tour, est-ce à moi
play-word-scores = scores, score, points, le score, qui gagne, qui mène, qui est en tête
play-word-details = scores en détail, scores détaillés, détail des scores
play-word-table = table, tapis
play-word-counts = nombres, combien de cartes, combien, combien de cartes reste-t-il, combien reste-t-il de cartes
play-word-last = dernier, dernier événement
play-word-repeat = répéter, répète, encore
play-word-history = historique, journal
play-word-older = précédent, avant
play-word-newer = suivant, après
play-word-oldest = premier, début
play-word-newest = récent, fin
play-word-find = chercher, cherche
play-word-copy = copier, copie
play-word-transcript = transcription, sauver l'historique
play-word-sort = trier, trier ma main
play-word-verbosity = détail, détails
play-word-pace = rythme
play-word-private = privé
play-word-rate = débit, vitesse
play-word-pitch = hauteur, hauteur de la voix
play-word-voice = voix, voix suivante
play-word-volume = volume, volume de la voix
play-word-sounds = sons, volume des sons
play-word-speaker = qui parle, parleur
play-word-silence = silence, chut
play-word-card = carte, expliquer
play-word-rules = règles, les règles, comment jouer, comment joue-t-on, comment on joue, comment ça marche, comment ça se joue
play-word-aim = but du jeu, but, quel est le but, quel est le but du jeu, comment gagner, comment gagne-t-on, comment je gagne, comment est-ce que je gagne, que dois-je faire, qu'est-ce que je dois faire, qui est mon partenaire, qui est ma partenaire, qui joue avec moi, joue-t-on ensemble
play-word-why = pourquoi, pourquoi pas, pourquoi cela, pourquoi ça, que s'est-il passé, qu'est-ce qui s'est passé
play-word-hint = conseil, indice, un conseil
play-word-away = absent, absente, couvrir
play-word-undo = annuler, défaire, reprendre mon coup
play-word-save = sauver, sauvegarder, enregistrer
play-word-phone = téléphone, portable, mon téléphone
play-word-quit = quitter, sortir
play-word-more = plus, suite, autres commandes
play-word-back = retour, revenir

# Des questions en phrases entières : * est ce dont il s'agit.
play-term-ask-card = qu'est-ce que *, qu'est-ce qu'*, qu'est-ce que c'est que *, qu'est-ce que fait *, qu'est-ce que font *, c'est quoi *, que fait *, que font *, que peut faire *, à quoi sert *, à quoi servent *, que veut dire *, combien y a-t-il de *, combien de * y a-t-il
play-term-ask-rules = comment *, quand puis-je *, quand peut-on *, quand est-ce que je peux *, puis-je *, est-ce que je peux *, peut-on *, dois-je *, ai-je le droit de *, quelles sont les règles de *
play-term-ask-why = pourquoi *
play-term-ask-begins = que, qu'est-ce, quoi, comment, pourquoi, qui, quel, quelle, quels, quelles, où, quand, combien, est-ce, puis-je, peut-on, dois-je, y a-t-il

# Mots derrière « détail », « rythme » et « privé ».
play-term-mine = ma propre =votre propre, mon propre =votre propre, ma =votre, mon =votre, mes =vos, moi =vous, moi-même =vous
play-term-and = et
play-term-all-rules = toutes les règles, toute la règle, règles toutes, règles tout, règles entières, les règles entières
play-term-all = tout, tous
play-term-brief = court, bref
play-term-normal = normal
play-term-full = complet, long
play-term-speech = voix, parole
play-term-groups = groupes, groupe
play-term-key = touche, entrée
play-term-ear = oreille
play-term-screen = écran
play-term-braille = braille
play-term-program = programme
play-term-reader = lecteur, lecteur d'écran
play-term-nobody = personne, texte

# --- De vraies cartes, saisies au clavier

play-phone-offered = Sur votre téléphone, relié au même réseau que cet ordinateur, ouvrez { $address } : { $spelt }. Prenez place sous le nom { $name } avec le code { $code }. Votre main et vos questions y seront ; ce que tous peuvent entendre reste ici.
play-phone-taken = { $seat } a maintenant sa main et ses questions sur un téléphone.
play-phone-gone = { $seat } joue de nouveau au clavier.
play-phone-not-here-open = Rien n'est caché dans ce jeu : un téléphone ne dirait rien de plus.
play-phone-not-here-alone = Personne d'autre ne joue à ce clavier : il n'y a personne à qui cacher votre main.
play-phone-not-here-missing = Il manque de quoi servir un téléphone. Dans le menu, « Jouer avec des amis, chacun sur son appareil » dit comment l'installer.
play-phone-not-here-who = Seule la personne qui a le clavier peut mettre sa main sur un téléphone. Prenez d'abord le clavier.
play-phone-not-here-network = Cet ordinateur ne peut pas accueillir de téléphone maintenant.
play-phone-not-here-there = Vous jouez déjà sur votre propre appareil.
play-dealer-takes = Au tour d'une personne qui ne joue pas : elle prend le clavier pour la donne, et tous les joueurs regardent ailleurs.
play-dealer-takes-device = Au tour d'une personne qui ne joue pas : elle prend cet appareil pour la donne, sans que la personne qui y joue regarde ni écoute.
play-dealer-prompt = Pour la donne : appuyez sur Entrée.
play-dealer-done = La donne est saisie, on peut de nouveau regarder.
play-outcome-prompt = Saisissez ce qui est venu :
play-read-back = Saisi : { $items }. Entrée pour garder, ou saisissez de nouveau pour remplacer.
play-keep-typed-choice = Garder
play-others-type = C'est saisi. Les autres saisissent encore leur part.
play-still-to-type = Encore { $n } à saisir.
play-outcome-unreadable = Impossible à lire. Saisissez les noms de ce qui est venu, l'un après l'autre ou avec des nombres.
play-too-many-typed = C'est trop, il en faut { $n }. Saisissez tout de nouveau.
play-no-such-player-typed = Personne ne porte ce nom ici. Saisissez un nom, ou une place de 1 à { $last }.

# --- Une première partie qui apprend à jouer

play-press-key = Appuyez sur { $cap }.
play-type-letter = Tapez { $letter }, puis Entrée.
play-lesson-says = { $words }
play-lesson-asks-key = { $words } { $how }
play-lesson-key-hand = À tout moment, vous pouvez entendre ce que vous avez en main.
play-lesson-key-turn = Vous pouvez entendre à qui c'est de jouer, et ce qui est demandé.
play-lesson-key-table = Vous pouvez entendre ce qu'il y a sur la table, et devant qui.
play-lesson-key-counts = Vous pouvez entendre combien de cartes il reste à chacun.
play-lesson-key-scores = Vous pouvez entendre le score.
play-how-to-choose = Chaque choix a un numéro. Tapez le numéro, puis Entrée. Entrée seule relit la liste.
play-how-to-choose-keys = Haut et Bas parcourent les choix, et Entrée en prend un. Gauche et Droite font la même chose.
play-lesson-advises = Mon conseil : { $choices }. { $why }
play-lesson-left = Vous avez quitté cette étape de la leçon. Elle vous attend.
play-key-first = Un instant. Essayez d'abord ceci. { $asked }
play-another-move = La règle le permet. Mais ici, je veux vous montrer autre chose. { $words }

## Cards and rules in the middle of a game
play-card-is-valued = { CAP($card) }, valeur : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
play-card-is = { CAP($card) }.
play-card-does = { $power }
play-card-plain = Elle n'a pas de pouvoir particulier.
play-card-count = Nombre dans la boîte : { $n }.
play-card-count-known = Nombre dans le jeu : { $n }. Visibles en ce moment : { $out }.
play-card-wanted = Aucune carte n'a été nommée. Tapez le mot carte, puis un nom.
play-card-unknown = Aucune carte de ce jeu ne s'appelle { $word }.
play-card-meant = Aucune carte ne s'appelle { $word }. La plus proche : { $card }.
play-card-in-rules = Aucune carte ne s'appelle { $word }. Les règles en parlent.
play-cards-several = Plusieurs cartes portent ce nom : { $cards }.
play-card-names = Il y a : { $cards }.
play-card-names-many = Il y en a beaucoup, par exemple : { $cards }.
play-rule-is = { $text }
play-rule-place = Paragraphe { $number } sur { $count }. Le mot règles, suivi d'un numéro ou d'un mot, en lit un autre.
play-rules-whole = Les paragraphes vont de 1 à { $count } : tapez règles 1, puis règles 2, et ainsi de suite. Le menu principal les lit tous : Lire les règles.
play-rule-unknown = Les paragraphes vont de 1 à { $count }.
play-rule-word-meant = Les règles ne parlent pas de « { $word } ». Le plus proche : { $meant }.
play-rule-word-unknown = Les règles ne parlent pas de « { $word } ». Il y a les paragraphes 1 à { $count } ; tapez un numéro, ou un autre mot.
play-questions-answered = Parmi les questions, celles-ci sont comprises : que puis-je faire ; comment gagner ; que fait, ou comment, suivi d'un mot du jeu ; et pourquoi.
play-no-rules = Ce jeu n'a pas de page de règles.
play-nothing-refused = Aucun coup n'a été refusé depuis le dernier événement, et cet événement n'a pas de règle à lui.
play-none-refused = Aucun coup n'a été refusé depuis le dernier événement. Voici la règle de ce qui est demandé :
play-rules-tell-of-it = Pour savoir ce que c'est, tapez règles, suivi de { $text }.
play-nothing-more-here = Les règles le permettent, mais ici je n'ai rien de plus à montrer : Entrée pour continuer.
play-hints-off = Pas de conseils à cette table.
play-hint-not-asked = Rien ne vous est demandé maintenant. Un conseil vient quand vous avez à décider.
play-hint-no-time = Ici on joue en temps réel : pas de conseil.
play-hint-begins = Mon conseil commence ainsi : { $choice }.
play-hint-goes-on = Redemandez pour avoir le coup lui-même, et une troisième fois pour la raison. Une partie avec conseils ne compte ni pour les statistiques, ni pour les exploits, ni pour le classement.
play-hint-move = Mon conseil : { $choices }.
play-hint-only = Il n'y a qu'une chose à faire : { $choices }.
play-hint-waits = Attendez, et laissez faire les autres.
play-hint-by-heart = Le reste, seule votre mémoire le dit.
play-hint-judged = Un robot fort en juge ainsi, sans donner de raison.
play-decision-at = décision { $number }
play-decision-at-round = décision { $number }, manche { $round }
play-story-begins = À table : { $seats } ; { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    } en tout.
play-story-first = Le score a bougé pour la première fois à la { $at }. { $what }
play-story-peak = Le plus grand changement est venu à la { $at }. { $what }
play-story-lead-kept = { $seats-n ->
        [one] { $seats } a mené des premiers points jusqu'à la fin.
       *[other] { $seats } ont mené des premiers points jusqu'à la fin.
    }
    .you = Vous avez mené des premiers points jusqu'à la fin.
play-story-lead-once = { $seats-n ->
        [one] { $seats } a pris la tête à la { $since }, et l'a gardée.
       *[other] { $seats } ont pris la tête à la { $since }, et l'ont gardée.
    }
    .you = Vous avez pris la tête à la { $since }, et l'avez gardée.
play-story-lead-often = La première place a changé { $changes } fois ; à partir de la { $since }, elle était à { $seats }.
    .you = La première place a changé { $changes } fois ; vous l'avez eue à partir de la { $since }.
play-story-lead-late = Ce n'est que vers la fin, à la { $since }, que la tête a été prise par { $seats }.
    .you = Ce n'est que vers la fin, à la { $since }, que vous avez pris la tête.
play-story-ends = Voici la fin. { $what }
play-costly-decision = { CAP($at) }, sur { $count } dans la partie. Fait : { $done }. Mieux : { $better }. { $price }
play-better-so = { $price } Fait : { $done }. Mieux : { $better }. { $why }
play-nothing-cost-much = Aucune décision n'a coûté cher ici.
play-nothing-weighed = Dans ce jeu, aucune décision ne peut être pesée.
play-enter-reads-list = Entrée seule relit ce que vous pouvez faire maintenant ; ? dit ce qu'on peut taper, et le mot règles, les règles.
play-aim-is = Le but. { $text } Tapez règles pour en savoir plus.

play-arrows-choose = Les flèches parcourent la liste, Entrée choisit.
    .brief = Flèches, puis Entrée.
