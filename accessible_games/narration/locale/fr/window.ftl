# Ce que dit la fenêtre elle-même.

window-returned = { NUMBER($n) ->
        [0] Vous revoilà.
        [one] Vous revoilà. { $n } nouvelle ligne dans l'historique.
       *[other] Vous revoilà. { $n } nouvelles lignes dans l'historique.
    }
window-row = { $n }. { $text }
window-status = Aucune partie ouverte. { $theme }, texte à { $n } pour cent.

# --- Ce qui n'est pas possible maintenant

window-not-now-game = Pas maintenant : aucune partie n'est ouverte.
window-not-now-query = Ce jeu n'a pas cette information.
window-not-now-seat = Pas maintenant : personne n'a le clavier.
window-not-now-question = Pas maintenant : rien n'est demandé.
window-lacks-game = aucune partie n'est ouverte
window-lacks-query = ce jeu n'a pas cette information
window-lacks-seat = personne n'a le clavier
window-lacks-question = rien n'est demandé
window-lacks-player = c'est la touche de quelqu'un
window-no-command = { $key } : aucune commande. F1 pour l'aide.
window-no-number = Il n'y a pas de numéro { $n } dans la liste.
window-no-list = Il n'y a pas de liste à parcourir maintenant.
window-nothing-to-draw = Il n'y a rien à tirer maintenant.
window-nothing-playable = Aucune carte n'est jouable maintenant.
window-no-card-here = Aucune carte n'est choisie ici. { $type } sert à taper : { $word }, puis un nom. Toutes les cartes sont dans le menu, { $menu }.
window-choose-which = Cette carte se joue de { $n } façons. Choisissez.

# --- Le menu et l'aide

window-menu = Menu.
window-continue = Continuer
window-menu-help = Touches et commandes
window-menu-look = La fenêtre : couleurs, taille, comportement
window-menu-keys = Changer les touches
window-menu-rules = Les règles, à partir de ce qui est demandé
window-menu-cards = Les cartes : ce que fait chacune
window-menu-commands = Ce que l'on peut demander et faire
window-commands = Ce que l'on peut demander et faire.
window-rules = Les règles.
window-cards = Les cartes.
window-no-rules = Ce jeu n'a pas de page de règles.
window-no-cards = Rien n'est connu des cartes de ce jeu.
window-menu-phone = Mettre ma main sur un téléphone
window-menu-save = Enregistrer la partie sous un nom
window-menu-leave = Quitter la partie ; elle est enregistrée
window-menu-close = Fermer le programme ; tout est enregistré
window-menu-voice = Voix et vitesse
window-menu-settings = Réglages
window-menu-pace = Quand vient l'événement suivant
window-pace = Quand vient l'événement suivant ?
window-pace-speech = Quand le dernier a été dit
window-pace-groups = S'il y a eu beaucoup à lire, quand on appuie sur Entrée
window-pace-key = Quand on appuie sur Entrée
window-pace-seconds = { $n ->
    [one] Après une seconde
   *[other] Après { $n } secondes
}
window-here-list-back = Ici : { $up } et { $down } parcourent les réponses, { $choose } en prend une, { $menu } revient d'un pas en arrière.
window-no-letter = Rien dans la liste ne commence par { $letter }.
window-command-older-listed = dix entrées en arrière
window-command-newer-listed = dix entrées en avant
window-help = Les touches. Entrée fait ce que dit la ligne, Échap ferme la liste.
window-help-live = { $key } : { $what }
window-help-absent = { $key } : { $what }. Pas maintenant : { $reason }
window-help-reader = Si votre lecteur d'écran parle aussi : NVDA, Maj et S ensemble endorment NVDA dans cette fenêtre
window-help-or = { $one } ou { $other }
window-help-typed = { $key }, puis { $word }
window-help-digits = Chiffres : la ligne de ce numéro
window-help-parts = Après { $turn } ou { $table }, les flèches : ce qui a été dit, partie par partie
window-help-others = Toutes les autres touches, et pourquoi elles manquent maintenant
window-help-absent-title = Toutes les autres touches.
window-closed = Fermé.
window-here-waiting = Ici : la personne nommée appuie sur { $choose }.
window-here-hand = Ici : { $previous } et { $next } parcourent votre main, { $up } et { $down } en disent plus sur une carte, { $choose } la joue.
window-here-parts = Ici : { $previous } et { $next } parcourent ce qui a été dit, { $choose } ramène.
window-here-list = Ici : { $up } et { $down } parcourent les réponses, { $choose } en prend une, { $menu } ouvre le menu.
window-here-list-hand = Ici : { $up } et { $down } parcourent les réponses, { $choose } en prend une, { $tab } mène à vos cartes.
window-here-question = Ici : { $choose } pour continuer.
window-here-watching-hand = Ici : rien ne vous est demandé maintenant. { $previous } et { $next } parcourent votre main.
window-here-watching = Ici : rien n'est demandé maintenant. { $choose } pour continuer.
window-no-key = Aucune touche
window-back = Retour
window-yes = oui
window-no = non

