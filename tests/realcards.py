"""What people type who deal real cards, for an outcome that a test has drawn."""

from accessible_games.narration.catalogue import catalogue


def parts_of(name, action):
    """The words of the notation for each part of an outcome."""
    verb, _, rest = str(action).partition(" ")
    words = rest.split()
    if verb in ("starter", "first", "gem", "remove", "layout", "shuffle"):
        return [words]
    if verb in ("flip", "draw"):
        return [[word] for word in words if word != "-"]
    parts = [part.split() for part in rest.split("|")]
    if any("/" in word for word in parts[-1]):
        stacks = [word.split("/") for word in parts.pop()]
        parts += [[top for top, _ in stacks], [beneath for _, beneath in stacks]]
    return parts


def named(game, words, language):
    """What a player of that language would type for these words."""
    if words[0].isdigit():
        return str(int(words[0]) + 1)
    names = catalogue(language, f"{game.name}-names")
    things = game.dealt()
    return ", ".join(names.text(things[word].message) for word in words)
