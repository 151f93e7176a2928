# Ce qui est dit sur l'appareil de chacun en dehors du jeu, et les mots de sa page.

host-you-sit = Vous êtes à table, { $name }. { $awaited ->
    [0] Tout le monde est là.
    [one] On attend encore une personne.
   *[other] On attend encore { $awaited } personnes.
}
host-has-come = { $name } est là. { $awaited ->
    [0] Tout le monde est là.
    [one] On attend encore une personne.
   *[other] On attend encore { $awaited } personnes.
}
host-waiting = { $awaited ->
    [0] La partie va commencer.
    [one] La partie commence quand une personne de plus est arrivée.
   *[other] La partie commence quand { $awaited } personnes de plus sont arrivées.
}
host-saves-itself = chaque coup est gardé de lui-même, et c'est l'hôte de la table qui donne un nom à la partie
host-chat-too-often = Pas tant de lignes d'un coup, s'il vous plaît : celle-ci n'est pas partie.
host-photo-none = Ce n'est pas une photo lisible.
host-photo-label = Aucun autocollant isolé n'est visible. Posez-en un sur quelque chose de plus sombre et photographiez-le d'en haut, avec une marge tout autour.
host-photo-small = L'autocollant est trop petit pour être lu. Approchez, l'appareil bien au-dessus.
host-photo-unread = Ce signe ne peut pas être lu. Prenez une autre photo, nette et éclairée également.

host-page-title = Une table à rejoindre
host-page-intro = Tapez votre nom, et le code que dit l'hôte.
host-page-name = Nom
host-page-code = Code
host-page-language = Langue
host-page-sit-down = Prendre place
host-page-speaks = Qui parle sur cet appareil ?
host-page-speaks-reader = Mon lecteur d'écran, ou je lis
host-page-speaks-page = Cette page
host-page-sounds = Sons
host-page-refused-code = Ce n'est pas le code. Demandez-le à l'hôte de la table.
host-page-refused-wait = Trop de codes faux. Réessayez dans { $seconds } secondes.
host-page-refused-closed = Trop de codes faux ont été essayés à cette table. Son hôte doit l'ouvrir à nouveau.
host-page-refused-name = Tapez un nom de 1 à 40 lettres.
host-page-refused-taken = Quelqu'un de ce nom est déjà à table. Tapez un autre nom.
host-page-refused-full = Toutes les places sont prises.
host-page-refused-over = Cette partie est finie.
host-page-refused-busy = La table est occupée. Réessayez.
host-page-refused-request = Cela n'a pas marché. Rechargez la page et réessayez.
host-page-refused-network = La table est injoignable. Cet appareil est-il sur le même réseau ?
host-page-table = Table
host-page-your-turn = À vous
host-page-wait-turn = On ne vous demande rien pour l'instant
host-page-asked = Ce qui est demandé
host-page-log = Ce qui se passe
host-page-command = Commande ou réponse
host-page-command-help = Un numéro ou des mots de la liste, ou une commande comme main, points, historique, aide
host-page-send = Envoyer
host-page-go-on = Continuer
host-page-back = Retour
host-page-lost = La connexion est perdue. Votre place est gardée ; cette page réessaie d'elle-même.
host-page-found = La connexion est revenue.
host-page-missed = Ce que vous avez manqué, { $n } en tout :
host-page-again = Vous êtes de retour à table. Ce qui a été dit jusqu'ici est plus haut.
host-page-left = Vous avez quitté la table. Votre place est libre.
host-page-over = La partie est finie.
host-page-ended = La table est fermée.
host-page-ask = Demander
host-page-hand = Main
host-page-turn = Ce qui est demandé
host-page-scores = Points
host-page-on-table = Table
host-page-counts = Qui a combien
host-page-repeat = Répéter
host-page-older = Un événement en arrière
host-page-newer = Un événement en avant
host-page-help = Aide
host-page-hint = Conseil
host-page-rules = Règles
host-page-undo = Annuler la dernière décision
host-page-leave = Quitter la table
host-page-leave-sure = Quitter ? Votre place sera libre pour quelqu'un d'autre.
host-page-yes = Oui
host-page-no = Non
host-page-taken-along = Texte à emporter
host-page-close = Fermer
host-page-settings = Comment cet appareil raconte
host-page-speed = Vitesse de la voix
host-page-voice = Voix
host-page-volume = Volume des sons
host-page-size = Taille des lettres
host-page-stay-awake = Un téléphone qui verrouille son écran perd la table pendant ce temps : dans ses réglages, laissez l'écran allumé quelques minutes. À votre retour, vous entendez ce que vous avez manqué.
host-page-silence = Silence
host-page-wake = Laisser cette page parler et sonner
host-page-no-voice = Cet appareil n'a pas de voix dans cette langue. Ses réglages peuvent en ajouter une.
host-page-keep-file = Garder dans un fichier
host-page-race = Duel
host-page-press = Buzzer
host-page-press-taps = Taper la posture
host-page-press-wait = Rien à presser maintenant
host-page-elsewhere = Un autre appareil de cette pièce sonne aussi pour celui-ci
host-page-calibrate = Mesurer cet appareil en dix appuis
host-page-calibrate-help = Un casque sans fil est en retard, et aucune page ne sait de combien. Dix tics suivent : appuyez sur ce bouton à chacun d'eux.
host-page-calibrate-tap = Appuyez à chaque tic
host-page-calibrated = Retard de cet appareil, en millisecondes : { $n }. Il est désormais retiré de vos appuis.
host-page-calibrate-failed = Les appuis étaient trop rares ou trop irrégulières. Rien n'a changé.
host-page-tone = Le son
host-page-tone-help = Le son va de gauche à droite et revient ; il est le plus aigu au milieu. Lancez-le, puis pressez le même bouton quand il est au milieu.
host-page-tone-start = Lancer le son
host-page-tone-now = Maintenant
host-page-tone-without = Piocher sans lui
host-page-watch = Je regarde seulement
host-page-asking = Ce nom est déjà à la table. Si c'est vous, répondez sur votre autre appareil.
host-page-moved = Votre place est maintenant sur un autre appareil.
host-page-chat = Écrire à tout le monde
host-page-chat-line = Une ligne pour tout le monde
host-page-chat-send = Envoyer à tout le monde
host-page-chat-mute = Ne rien me dire de ce que les autres écrivent
host-page-begin = Une autre partie commence, avec les mêmes personnes.
host-page-photo = Photo de l'autocollant d'une carte
host-page-photo-help = Posez la carte avec son autocollant sur quelque chose de plus sombre. Ce qui est lu est redemandé avant d'être saisi.
host-page-photo-reading = La photo est en cours de lecture.
host-page-photo-sure = { $name } : est-ce la carte ?
host-page-photo-yes = Oui, la saisir
host-page-photo-no = Non
host-page-open = Ouvrir une table
host-page-open-code = Code du club
host-page-open-game = Jeu
host-page-open-people = Personnes avec un appareil
host-page-open-robots = Robots
host-page-open-do = Ouvrir la table
host-page-opened = La table est ouverte. Son code est { $code }. Donnez-le à vos amis, et prenez place.
host-page-refused-players = Ce jeu ne se joue pas à ce nombre.
