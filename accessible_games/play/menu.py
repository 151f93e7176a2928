"""A turn's legal actions as numbered lists, one level after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, TypeVar

from accessible_games.engine import Action, Fact, Game, Seat

from .facts import DoItChoice, GoBackChoice, Numbered, WhichOne

Path = tuple[tuple[Fact, ...], Action]
"""The choices that lead to an action, and the action."""

Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class _Level:
    """A list of the menu.

    Attributes:
        paths: the steps of each action that is open, with the action.
        done: how many of its steps are chosen.
        choice: the last of them; None before the first.
        said: whether a line has said what these actions have in common: of one alone nothing is left to ask.
        which: whether the list asks which of the actions that fit a line is meant.
    """

    paths: tuple[Path, ...]
    done: int = 0
    choice: Fact | None = None
    said: bool = False
    which: bool = False


class Menu:
    """Lists that lead to an action.

    The last choice of a path does the action; an action that is binding although its turn is not
    over (its last step says `binding`) is asked about once more.

    Args:
        game: whose actions they are.
        view: what their seat knows.
        actions: the legal actions.
        robots: who agrees to everything; a list that only asks them is left out.
    """

    def __init__(
        self, game: Game, view: Any, actions: Sequence[Action], robots: Collection[Seat] = ()
    ) -> None:
        self.view = view
        self._all: tuple[Path, ...] = tuple(
            (tuple(step for step in game.steps(view, action) if not _asks_only(robots, step)), action)
            for action in actions
        )
        self._levels = [_Level(self._all)]

    @property
    def _now(self) -> _Level:
        return self._levels[-1]

    @property
    def depth(self) -> int:
        """How many lists lie before the one that is open."""
        return len(self._levels) - 1

    @property
    def chosen(self) -> Fact | None:
        """The last choice that was made; None before the first."""
        return self._now.choice

    @property
    def path(self) -> tuple[Fact, ...]:
        """What led from list to list, in order."""
        return tuple(
            WhichOne(()) if level.which or level.choice is None else level.choice
            for level in self._levels[1:]
        )

    @property
    def steps(self) -> tuple[Fact, ...]:
        """All that is settled of the move."""
        return tuple(self._now.paths[0][0][: self._now.done]) if self._now.paths else ()

    @property
    def which(self) -> tuple[Fact, ...] | None:
        """What is settled of the moves that fit a line, where the open list asks which of them it is."""
        if not self._now.which:
            return None
        settled, before = self._now.paths[0][0][: self._now.done], self._levels[-2]
        begun = before.paths[0][0][: before.done]
        return settled[before.done :] if settled[: before.done] == begun else settled

    @property
    def confirming(self) -> bool:
        """Whether the list only asks if the binding action is to be done."""
        return self._now.choice is not None and is_binding(self._now.choice) and self._finished() is not None

    def choices(self) -> tuple[Fact, ...]:
        """The list that is open now."""
        return self._choices_of(self._now)

    def _choices_of(self, level: _Level) -> tuple[Fact, ...]:
        if level is self._now and self.confirming:
            return (DoItChoice(), GoBackChoice())
        steps = dict.fromkeys(steps[level.done] for steps, _ in level.paths if len(steps) > level.done)
        return tuple(one for one in steps if not one.unlisted) or tuple(steps)

    def numbered(self) -> dict[int, Fact]:
        """The list that is open now, by number: that of its place on the table, where it has one.

        So a digit means the same place all the game long, also when places are left out.
        """
        return _by_number(self.choices())

    def entries(self) -> list[Numbered]:
        """The list that is open now as it is told, with the way back behind it."""
        return self.entries_at(self.depth)

    def entries_at(self, depth: int) -> list[Numbered]:
        """The list that was open after so many others; the open one stays."""
        level = self._levels[depth]
        entries = [Numbered(number, choice) for number, choice in _by_number(self._choices_of(level)).items()]
        if depth and not (level is self._now and self.confirming):
            entries.append(Numbered(0, GoBackChoice()))
        return entries

    def choose(self, number: int) -> Action | None:
        """Choose an entry by its number; the action if that completes one.

        The list stays open then, for whoever is refused: a first game that teaches takes not every move.

        Raises:
            IndexError: there is no such entry.
        """
        choices = self.numbered()
        if number not in choices:
            raise IndexError(number)
        if self.confirming:
            if number == 1:
                return self._finished()
            self.back()
            return None
        level, choice = self._now, choices[number]
        left = tuple(path for path in level.paths if path[0][level.done : level.done + 1] == (choice,))
        done = level.done + 1
        if level.said and len(left) == 1:
            done, choice = len(left[0][0]), left[0][0][-1]
        self._levels.append(_Level(left, done, choice, level.said))
        finished = None if self.confirming else self._finished()
        if finished is not None:
            self._levels.pop()
        return finished

    def narrow(self, actions: Sequence[Action]) -> None:
        """Ask which of some actions is meant, from where they part; of one alone, for its last step."""
        left = tuple(path for path in self._all if path[1] in actions)
        done = min(len(_common([steps for steps, _ in left])), *(len(steps) - 1 for steps, _ in left))
        choice = left[0][0][done - 1] if done else None
        self._levels.append(_Level(left, done, choice, said=True, which=len(left) > 1))

    def twin(self) -> Menu:
        """A menu with the same lists, of which what is chosen there changes nothing here."""
        twin = copy(self)
        twin._levels = list(self._levels)
        return twin

    def back(self) -> bool:
        """Open the list before this one; False if there is none."""
        if not self.depth:
            return False
        self._levels.pop()
        return True

    def common(self) -> list[str]:
        """The words of the notation that begin all actions that are open."""
        return _common([str(action).split() for _, action in self._now.paths])

    def verbs(self) -> tuple[str, ...]:
        """The first words of the notation of all actions."""
        return tuple(dict.fromkeys(str(action).split()[0] for _, action in self._all))

    def open_actions(self) -> list[Action]:
        """The actions to which the open list leads."""
        return [action for _, action in self._now.paths]

    def actions(self) -> list[Action]:
        """All actions."""
        return [action for _, action in self._all]

    def seek(self, words: Sequence[str]) -> list[int]:
        """Numbers of the entries that some words of the notation mean.

        An entry is meant if every word belongs to all of its actions, as often as it was said, but not
        to all actions that are open; before the others if a word is the one by which the entry differs
        from them.
        """
        if self.confirming:
            return []
        common = self.common()
        own = {number: self._common_of(choice) for number, choice in self.numbered().items()}
        if _holds(common, words):
            if len(own) == 1:  # an only entry is meant by the word that ends it
                return list(own) if common[-1:] and common[-1] in words else []
            return [number for number, said in own.items() if _says_in(said, words, len(common))]
        found = [number for number, said in own.items() if _holds(said, words)]
        return [number for number in found if own[number][len(common)] in words] or found

    def _common_of(self, choice: Fact) -> list[str]:
        """The words that begin all actions to which an entry leads."""
        level = self._now
        return _common(
            [
                str(action).split()
                for steps, action in level.paths
                if steps[level.done : level.done + 1] == (choice,)
            ]
        )

    def begun(self, words: Sequence[str]) -> list[int]:
        """Numbers of the entries all of whose actions begin with some words of the notation."""
        return [
            number
            for number, choice in self.numbered().items()
            if self._common_of(choice)[: len(words)] == list(words)
        ]

    def offers(self, action: Action) -> bool:
        """Whether the lists lead to an action."""
        return any(known == action for _, known in self._all)

    def ask_first(self, action: Action) -> bool:
        """Whether an action that was typed whole is binding; then its question is opened."""
        steps = next((steps for steps, known in self._all if known == action), ())
        if not steps or not is_binding(steps[-1]):
            return False
        del self._levels[1:]
        for done in range(1, len(steps) + 1):
            left = tuple(path for path in self._all if path[0][:done] == steps[:done])
            self._levels.append(_Level(left, done, steps[done - 1]))
        return True

    def _finished(self) -> Action | None:
        """The action whose steps are all chosen."""
        return next((action for steps, action in self._now.paths if len(steps) == self._now.done), None)


def _by_number(choices: Sequence[Fact]) -> dict[int, Fact]:
    if all(choice.row > 1 for choice in choices):
        return {choice.position: choice for choice in choices}  # type: ignore[attr-defined]
    counted = {choice.number: choice for choice in choices if choice.number is not None}
    others = [choice for choice in choices if choice.number is None]
    return dict(sorted(counted.items())) | dict(enumerate(others, max(counted, default=0) + 1))


def _asks_only(robots: Collection[Seat], step: Fact) -> bool:
    """Whether a step waits for nobody but robots to agree."""
    return step.agrees and all(seat in robots for seat in step.seats)  # type: ignore[attr-defined]


def is_binding(step: Fact) -> bool:
    """Whether a step reveals something before its turn is over, so that there is no way back."""
    return bool(getattr(step, "binding", False))


def _holds(own: Sequence[str], words: Sequence[str]) -> bool:
    """Whether all of these words are there, each as often as it was said."""
    return not Counter(words) - Counter(own)


def _says_in(own: Sequence[str], words: Sequence[str], place: int) -> bool:
    """Whether some words stand side by side in others, one of them at this place.

    So "attack warrior" means the second warrior of "lead warrior attack warrior", which was not chosen yet.
    """
    size = len(words)
    return any(
        list(own[start : start + size]) == list(words)
        for start in range(place - size + 1, place + 1)
        if start >= 0
    )


def _common(rows: Sequence[Sequence[Part]]) -> list[Part]:
    """What begins all of these rows."""
    common = []
    for column in zip(*rows, strict=False):
        if any(one != column[0] for one in column):
            break
        common.append(column[0])
    return common
