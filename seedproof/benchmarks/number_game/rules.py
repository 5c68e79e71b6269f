"""The constants of the game. Operations are +, ×, −, ÷, in this order everywhere."""

from fractions import Fraction

SIGNS = "+*-/"
"""The operations as steps write them."""

POINTS = (1, 1, 2, 3)
"""Points for each use of an operation."""

REACHED = 5
"""Points for the target."""

BONUS = 6
"""Points more for a complete solution: all base numbers, and as many different operations as can be."""

LEVELS = ("easy", "medium", "hard")
"""The thirds of an operand set's targets, by rising measure: difficulties 1, 2, 3."""

TENTHS = (
    Fraction(3800, 502681),
    Fraction(11295, 966289),
    Fraction(3457, 213858),
    Fraction(2677, 125000),
    Fraction(2389, 85698),
    Fraction(289, 7840),
    Fraction(353, 6962),
    Fraction(9, 121),
    Fraction(190, 1369),
)
"""The measures that one tenth to nine tenths of all games of the published ranges do not exceed."""

FAMILIES = {3: "three_operands", 4: "four_operands", 5: "five_operands", 6: "six_operands"}
"""Names of families by the number of base numbers."""


def different_operations(numbers: int) -> int:
    """Return how many different operations a complete solution with so many base numbers has."""
    return min(len(SIGNS), numbers - 1)
