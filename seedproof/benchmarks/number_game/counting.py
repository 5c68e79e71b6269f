"""The arrays that `enumeration` and the machine code of `trees` share."""

from seedproof.benchmarks.number_game.machine_code import Arrays
from seedproof.benchmarks.number_game.rules import FAMILIES

COUNT, DIFFERENT, VALUES = range(3)
"""What is asked: how many numbers there are, how many different operations a complete solution has, and below
what the values are."""

SEEN, TARGETS = 3, 4
"""What is answered: how many values there are, and how many of them have a complete solution."""

SOLUTIONS, SCORES, BEST, LOWEST, FEWEST, PLAIN, COMPLETE = range(7)
"""Columns of what is counted of each value: its solutions, the sum of their scores, the best score, the
lowest, the fewest steps for it; the best score without a step by 1; the complete solutions."""

COLUMNS = 7

MOST_NUMBERS = max(FAMILIES)
LEVELS = 2 * MOST_NUMBERS
"""Moves of a tree: a push for each number, an operation for each but one, and where the last stands."""

LISTS = 11


def new_arrays(values: int) -> Arrays:
    """Allocate arrays for values below `values`."""
    return Arrays(
        ("asked", "q", TARGETS + 1),
        ("numbers", "q", MOST_NUMBERS),
        ("lists", "q", LISTS * LEVELS),
        ("counted", "q", values * COLUMNS),
        ("seen", "q", values),
    )
