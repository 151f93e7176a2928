"""Random playouts of one engine for a stated time: one JSON line with actions per CPU second.

    python drivers.py ENGINE SECONDS SEED

Engines: a game of ours, e.g. kami, and kami-copy, kami-events; hearts (OpenSpiel's C++, driven from
Python); uno (RLCard's game.step).  An action is one decision of a player; deals are played but not counted.
The peers are driven twice: `hearts` and `uno` as their own examples do it, methods looked up at each
step and `random.choice` to pick; `hearts-quick` and `uno-quick` as ours are, methods looked up once and
`legal[int(random() * len(legal))]`.  CPU time, so that a busy machine is not taken for a slow engine.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time


def in_place(rng: random.Random, record: object = None) -> int:
    """One whole game of four; returns its number of actions."""
    state = GAME.new_state(4, {}, {})
    actors, legal_actions, apply, pick = state.actors, state.legal_actions, state.apply, rng.random
    count = 0
    while acting := actors():
        seat = acting[0] if len(acting) == 1 else acting[int(pick() * len(acting))]
        if seat < 0:
            apply(seat, state.due().sample(rng), record)
            continue
        legal = legal_actions(seat)
        apply(seat, legal[int(pick() * len(legal))], record)
        count += 1
    return count


def copying(rng: random.Random) -> int:
    """The same with a copy before each action, as a search would make it."""
    state = GAME.new_state(4, {}, {})
    pick = rng.random
    count = 0
    while acting := state.actors():
        seat = acting[0] if len(acting) == 1 else acting[int(pick() * len(acting))]
        if seat < 0:
            state.apply(seat, state.due().sample(rng))
            continue
        legal = state.legal_actions(seat)
        state = state.copy()
        state.apply(seat, legal[int(pick() * len(legal))])
        count += 1
    return count


def telling(rng: random.Random) -> int:
    """The same with every event opened for four listeners."""
    return in_place(rng, open_for_four)


def open_for_four(event: object) -> None:
    """What a table with four listeners does with each event."""
    for seat in (0, 1, 2, 3):
        event.heard_by(seat)


def hearts(rng: random.Random) -> int:
    """One game of OpenSpiel's hearts, as its examples play one."""
    state = GAME.new_initial_state()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            left = rng.random()
            for outcome, chance in state.chance_outcomes():
                left -= chance
                if left <= 0:
                    state.apply_action(outcome)
                    break
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count


def uno(rng: random.Random) -> int:
    """One game of RLCard's uno without the encoding of the environment, as its examples play one."""
    state, _ = GAME.init_game()
    count = 0
    while not GAME.is_over():
        state, _ = GAME.step(rng.choice(list(state["legal_actions"])))
        count += 1
    return count


def quick_hearts(rng: random.Random) -> int:
    """The same game in the quickest way that we found."""
    state = GAME.new_initial_state()
    over, by_chance, apply, pick = state.is_terminal, state.is_chance_node, state.apply_action, rng.random
    legal_actions, outcomes = state.legal_actions, state.chance_outcomes
    count = 0
    while not over():
        if by_chance():
            left = pick()
            for outcome, chance in outcomes():
                left -= chance
                if left <= 0:
                    apply(outcome)
                    break
            continue
        legal = legal_actions()
        apply(legal[int(pick() * len(legal))])
        count += 1
    return count


def quick_uno(rng: random.Random) -> int:
    """The same game in the quickest way that we found."""
    state, _ = GAME.init_game()
    over, step, pick = GAME.is_over, GAME.step, rng.random
    count = 0
    while not over():
        legal = state["legal_actions"]
        state, _ = step(legal[int(pick() * len(legal))])
        count += 1
    return count


def main() -> None:
    """Play for the stated time and print the line."""
    global GAME
    engine, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    name, _, way = engine.partition("-")
    if name not in ("hearts", "uno"):
        from accessible_games.games import get_game

        GAME = get_game(name)
        play = {"": in_place, "copy": copying, "events": telling}[way]
    elif name == "hearts":
        import pyspiel

        GAME = pyspiel.load_game("hearts")
        play = quick_hearts if way else hearts
    else:
        import rlcard

        GAME = rlcard.make("uno", config={"seed": 7}).game
        play = quick_uno if way else uno
    rng = random.Random(seed)
    warm = time.process_time()
    while time.process_time() - warm < 0.3:
        play(rng)
    gc.collect()
    start, count, games = time.process_time(), 0, 0
    while time.process_time() - start < seconds:
        count += play(rng)
        games += 1
    spent = time.process_time() - start
    print(json.dumps({"engine": engine, "actions_per_s": round(count / spent), "games": games}))


if __name__ == "__main__":
    main()
