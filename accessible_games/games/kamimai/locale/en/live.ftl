# What KamiMaï's skill mode says while its tone moves.  One line each; the news in the first 40 letters.

kamimai-live-skill-intro = Skill mode: after each choice of a half a tone runs from left to right and back. It is highest at the centre: press Enter there. At the centre the risk of the card is { $centre } per cent less, next to it { $beside } less, and never below 1. Press nothing, or any other key, and you draw as usual.
kamimai-live-skill-prompt = Enter at the centre; any other key draws as usual.
kamimai-live-drawn-plainly = Drawn without the tone: the risk stays.
