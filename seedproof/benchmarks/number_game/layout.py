"""The arrays that `search` and the machine code of `tables` share."""

from seedproof.benchmarks.number_game.machine_code import Arrays
from seedproof.benchmarks.number_game.rules import FAMILIES, SIGNS

COUNT, ENTRIES, VALUES, WANTED, TARGET, MOST = range(6)
"""What is asked: how many numbers there are, room for how many entries, and for values below what; how many
different operations a complete solution has; the target, and the best score that it allows."""

TARGETS, LOWEST = 6, 7
"""What is answered: how many targets have a complete solution; the lowest score of a solution."""

VALUE, SOLUTIONS, SCORES, BEST, COMPLETE = range(5)
"""Columns of what all numbers give together: a value, the number of its solutions, the sum of their scores,
the best score, and how many of the solutions are complete."""

COLUMNS = 5
STEP_COLUMNS = 4
"""Left, operation, right, result."""

MOST_NUMBERS = max(FAMILIES)
MOST_STEPS = MOST_NUMBERS - 1
SUBSETS = 1 << MOST_NUMBERS
OPERATIONS = 1 << len(SIGNS)
"""Sets of operations."""

SCRATCH_ROWS = 3 + MOST_NUMBERS


def new_arrays(values: int, entries: int) -> Arrays:
    """Allocate arrays with room for so many entries, and for values below `values`."""
    by_set = entries * OPERATIONS
    # Five of six numbers have 2 million expressions, of at most 12 points each: 32 bits hold their sum.
    return Arrays(
        ("asked", "q", LOWEST + 1),
        ("numbers", "q", MOST_NUMBERS),
        ("starts", "q", SUBSETS),
        ("ends", "q", SUBSETS),
        ("values", "q", entries),
        ("sizes", "q", entries),
        ("using", "b", by_set),
        ("ways", "i", by_set),
        ("points", "i", by_set),
        ("most", "b", by_set),
        ("least", "b", by_set),
        ("without_ones", "b", by_set),
        ("all_ways", "q", entries),
        ("all_points", "q", entries),
        ("all_most", "q", entries),
        ("whole", "q", 2 * entries * COLUMNS),
        ("slots", "i", values),
        ("scratch", "q", SCRATCH_ROWS * STEP_COLUMNS),
        ("steps", "q", 2 * MOST_STEPS * STEP_COLUMNS),
    )
