# Ce que peut une carte de Kami.
kami-power-warrior = L'impératrice ne peut pas le contrer.
kami-power-lancer = L'impératrice ne peut pas la contrer.
kami-power-empress = Peut contrer toute attaque, sauf celles du soldat et de la lance. N'attaque qu'en dernière carte de la main, ou dès qu'une impératrice a contré face visible.
