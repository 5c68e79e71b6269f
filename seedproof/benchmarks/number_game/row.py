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
    base_numbers: Annotated[list[Int16], "In the order of the question"]
    target: Annotated[Int32, "What is to be reached"]
    difficulty_measure: Annotated[
        str,
        "`score_sum` / `solutions`², exact: few solutions with many points are hard",
    ]
    band: Annotated[
        Int8,
        "Tenth of all games that the measure is in, from 1, the easiest, to 10: it compares games of "
        "different base numbers",
    ]
    rank: Annotated[
        Int16,
        "Place of the target in its operand set, from 0, by rising measure and then by target",
    ]
    targets_in_set: Annotated[Int16, "Targets of the operand set that have a complete solution"]
    solutions: Annotated[
        Int64,
        "Expressions that give the target; a + b and b + a are two, and so are equal numbers at "
        "different places",
    ]
    score_sum: Annotated[Int64, "Their scores in sum"]
    best_score: Annotated[Int8, "The most points that the target allows"]
    best_solution: Annotated[str, "A solution with the most points; without a step by 1 where one is as good"]
    simple_score: Annotated[Int8, "Points of the simple solution"]
    simple_solution: Annotated[str, "A solution with the fewest points, and of those with the fewest steps"]
