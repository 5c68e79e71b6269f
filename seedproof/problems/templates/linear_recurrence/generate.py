"""Chooses a sum of powers with polynomial factors, and writes down a recurrence that it satisfies."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.making.coefficients import division, value, with_roots
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.linear_recurrence.facts import Facts
from seedproof.problems.templates.linear_recurrence.phrases import (
    FORMULA_QUESTIONS,
    LIMIT_QUESTIONS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Like,
    Power,
    Sum,
    Symbol,
    Verbatim,
    equation,
    formula,
    latex,
    product,
    total,
)

N = Symbol("n")


class Mode(NamedTuple):
    """The sequence n^power root^n."""

    root: int
    power: int

    def term(self, n: int) -> int:
        """Return the term at a place."""
        return int(n**self.power * self.root**n)


class Shape(NamedTuple):
    """What is drawn first: the order, whether a root is double, and the right side's own power."""

    order: int
    has_double_root: bool
    forcing: Literal["none", "of another base", "of a root"]


_SHAPES = {
    1: (
        Shape(1, False, "of another base"),
        Shape(2, False, "none"),
        Shape(2, False, "none"),
    ),
    2: (
        Shape(2, True, "none"),
        Shape(2, False, "of another base"),
        Shape(2, False, "of another base"),
    ),
    3: (
        Shape(3, False, "none"),
        Shape(3, True, "none"),
        Shape(2, True, "of another base"),
        Shape(2, False, "of a root"),
    ),
}
"""By difficulty."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the roots, the base of a power on the right side, and the weights in the solution."""
    shape = draws.choice(_SHAPES[difficulty])
    roots, base = _roots_and_base(draws, shape, difficulty)
    powers = list(roots)
    if base is not None:
        powers.append(base)
    sizes = {abs(root) for root in powers}
    if len(sizes) < len({*powers}) or max(sizes) == 1:
        raise Rejected("two roots are of the same size, or all are of size 1")
    values = _values(draws, sorted(basis(powers)), shape.order + 1)
    coefficients = [-coefficient for coefficient in with_roots(roots, 1)[1:]]
    initial = values[:-1]
    factor = values[-1] - _next_term(coefficients, initial)
    has_forcing = factor != 0
    is_large = max(map(abs, coefficients)) > 24 or max(map(abs, values)) > 150
    if is_large or has_forcing != (base is not None):
        raise Rejected("the coefficients are large")
    forcing: list[int] = []
    if base is not None:
        forcing = [factor, base]
    return Facts(coefficients, forcing, initial)


def _roots_and_base(draws: Draws, shape: Shape, difficulty: int) -> tuple[list[int], int | None]:
    """Return the roots of the characteristic polynomial, and the base of the right side's own power.

    Raises: Rejected where the base should be no root, but is one.
    """
    count = shape.order
    if shape.has_double_root:
        count -= 1
    if shape.forcing == "of another base":
        count += 1
    roots = draws.sample([-4, -3, -2, -1, 1, 2, 3, 4, 5], count)
    base: int | None = None
    if shape.forcing == "of a root":
        base = roots[0]
    if shape.forcing == "of another base":
        base = roots.pop()
        if difficulty == 1:
            base = 1
        if base in roots:
            raise Rejected("two roots are of the same size, or all are of size 1")
    if shape.has_double_root:
        roots.append(roots[0])
    return roots, base


def _values(draws: Draws, modes: Sequence[Mode], count: int) -> list[int]:
    """Return the first terms of a sequence that has each mode, with drawn weights."""
    weights = draws.nonzeros(len(modes), 4)
    pairs = list(zip(weights, modes, strict=True))
    return [sum(weight * mode.term(n) for weight, mode in pairs) for n in range(count)]


def _next_term(coefficients: Sequence[int], values: Sequence[int]) -> int:
    """Return what the recurrence makes of the last terms, without the right side's own power."""
    pairs = zip(coefficients, reversed(values), strict=True)
    return sum(coefficient * term for coefficient, term in pairs)


def by_size(roots: Iterable[int]) -> list[int]:
    """Return the roots in the order of their absolute values, the largest first."""
    return sorted(roots, key=lambda root: (-abs(root), root))


def basis(roots: Iterable[int]) -> list[Mode]:
    """Return the modes that belong to roots, of a multiple root with several powers; the largest first."""
    multiplicities = Counter(by_size(roots))
    return [
        Mode(root, power) for root, multiplicity in multiplicities.items() for power in range(multiplicity)
    ]


def characteristic_polynomial(facts: Facts) -> list[int]:
    """Return the coefficients, that of the highest power first."""
    return [1, *(-coefficient for coefficient in facts.coefficients)]


