"""Exact linear algebra over the ring, as far as every pivot is proved not to be zero."""

from fractions import Fraction

from flint import acb, fmpq

from seedproof.equivalence.deciding.algebraic import is_algebraic, value
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.normal import Normal
from seedproof.equivalence.deciding.ring import Element, Exponent, Monomial, NotNormal, Polynomial

Row = list[Element]


def is_nonzero(normal: Normal, element: Element) -> bool:
    """Return whether the element is proved not to be zero, with its letters as free variables."""
    groups: dict[Monomial, Polynomial] = {}
    for monomial, coefficient in element.above.items():
        letters = tuple(p for p in monomial if normal.ring.generators[p[0]].kind == "symbol")
        rest = tuple(p for p in monomial if p not in letters)
        groups.setdefault(letters, {})[rest] = coefficient
    with precision(256):
        for group in groups.values():
            if all(is_algebraic(normal.ring, n) for m in group for n, _ in m):
                ball: acb = value(normal.ring, group)
                if not ball.contains(0):
                    return True
                continue
            real = normal.sizes.constant(group)
            if real is not None and not real.contains(0):
                return True
    return False


def eliminated(normal: Normal, rows: list[Row]) -> list[Row]:
    """Return a basis of the span of the rows, in echelon form.

    Raises:
        NotNormal: An entry can be proved neither zero nor different from zero.
    """
    ring, basis = normal.ring, []
    rows = [list(row) for row in rows]
    for column in range(len(rows[0]) if rows else 0):
        pivot = None
        for row in rows:
            if not row[column].above:
                continue
            if normal.vanishes(row[column]):
                row[column] = ring.zero
            elif pivot is None:
                if not is_nonzero(normal, row[column]):
                    raise NotNormal("whether a coefficient is zero is not clear")
                pivot = row
        if pivot is None:
            continue
        rows.remove(pivot)
        inverse = ring.inverse(pivot[column])
        pivot = [ring.times(entry, inverse) for entry in pivot]
        basis.append(pivot)
        for index, row in enumerate(rows):
            if row[column].above:
                factor = row[column]
                rows[index] = [
                    ring.plus(entry, ring.times(factor, pivot_entry), -1)
                    for entry, pivot_entry in zip(row, pivot, strict=True)
                ]
                rows[index][column] = ring.zero
    return basis


def rank(normal: Normal, rows: list[Row]) -> int:
    """Return the number of independent rows."""
    return len(eliminated(normal, rows))


def coefficient(normal: Normal, polynomial: Polynomial) -> Element:
    """Return a polynomial as an element."""
    return Element(polynomial, normal.ring.one)


def varies(normal: Normal, number: int, letters: frozenset[str]) -> bool:
    """Return whether a generator depends on one of the letters."""
    kind, key = normal.ring.generators[number]
    if kind == "symbol":
        return key in letters
    return any(varies(normal, inner, letters) for inner in _inside(key, number))


def _inside(key: object, number: int) -> set[int]:
    """Return the generators that a key is made of: the numbers in its monomials."""
    generators: set[int] = set()
    if isinstance(key, tuple):
        for part in key:
            if (
                isinstance(part, tuple)
                and len(part) == 2
                and isinstance(part[0], int)
                and isinstance(part[1], int | Fraction)
            ):
                if part[0] < number:
                    generators.add(part[0])
            else:
                generators |= _inside(part, number)
    return generators


def divided(normal: Normal, polynomial: Polynomial, letters: frozenset[str]) -> dict[Monomial, Polynomial]:
    """Return the polynomial grouped by what depends on the letters, with coefficients that do not."""
    groups: dict[Monomial, Polynomial] = {}
    known: dict[int, bool] = {}
    for monomial, factor in polynomial.items():
        outer: list[tuple[int, Exponent]] = []
        inner: list[tuple[int, Exponent]] = []
        for pair in monomial:
            if pair[0] not in known:
                known[pair[0]] = varies(normal, pair[0], letters)
            (outer if known[pair[0]] else inner).append(pair)
        groups.setdefault(tuple(outer), {})[tuple(inner)] = fmpq(factor)
    return groups
