# Ce que disent tous les jeux.  Jamais « de » ni « que » devant un nom de joueur (élision), jamais
# d'accord avec une personne ; on dit « vous ».

# Listes : des choses (« a, b et c »), ou des lignes qui disent chacune quelque chose (« 4 pour Ana, 3 pour Ben ») ;
# « clauses » : des lignes qui ont elles-mêmes des virgules.
shared-list-middle = { $head }, { $tail }
shared-list-last = { $head } et { $tail }
shared-rows-middle = { $head }, { $tail }
shared-rows-last = { $head }, { $tail }
shared-clauses-middle = { $head } ; { $tail }
shared-clauses-last = { $head } ; { $tail }
shared-list-empty = rien

# La personne qui écoute, dans une liste de joueurs.
shared-you = vous

shared-player = place { $n }
shared-unreadable = texte illisible

shared-not-your-turn = Pas maintenant : c'est à { $seat } de jouer.
shared-outcome-awaited = Pas maintenant : on attend les cartes.
shared-outcome-not-possible = Ce n'est pas ce qui est attendu maintenant, ou ces cartes n'existent pas. Entrez les cartes vraiment distribuées ou tirées.
shared-game-is-over = La partie est finie, il ne reste rien à jouer.
shared-not-readable = Je n'ai pas compris : { $text }. Ce n'est ni une commande, ni un coup entier possible en ce moment.

shared-filler = avec, le, la, les, l, un, une, de, du, des, d, et, puis, ensuite, par, en, j, je, on, ma, mon, mes, sur, carte, svp, à, main

# Qui le fait, au début d'un coup tapé.
shared-term-subject = vous, tu, nous, elle, il

# Les nombres tapés en toutes lettres, à partir de 1 ; des blancs entre les mots du même.
shared-term-numbers = un une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt

# Les signes d'une commande lue à voix haute

shared-sign-dash = tiret
shared-sign-underscore = tiret bas
shared-sign-dot = point
shared-sign-slash = barre oblique
shared-sign-backslash = barre inverse
shared-sign-colon = deux-points
shared-sign-equals = égal
shared-sign-question = point d'interrogation
shared-sign-and = et commercial
shared-sign-open = crochet ouvrant
shared-sign-close = crochet fermant
shared-sign-comma = virgule
shared-sign-quote = apostrophe
