"""From a row of `number_game` to its scripts, by its question and its two stored plays."""

from collections.abc import Iterator, Mapping
from typing import Any

from seedproof.certifying.number_game.bound import SYMBOLS, any_play, beaten, most
from seedproof.certifying.number_game.play import SCORE, calculations, ending, play_of, scoring, taking
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
    bound = most(game)
    scripts = (*_of_play(row, game, "best"), *_of_play(row, game, "simple"), _bounded(row, game, bound))
    reached = row["best_score"] == bound
    return Certified(scripts, (COUNTS_BEYOND,) if reached else (BEST_BEYOND, COUNTS_BEYOND))


def _of_play(row: Row, game: Game, which: str) -> Iterator[Script]:
    play = play_of(game, row[f"{which}_solution"])
    score = row[f"{which}_score"]
    symbols = play.symbols
    steps = (*calculations(play), taking(play), ending(play), scoring(play))
    claim = f"the {which} solution keeps the rules and reaches the target"
    yield Script(row["id"], f"{which}_reaches", claim, "sat", symbols, steps)
    claim = f"the {which} solution scores {score}, however its numbers are taken"
    other = step(f"another score than {score}", different(SCORE, score))
    yield Script(row["id"], f"{which}_scores", claim, "unsat", symbols, (*steps, other))


def _bounded(row: Row, game: Game, bound: int) -> Script:
    best = row["best_score"]
    claim = f"no play scores more than {bound}, by the points alone; the best known one scores {best}"
    steps = (*any_play(game), beaten(bound))
    return Script(row["id"], "bounded", claim, "unsat", tuple(SYMBOLS), steps, ("steps",))
