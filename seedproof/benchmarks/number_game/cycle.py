"""Reads each question back, works out the most that it allows, and compares what it finds with the row.

The solutions are scored by the checker that scores a solver's answers.
"""

from collections.abc import Iterator

from seedproof.answers.answer import is_right
from seedproof.answers.operations import BONUS, POINTS, REACHED, score_game
from seedproof.benchmarks.number_game.reading import Asked, read
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.solver import bound, most
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of

_OTHER_SIGNS = str.maketrans("*/-", "×÷−")


def check(row: NumberGameRow) -> Iterator[Finding]:
    """Everything in which the text differs from the row."""
    return findings_of(row, _differences, "unreadable")


def best_of(asked: Asked, solution: str) -> int | None:
    """Return the best score that a question allows, None for no solution at all.

    A solution at the bound of the rules settles it; otherwise everything is tried.
    """
    numbers, target = asked.problem
    if score_game(solution, numbers, target).score == bound(asked.points, asked.different, len(numbers)):
        return bound(asked.points, asked.different, len(numbers))
    return most(numbers, target, asked.points, asked.different)


def _differences(row: NumberGameRow) -> Iterator[tuple[str, str]]:
    asked = read(row["question"])
    numbers, target = asked.problem
    if asked.points != {**POINTS, "reached": REACHED, "bonus": BONUS}:
        yield "points", f"the text gives {asked.points}, the checker scores otherwise"
    if asked.examples:
        yield "examples", f"the question shows {len(asked.examples)} examples, expected none"
    if row["base_numbers"] != list(numbers):
        yield (
            "base_numbers",
            f"the text says base_numbers {list(numbers)}, the row says {row['base_numbers']}",
        )
    if row["target"] != target:
        yield "target", f"the text says target {target}, the row says {row['target']}"
    if (best := best_of(asked, row["answer"])) != row["best_score"]:
        yield "best", f"the text allows a score of {best}, the row says {row['best_score']}"
    for name, solution, stated in (
        ("best", row["best_solution"], row["best_score"]),
        ("simple", row["simple_solution"], row["simple_score"]),
    ):
        judged = score_game(solution, numbers, target)
        if judged.errors or judged.score != stated:
            scored = f"{judged.score} {', '.join(judged.errors)}".strip()
            yield "score", f"the {name} solution scores {scored}, the row says {stated}"
    for response in (row["answer"], f"Steps:\n\n{row['answer'].translate(_OTHER_SIGNS)}\n"):
        if not is_right(response, row["answer"], row["answer_type"]):
            yield "unanswerable", f"{response!r}, written as asked, does not count as the best solution"
