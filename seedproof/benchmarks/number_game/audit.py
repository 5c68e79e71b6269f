"""What a sceptic sees of one row before the gates speak: the text, the claim, and what was read back."""

from collections.abc import Iterator

from seedproof.benchmarks.number_game.cycle import best_of
from seedproof.benchmarks.number_game.reading import read
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.rules import LEVELS

FORMULAS: tuple[str, ...] = ()
"""The labels whose texts are Markdown with formulas."""


def shown(row: NumberGameRow) -> Iterator[tuple[str, str]]:
    """(label, text) pairs in the order in which one would ask for them."""
    yield "question", row["question"]
    yield "best", f"{row['best_solution']}\n{row['best_score']} points"
    yield "simple", f"{row['simple_solution']}\n{row['simple_score']} points"
    yield (
        "difficulty",
        f"{row['solutions']} solutions with {row['score_sum']} points in sum: "
        f"measure {row['difficulty_measure']}\n"
        f"rank {row['rank']} of {row['targets_in_set']} targets, counted from 0: "
        f"{LEVELS[row['difficulty'] - 1]}",
    )
    yield (
        "proof",
        f"{row['proof']['method']}: all {row['proof']['candidates']} legal expressions of the base numbers\n"
        + row["proof"]["certificate"].replace(" | ", "\n"),
    )
    try:
        asked = read(row["question"])
        numbers = ", ".join(map(str, asked.problem.numbers))
        best = best_of(asked, row["answer"])
        yield "read back", f"reach {asked.problem.target} from {numbers}\nno solution scores more than {best}"
    except ValueError as error:
        yield "read back", f"nothing: {error}"
