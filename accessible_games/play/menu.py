"""A turn's legal actions as numbered lists, one level after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from accessible_games.engine import Action, Fact, Game

from .facts import DoItChoice, GoBackChoice, Numbered


class Menu:
    """Lists that lead to an action.

    The last choice of a path does the action; an action that is binding although its turn is not
    over (its last step says `binding`) is asked about once more.

    Args:
        game: whose actions they are.
        view: what their seat knows.
        actions: the legal actions.
    """

    def __init__(self, game: Game, view: Any, actions: Sequence[Action]) -> None:
        self._paths = [(tuple(game.steps(view, action)), action) for action in actions]
        self._chosen: list[Fact] = []

    @property
    def depth(self) -> int:
        """How many choices have been made."""
        return len(self._chosen)

    @property
    def chosen(self) -> Fact | None:
        """The last choice that was made; None before the first."""
        return self._chosen[-1] if self._chosen else None

    @property
    def path(self) -> tuple[Fact, ...]:
        """The choices that have been made, in order."""
        return tuple(self._chosen)

    @property
    def confirming(self) -> bool:
        """Whether the list only asks if the binding action is to be done."""
        return bool(self._chosen) and is_binding(self._chosen[-1]) and self._finished() is not None

    def choices(self) -> tuple[Fact, ...]:
        """The list that is open now."""
        if self.confirming:
            return (DoItChoice(), GoBackChoice())
        depth = len(self._chosen)
        return tuple(dict.fromkeys(steps[depth] for steps, _ in self._open() if len(steps) > depth))

    def numbered(self) -> dict[int, Fact]:
        """The list that is open now, by number: that of its place on the table, where it has one.

        So a digit means the same place all the game long, also when places are left out.
        """
        choices = self.choices()
        if all(choice.row > 1 for choice in choices):
            return {choice.position: choice for choice in choices}  # type: ignore[attr-defined]
        return dict(enumerate(choices, 1))

    def entries(self) -> list[Numbered]:
        """The list that is open now as it is told, with the way back behind it."""
        entries = [Numbered(number, choice) for number, choice in self.numbered().items()]
        if self.depth and not self.confirming:
            entries.append(Numbered(0, GoBackChoice()))
        return entries

    def entries_at(self, depth: int) -> list[Numbered]:
        """The list that was open after so many choices, fewer than have been made; the open one stays."""
        chosen = self._chosen
        self._chosen = chosen[:depth]
        try:
            return self.entries()
        finally:
            self._chosen = chosen

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
        self._chosen.append(choices[number])
        done = None if self.confirming else self._finished()
        if done is not None:
            self._chosen.pop()
        return done

    def back(self) -> bool:
        """Open the list before this one; False if there is none."""
        if not self._chosen:
            return False
        self._chosen.pop()
        return True

    def common(self) -> list[str]:
        """The words of the notation that begin all actions that are open."""
        return _common([action for _, action in self._open()])

    def verbs(self) -> tuple[str, ...]:
        """The first words of the notation of all actions."""
        return tuple(dict.fromkeys(str(action).split()[0] for _, action in self._paths))

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
        depth = len(self._chosen)
        return _common([action for steps, action in self._open() if steps[depth : depth + 1] == (choice,)])

    def begun(self, words: Sequence[str]) -> list[int]:
        """Numbers of the entries all of whose actions begin with some words of the notation."""
        return [
            number
            for number, choice in self.numbered().items()
            if self._common_of(choice)[: len(words)] == list(words)
        ]

    def offers(self, action: Action) -> bool:
        """Whether the lists lead to an action."""
        return any(known == action for _, known in self._paths)

    def ask_first(self, action: Action) -> bool:
        """Whether an action that was typed whole is binding; then its question is opened."""
        steps = next((steps for steps, known in self._paths if known == action), ())
        if not steps or not is_binding(steps[-1]):
            return False
        self._chosen = list(steps)
        return True

    def _open(self) -> list[tuple[tuple[Fact, ...], Action]]:
        depth = len(self._chosen)
        return [path for path in self._paths if list(path[0][:depth]) == self._chosen]

    def _finished(self) -> Action | None:
        """The action whose steps are all chosen."""
        return next((action for steps, action in self._open() if len(steps) == len(self._chosen)), None)


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


def _common(actions: Sequence[Action]) -> list[str]:
    """The words that begin all of these actions."""
    words = [str(action).split() for action in actions]
    common = []
    for column in zip(*words, strict=False):
        if len(set(column)) > 1:
            break
        common.append(column[0])
    return common
