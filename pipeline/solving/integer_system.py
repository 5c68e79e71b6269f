"""Square integer systems by SymPy's fraction-free elimination, much faster than over the rationals."""

from collections.abc import Sequence
from fractions import Fraction

from pipeline.text.reading import Unreadable


def solve_integer_system(rows: Sequence[Sequence[int]], right: Sequence[int]) -> list[Fraction]:
    """The only solution x of `rows @ x = right`. Shapes: rows (n, n), right (n,), result (n,).

    Raises: Unreadable when there is none, or more than one.
    """
    from sympy import ZZ
    from sympy.polys.matrices import DomainMatrix

    size = len(rows)
    table = [[ZZ(number) for number in (*row, value)] for row, value in zip(rows, right, strict=True)]
    reduced, whole, pivots = DomainMatrix(table, (size, size + 1), ZZ).rref_den()
    if pivots != tuple(range(size)):
        raise Unreadable("the equations that the text states have no single solution")
    return [Fraction(int(row[size]), int(whole)) for row in reduced.to_list()]