# --- Saisie

window-field-command = Tapez une commande, un coup ou un numéro. Échap pour sortir.
window-field-name = Tapez un nom pour la partie enregistrée. Échap pour sortir.
window-field-find = Tapez un mot à chercher. Échap pour sortir.
window-field-left = Rien n'a été tapé.
window-field-empty = vide
window-field-full = Plus aucune lettre ne tient.
window-field-nothing = Rien à effacer.
window-field-end = fin
window-field-dropped = { $letter } : effacé
window-field-so-far = Déjà tapé : { $text }
window-field-keys = Tapez des lettres ; Entrée termine la ligne. Flèche gauche et flèche droite vont de lettre en lettre, Début et Fin aux deux bouts, flèche haut lit le tout. Retour arrière efface la lettre d'avant, Suppr celle d'après.
window-field-escape = Échap revient d'un pas en arrière.

# --- Les signes, dits quand on les tape

window-sign-space = espace
window-sign-comma = virgule
window-sign-stop = point
window-sign-colon = deux-points
window-sign-semicolon = point-virgule
window-sign-hyphen = trait d'union
window-sign-underscore = tiret bas
window-sign-apostrophe = apostrophe
window-sign-quote = guillemet
window-sign-exclamation = point d'exclamation
window-sign-question = point d'interrogation
window-sign-slash = barre oblique
window-sign-open = parenthèse ouvrante
window-sign-close = parenthèse fermante
window-sign-plus = plus
window-sign-star = étoile
window-sign-and = et commercial
window-sign-at = arobase
window-sign-hash = dièse
window-sign-percent = pour cent
window-sign-equals = égal
window-sign-less = inférieur à
window-sign-greater = supérieur à
window-sign-pipe = barre verticale
window-sign-tilde = tilde
window-sign-caret = accent circonflexe
window-sign-grave = accent grave
window-sign-backslash = barre oblique inverse
window-sign-brace-open = accolade ouvrante
window-sign-brace-close = accolade fermante
window-sign-dollar = dollar
window-sign-euro = euro
window-sign-pound = livre
window-sign-yen = yen
window-sign-degree = degré
window-sign-section = paragraphe
window-sign-dash = tiret
window-sign-dot = point médian
window-sign-other = un signe

# --- Changer les touches

window-keys = Quelle touche changer ?
window-keys-reset = Toutes les touches comme au début
window-keys-row = { $what } : { $key }
window-keys-press = Appuyez sur la nouvelle touche pour : { $what }. Échap garde l'ancienne.
window-keys-kept = L'ancienne touche reste.
window-keys-set = { $what } : { $key } désormais.
window-keys-taken = { $key } est déjà prise, pour : { $what }. Appuyez sur une autre touche, ou sur Échap.
window-keys-forbidden = Cette touche n'est pas disponible. Appuyez sur une lettre, un chiffre, une touche qui a un nom, avec ou sans Contrôle ou Maj ; ou sur Échap.
window-keys-off = Les lettres, les chiffres, les signes et Espace n'agissent plus seuls. Appuyez sur l'un d'eux avec Contrôle, sur une touche nommée, ou sur Échap.
window-keys-are-usual = Toutes les touches sont comme au début.

# --- L'aspect de la fenêtre

window-look = La fenêtre. Entrée change une ligne.
window-look-theme = Couleurs : { $value }
window-look-size = Taille du texte : { $value } pour cent
window-look-full-screen = Plein écran : { $value }
window-look-wrapping = Les listes reprennent à l'autre bout : { $value }
window-look-places = La place dans la liste est dite : { $value }
window-look-unfocused = Ce qu'on entend quand une autre fenêtre est devant : { $value }
window-look-echo = Dit pendant que vous tapez : { $value }
window-look-bounce = La même touche compte de nouveau après : { $value }
window-look-hold = Une touche compte quand elle est tenue : { $value }
window-look-number-pad = Le pavé numérique compte : { $value }
window-look-letters = Lettres, chiffres et Espace agissent seuls : { $value }
window-number-pad-left = Le pavé numérique est laissé à votre lecteur d'écran, d'après les réglages de la fenêtre.
window-letter-off = { $key } ne fait rien seule, d'après vos réglages. { $list } : ce que l'on peut demander et faire.
window-theme-white-on-black = blanc sur noir
window-theme-black-on-white = noir sur blanc
window-theme-yellow-on-black = jaune sur noir
window-theme-soft-dark = sombre et doux
window-theme-soft-light = clair et doux
window-unfocused-all = tout
window-unfocused-sounds = les sons seulement
window-unfocused-nothing = rien
window-echo-letters = les lettres
window-echo-words = les mots
window-echo-both = les lettres et les mots
window-echo-none = rien
window-ms = { $n ->
    [0] sans délai
    [one] { $n } milliseconde
   *[other] { $n } millisecondes
}
window-too-soon = Trop tôt, rien n'a été fait.
window-size = Texte à { $n } pour cent.
window-full = Plein écran.
window-not-full = Dans une fenêtre.
window-rate = Voix à { $n } mots par minute.
window-loudness-speech = Voix à { $n } pour cent.
window-loudness-sounds = Sons à { $n } pour cent.

