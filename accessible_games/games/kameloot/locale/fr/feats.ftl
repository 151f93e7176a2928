# Les exploits : le nom de chacun, et ce qu'il demande.

kameloot-feat-first-win = Le sens des affaires
    .asks = Gagner une partie.
kameloot-feat-shared = La tournée générale
    .asks = Partager une victoire.
kameloot-feat-big-sale = La grosse affaire
    .asks = Conclure une vente d'au moins huit pièces.
kameloot-feat-lone-wolf = Tout pour moi
    .asks = Toucher à soi seul toutes les pièces d'une vente.
kameloot-feat-free-rider = Au bon endroit
    .asks = Toucher trois pièces d'une vente conclue par quelqu'un d'autre.
kameloot-feat-turncoat = Retourner sa cape
    .asks = Utiliser trois capes dans une partie.
kameloot-feat-loyal = L'habitué
    .asks = Gagner une partie sans jamais quitter sa taverne.
kameloot-feat-magnet = Magnétique
    .asks = Reprendre au moins quatre cartes de la défausse avec une seule bague.
kameloot-feat-alchemist = L'invité de marque
    .asks = Conclure une vente grâce à une potion qui retourne le jeton d'un autre.
kameloot-feat-horn = Corne d'abondance
    .asks = Compléter une collection avec une corne de licorne.
kameloot-feat-all-kinds = Un magasin complet
    .asks = Dans une partie, toucher des pièces pour les six sortes d'objets.
kameloot-feat-one-coin = La dernière pièce
    .asks = Gagner une partie d'une seule pièce.