def integer_roots(coefficients: Sequence[int]) -> list[int]:
    """Return the integer roots, each as often as it occurs."""
    rest = [Fraction(coefficient) for coefficient in coefficients]
    roots: list[int] = []
    for root in range(-6, 7):
        while len(rest) > 1 and value(rest, root) == 0:
            rest, _ = division(rest, [1, -root])
            roots.append(root)
    return roots


def weights_of(modes: Sequence[Mode], values: Sequence[int | Fraction], first: int = 0) -> list[Fraction]:
    """Return the weights with which the modes have these values, from the place `first` on."""
    rows: list[list[Fraction]] = []
    for n, term in enumerate(values, start=first):
        rows.append([*(Fraction(mode.term(n)) for mode in modes), Fraction(term)])
    return _solution(rows)


def _solution(rows: list[list[Fraction]]) -> list[Fraction]:
    """Return the solution of a regular system of linear equations; each row ends with its right side."""
    if not rows:
        return []
    pivot = next(row for row in rows if row[0] != 0)
    remaining: list[list[Fraction]] = []
    for row in rows:
        if row is not pivot:
            multiplier = row[0] / pivot[0]
            remaining.append([a - multiplier * b for a, b in zip(row[1:], pivot[1:], strict=True)])
    solution = _solution(remaining)
    known = [a * x for a, x in zip(pivot[1:-1], solution, strict=True)]
    return [(pivot[-1] - sum(known, Fraction(0))) / pivot[0], *solution]


def answers(facts: Facts) -> list[Answer]:
    """The roots of the characteristic polynomial; the weights from the first terms."""
    roots = integer_roots(characteristic_polynomial(facts))
    values = list(facts.initial)
    if facts.forcing:
        factor, base = facts.forcing
        roots.append(base)
        values.append(_next_term(facts.coefficients, facts.initial) + factor)
    modes = basis(roots)
    weights = weights_of(modes, values)
    closed_formula = weighted_sum(dict(zip(modes, weights, strict=True)))
    limit = modes[0].root
    return [
        Answer(closed_formula, "expression(n; n >= 0, integer)", ("a_n",)),
        Answer(formula(limit), "number"),
    ]


def weighted_sum(weights: Mapping[Mode, Like]) -> Formula:
    """Return the modes with their weights, those that grow fastest first."""
    roots = by_size({mode.root for mode in weights})
    return total(*(_term_of_root(root, weights) for root in roots))


def _term_of_root(root: int, weights: Mapping[Mode, Like]) -> Formula:
    """Return all modes of a root: its power times a polynomial, with a positive coefficient in front."""
    modes = sorted((mode for mode in weights if mode.root == root), reverse=True)
    leading = weights[modes[0]]
    if not isinstance(leading, Formula) and leading < 0:
        modes.reverse()
    factor = total(*(weights[mode] * N**mode.power for mode in modes))
    if root == 1:
        return factor
    power = Power(formula(root), N)
    if isinstance(factor, Sum):
        # A digit behind a bracket is hard to read.
        return product(power, factor)
    return product(factor, power)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the recurrence, solved for its newest term."""
    wording = draws.choice(STATEMENTS)
    statement = fill(wording, recurrence=recurrence_text(facts), initial=initial_text(facts))
    return Words(statement, (draws.choice(FORMULA_QUESTIONS), draws.choice(LIMIT_QUESTIONS)))


def initial_text(facts: Facts) -> str:
    """Write the first terms."""
    return r", \quad ".join(f"a_{place} = {term}" for place, term in enumerate(facts.initial))


def recurrence_text(facts: Facts) -> str:
    """Write the recurrence."""
    return latex(_recurrence(facts))


def _recurrence(facts: Facts) -> Formula:
    order = len(facts.coefficients)
    terms: list[Formula] = []
    for lag, coefficient in enumerate(facts.coefficients, start=1):
        terms.append(coefficient * _sequence(order - lag))
    if facts.forcing:
        factor, base = facts.forcing
        terms.append(_forcing_term(factor, base))
    return equation(_sequence(order), total(*terms))


def _sequence(shift: int) -> Formula:
    """Return the term of the sequence so many places after a_n."""
    if shift == 0:
        return Verbatim("a_n")
    return Verbatim(f"a_{{n+{shift}}}")


def _forcing_term(factor: int, base: int) -> Formula:
    if base == 1:
        return formula(factor)
    return product(factor, Power(formula(base), N))


TEMPLATE = Template(
    subject="sequences_series",
    method="first terms, which decide a sum of powers",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "two simple roots, or a constant on the right side",
        2: "a double root, or a power on the right side",
        3: "three roots, or a right side that resonates, or one beside a double root",
    },
)
