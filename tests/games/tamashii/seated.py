"""Tamashii at the hot seat, from typed lines: who looks hears it alone, once, until Enter."""

import io
from random import Random

from accessible_games.engine.table import RandomChance, Table
from accessible_games.narration.names import PlayerName, distinct
from accessible_games.narration.wording import Verbosity
from accessible_games.play.players import Player
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.terminal import Terminal
from tests.games.tamashii.tables import TAMASHII
from tests.play.hotseat import Choices, Desktop, RecorderVoice, Shelf


class Heard(RecorderVoice):
    """A voice that writes down what it was given, and who it was for."""

    @property
    def said(self):
        return [(one.text, one.private, one.ear) for one in self.spoken()]


class Sounds:
    """Cues that are written down with their place."""

    def __init__(self):
        self.played = []

    def play(self, cue, pan=0.0):
        self.played.append((cue, pan))


def players(*specs):
    """Players from NAME[:LANGUAGE[:CHANNEL+CHANNEL]]; a name that begins with "bot" is a bot."""
    made = []
    names = distinct([PlayerName(spec.partition(":")[0]) for spec in specs])
    for told, spec in zip(names, specs, strict=True):
        name, language, channel = (spec.split(":") + ["", ""])[:3]
        level = "medium" if name.startswith("bot") else ""
        made.append(
            Player(
                told,
                level=level,
                language=language or "en",
                verbosity=Verbosity.NORMAL,
                private=frozenset((channel or "screen").split("+")),
                ear="left",
            )
        )
    return made


def play(lines, *specs, options=None, position=None, seed=1, voice=None, cues=None):
    """Play from typed lines until they end; returns what was printed, and the table."""
    seated = players(*specs)
    table = Table(
        TAMASHII,
        len(seated),
        options=options or {},
        data={},
        chance=RandomChance(Random(seed)),
        position=position,
    )
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n", write_through=True)
    play_game(
        table,
        seated,
        TableSetup(
            front=Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), out),
            saves=Shelf(),
            preferences=Choices(clear=False),
            pages=Desktop(),
            voice=voice,
            cues=cues,
            make_bot=lambda level, seat: TAMASHII.bots[level](seat, len(seated)),
            rng=Random(seed),
        ),
    )
    return out.buffer.getvalue().decode("utf-8"), table


def script(*specs, options=None, seed=1):
    """Typed lines of a whole game in which every person plays as a bot that forgets nothing would."""
    from accessible_games.games.tamashii.bot import PLANS, TeamBot

    seated = players(*specs)
    table = Table(TAMASHII, len(seated), options=options or {}, data={}, chance=RandomChance(Random(seed)))
    people = [seat for seat, player in enumerate(seated) if player.person]
    minds = {
        seat: TeamBot(PLANS["easy"], 0.0, seat)
        if seat in people
        else TAMASHII.bots["medium"](seat, len(seated))
        for seat in range(len(seated))
    }
    for seat, mind in minds.items():
        table.listen(seat, mind)
    rng, own = Random(seed), Random(seed + 1)
    lines, holder = [], None
    table.deal()
    while table.actors():
        seat = table.actors()[0]
        person = seat in people
        if person and len(people) > 1 and holder != seat:
            lines.append("")
            holder = seat
        legal = table.legal_actions(seat)
        action = minds[seat].choose(table.view(seat), legal, own if person else rng)
        if person:
            lines += [str(action)]
            if str(action).startswith("look") and (options or {}).get("peek") != "shared":
                lines.append("")
        table.submit(seat, action)
    return lines, table
