"""The row of number_game: its columns, their types, and what they mean."""

from typing import Annotated

from seedproof.record.columns import Int8, Int16, Int32, Int64
from seedproof.record.rows import CountedProof, Row


class NumberGameRow(Row):
    """A game: base numbers and a target."""

    proof: Annotated[
        CountedProof,
        "`method`, `candidates` (all legal expressions of the base numbers, of any value) and "
        "`certificate` (both solutions)",
    ]
    base_numbers: Annotated[list[Int16], "The base numbers, in the order of the question"]
    target: Annotated[Int32, "The number to reach"]
    difficulty_measure: Annotated[
        str,
        "`score_sum` / `solutions`², exact; few solutions with many points are hard",
    ]
    band: Annotated[
        Int8,
        "The measure's tenth among all games, from 1 (easiest) to 10; comparable between base numbers",
    ]
    rank: Annotated[
        Int16,
        "Place among the targets of these base numbers, from 0, by rising measure and then by target",
    ]
    targets_in_set: Annotated[Int16, "Number of targets of these base numbers with a complete solution"]
    solutions: Annotated[
        Int64,
        "Number of expressions that give the target; a + b and b + a count as two, as do equal "
        "numbers at different places",
    ]
    score_sum: Annotated[Int64, "Sum of their scores"]
    best_score: Annotated[Int8, "Highest possible score"]
    best_solution: Annotated[str, "A solution with that score, without steps by 1 if possible"]
    simple_score: Annotated[Int8, "Score of the simple solution"]
    simple_solution: Annotated[str, "A solution with the fewest points, and then the fewest steps"]
