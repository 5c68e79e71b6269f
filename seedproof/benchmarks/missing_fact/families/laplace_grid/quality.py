"""Guesses the border value from those of the difficulty; the grid may be turned and reflected."""

from collections.abc import Iterator, Mapping

from seedproof.benchmarks.missing_fact.families.laplace_grid.validate import answers, border_values, too_plain
from seedproof.benchmarks.missing_fact.survey import Facts, Survey


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every border value of the difficulty whose answer is not too plain."""
    weights: dict[str, int] = {}
    for value in sorted(border_values(view["n"], difficulty)):
        for answer in answers(view, slot, str(value)):
            if int(answer) != value and not too_plain(view, answer):
                weights[str(value)] = 1
    return weights


def simplest(view: Facts, slot: str) -> str:
    """Return 0: all other border values allow it."""
    return "0"


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the border in the eight positions of a square, without the corners, which are in no equation."""
    last = facts["n"] - 1
    border = {tuple(map(int, key.split(","))): value for key, value in facts["boundary"].items()}
    sides = {cell: value for cell, value in border.items() if not set(cell) <= {0, last}}
    for _ in range(2):
        sides = {(j, i): value for (i, j), value in sides.items()}
        for _ in range(4):
            sides = {(j, last - i): value for (i, j), value in sides.items()}
            yield facts | {"boundary": {f"{i},{j}": sides[i, j] for i, j in sorted(sides)}}


def operations(facts: Facts) -> int:
    """Count elimination and substitution with as many equations as there are inner values."""
    size: int = facts["n"]
    inner = (size - 2) ** 2
    elimination = sum(2 * step * step + step for step in range(1, inner))
    return elimination + inner * inner


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
    asked=("target",),
)
