"""From a row of `number_game` to its scripts, by its question and its two stored plays."""

from collections.abc import Iterator, Mapping
from typing import Any

from seedproof.certifying.number_game.bound import SYMBOLS, any_play, beaten, most
from seedproof.certifying.number_game.play import SCORE, Play, calculations, ending, play_of, scoring, taking
from seedproof.certifying.number_game.rules import Game, game_in
from seedproof.certifying.rows import Certified
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import different

Row = Mapping[str, Any]

COUNTS_BEYOND = "how many solutions there are, their scores in all and the rank among targets: need a search"
BEST_BEYOND = "that no play scores more: needs a search, the points alone would allow more"


def certify(row: Row) -> Certified:
    """Make the scripts of a row.

    Raises: Unread for a line that nothing reads, or a column that the text contradicts.
    """
    game = game_in(row["question"])
    if (game.target, list(game.base)) != (row["target"], row["base_numbers"]):
        raise Unread(f"{row['id']}: `target` or `base_numbers` does not repeat the question")
    if row["answer"] != row["best_solution"]:
        raise Unread(f"{row['id']}: `answer` is not `best_solution`")
    scripts = (*_of_play(row, game, "best"), *_of_play(row, game, "simple"), _bounded(row, game))
    reached = row["best_score"] == most(game)
    return Certified(scripts, (COUNTS_BEYOND,) if reached else (BEST_BEYOND, COUNTS_BEYOND))


def _of_play(row: Row, game: Game, which: str) -> Iterator[Script]:
    play = play_of(game, row[f"{which}_solution"])
    score = row[f"{which}_score"]
    claim = f"the {which} solution keeps the rules and reaches the target"
    yield _script(row, f"{which}_reaches", claim, play, "sat")
    claim = f"the {which} solution scores {score}, however its numbers are taken"
    yield _script(row, f"{which}_scores", claim, play, "unsat", different(SCORE, score))


def _script(row: Row, query: str, claim: str, play: Play, expected: Any, *other: Any) -> Script:
    steps = [*calculations(play), taking(play), ending(play), scoring(play)]
    if other:
        steps.append(step(f"another score than {row[query.replace('_scores', '_score')]}", *other))
    return Script(row["id"], query, claim, expected, play.symbols, tuple(steps))


def _bounded(row: Row, game: Game) -> Script:
    best, bound = row["best_score"], most(game)
    claim = f"no play scores more than {bound}, by the points alone; the best known one scores {best}"
    steps = (*any_play(game), beaten(bound))
    return Script(row["id"], "bounded", claim, "unsat", tuple(SYMBOLS), steps, ("steps",))