# --- Les touches par leur nom

window-key-cap = touche { $cap }
window-key-function = F{ $n }
window-key-with = { $modifier } et { $key }
window-key-ctrl = Contrôle
window-key-shift = Maj
window-key-left = flèche gauche
window-key-right = flèche droite
window-key-up = flèche haut
window-key-down = flèche bas
window-key-home = Début
window-key-end = Fin
window-key-pageup = page précédente
window-key-pagedown = page suivante
window-key-enter = Entrée
window-key-space = Espace
window-key-tab = Tabulation
window-key-escape = Échap
window-key-backspace = Retour arrière
window-key-delete = Suppr
window-key-plus = plus
window-key-minus = moins

# --- Ce que fait chaque commande

window-command-previous = la carte ou la ligne d'avant
window-command-next = la carte ou la ligne suivante
window-command-up = monter d'une ligne dans la carte ou la réponse ; si elle n'a qu'une ligne, celle d'avant
window-command-down = descendre d'une ligne dans la carte ou la réponse ; si elle n'a qu'une ligne, la suivante
window-command-first = la première carte ou ligne
window-command-final = la dernière carte ou ligne
window-command-choose = le faire
window-command-draw = tirer
window-command-next-playable = la prochaine carte jouable
window-command-previous-playable = la carte jouable d'avant
window-command-menu = un pas en arrière ; en jeu, le menu
window-command-type = taper une commande, un coup ou un numéro
window-command-commands = tout ce que l'on peut demander et faire maintenant, en liste
window-command-slower = voix plus lente
window-command-faster = voix plus rapide
window-command-sounds-softer = sons moins forts
window-command-sounds-louder = sons plus forts
window-command-softer = voix moins forte
window-command-louder = voix plus forte
window-command-larger = texte plus grand ; une réponse sans place continue quand on appuie encore sur sa touche
window-command-smaller = texte plus petit
window-command-usual-size = taille habituelle du texte
window-command-full-screen = plein écran, ou non
window-command-help = les touches, et pourquoi l'une manque maintenant
window-command-status = où en est la partie
window-command-hand = votre main
window-command-turn = à qui de jouer, et ce qui est demandé
window-command-scores = les scores
window-command-details = les scores en détail
window-command-table = ce qui est sur la table
window-command-counts = combien de cartes chacun a en main
window-command-last = le dernier événement
window-command-repeat = la dernière ligne, encore une fois
window-command-history = tous les événements jusqu'ici
window-command-older = un événement en arrière
window-command-newer = un événement en avant
window-command-oldest = le premier événement
window-command-newest = l'événement le plus récent
window-command-find = chercher un mot dans les événements
window-command-copy = copier l'événement
window-command-transcript = écrire tous les événements dans un fichier
window-command-sort = un autre ordre pour votre main
window-command-verbosity = le niveau de détail : court, normal, complet
window-command-pace = ce qu'attend l'événement suivant
window-command-private = où vont vos lignes privées
window-command-rate = la vitesse de la voix
window-command-pitch = la hauteur de la voix
window-command-voice = la voix suivante
window-command-volume = le volume de la voix
window-command-sounds = le volume des sons
window-command-speaker = qui parle : ce programme, ou votre lecteur d'écran
window-command-silence = couper la voix tout de suite
window-command-card = ce qu'est cette carte et ce qu'elle fait
window-command-rules = les règles, à partir de ce qui est demandé
window-command-aim = le but du jeu
window-command-why = pourquoi le dernier coup a été refusé, ou ce qui vient d'arriver
window-command-hint = le conseil d'un joueur fort ; encore, quel coup ; encore, pourquoi
window-command-away = cacher ce qui est privé jusqu'à Entrée
window-command-undo = annuler la dernière décision
window-command-phone = mettre votre main sur un téléphone
window-command-save = garder sous un nom
window-command-quit = quitter la partie ; elle est enregistrée
window-command-more = les commandes plus rares
window-command-previous-listed = la réponse d'avant
window-command-next-listed = la réponse suivante
window-command-up-listed = la réponse d'avant
window-command-down-listed = la réponse suivante
window-command-first-listed = la première réponse
window-command-final-listed = la dernière réponse
window-command-choose-listed = prendre la réponse
window-command-next-playable-listed = la réponse suivante
window-command-previous-playable-listed = la réponse d'avant

window-letter-a = A
window-letter-b = B
window-letter-c = C
window-letter-d = D
window-letter-e = E
window-letter-f = F
window-letter-g = G
window-letter-h = H
window-letter-i = I
window-letter-j = J
window-letter-k = K
window-letter-l = L
window-letter-m = M
window-letter-n = N
window-letter-o = O
window-letter-p = P
window-letter-q = Q
window-letter-r = R
window-letter-s = S
window-letter-t = T
window-letter-u = U
window-letter-v = V
window-letter-w = W
window-letter-x = X
window-letter-y = Y
window-letter-z = Z
