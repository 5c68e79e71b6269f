"""Chooses multiples of x, and reads the solutions off the factors of the sum."""

from fractions import Fraction
from itertools import combinations
from typing import Literal, NamedTuple

from seedproof.problems.making.complex_surds import Surd, surd
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.trigonometric_families.facts import Facts, Function
from seedproof.problems.templates.trigonometric_families.phrases import ALL, INTERVAL, SOME, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    PI,
    ZERO,
    Formula,
    Symbol,
    call,
    collection,
    latex,
    product,
    quotient,
    total,
)

X = Symbol("x")
N = Symbol("n")

_INTERVALS = ((0, 2), (0, 4), (-1, 1), (0, 1), (2, 4), (1, 3), (-2, 2))
_FACTORS = (1, -1, 2, -2, 3, -3)
_ANGLES = {1: Fraction(1, 6), 2: Fraction(1, 4), 3: Fraction(1, 3)}
"""Over pi, that whose sine is half the root of the number."""
_FOURS = [
    list(multiples)
    for multiples in combinations(range(10), 4)
    if multiples[0] + multiples[3] == multiples[1] + multiples[2]
]


class Factor(NamedTuple):
    """A sine or cosine of a multiple of x that has to be half the root of a number with its sign."""

    function: Function
    multiple: Fraction
    square: int


class Family(NamedTuple):
    """The numbers start + n step for all integers n, in units of pi; both are rational."""

    start: Fraction
    step: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw two multiples, two with a third function on the right, or four. Raises: Rejected."""
    function: Function = draws.choice(("sin", "cos"))
    sign: Literal[1, -1] = draws.choice((1, -1))
    factor = 0
    if difficulty == 3:
        multiples = draws.choice(_FOURS)
        sign = 1
        if function == "sin" and multiples[0] == 0:
            raise Rejected("the sine of zero")
    else:
        multiples = sorted(draws.sample(range(1, 9), 2))
    if difficulty == 2:
        factor = draws.choice(_FACTORS)
        if sum(multiples) % 2 == 1:
            raise Rejected("half the difference is no integer")
        if function == "sin":
            sign = 1
    facts = Facts(function, multiples, sign, factor, draws.choice(_INTERVALS))
    every = families(facts)
    if len(every) == 1:
        raise Rejected("a single family holds all solutions")
    if not 2 <= len(inside(every, facts.interval)) <= 9:
        raise Rejected("too many solutions are in the interval, or too few")
    return facts


def factors(facts: Facts) -> list[Factor]:
    """Return the factors of the difference of both sides."""
    first, *_, last = facts.multiples
    half_sum = Fraction(first + last, 2)
    half_difference = Fraction(last - first, 2)
    if len(facts.multiples) == 4:
        _, second, third, _ = facts.multiples
        inner = Fraction(third - second, 2)
        return [
            Factor(facts.function, half_sum, 0),
            Factor("cos", (half_difference + inner) / 2, 0),
            Factor("cos", (half_difference - inner) / 2, 0),
        ]
    outer, other = functions(facts)
    return [Factor(outer, half_difference, 0), Factor(other, half_sum, facts.factor)]


def functions(facts: Facts) -> tuple[Function, Function]:
    """Return the functions of half the difference and of half the sum."""
    if facts.function == "sin":
        return ("cos", "sin") if facts.sign == 1 else ("sin", "cos")
    return ("cos", "cos") if facts.sign == 1 else ("sin", "sin")


def families_of(factor: Factor) -> list[Family]:
    """Return where a sine or cosine has its value."""
    if factor.square == 0:
        start = Fraction(0) if factor.function == "sin" else Fraction(1, 2)
        return [Family(start / factor.multiple, 1 / factor.multiple)]
    angle = _ANGLES[abs(factor.square)]
    if factor.square < 0:
        angle = -angle
    angles = (angle, 1 - angle)
    if factor.function == "cos":
        angles = (Fraction(1, 2) - angle, angle - Fraction(1, 2))
    return [Family(start / factor.multiple, 2 / factor.multiple) for start in angles]


def families(facts: Facts) -> list[Family]:
    """Return all families, none of which lies inside another; some may have members in common."""
    return outermost([family for factor in factors(facts) for family in families_of(factor)])


def outermost(every: list[Family]) -> list[Family]:
    """Return the families without those that lie inside another, each once."""
    different = list(dict.fromkeys(every))
    return [
        family
        for family in different
        if not any(is_inside(family, further) for further in different if further != family)
    ]


def is_inside(family: Family, further: Family) -> bool:
    """Return whether all members of a family are members of a further one."""
    steps = family.step / further.step
    distance = (family.start - further.start) / further.step
    return steps.denominator == 1 and distance.denominator == 1


def inside(every: list[Family], interval: tuple[int, int]) -> list[Fraction]:
    """Return the members in an interval, in order, in units of pi."""
    low, high = (Fraction(end, 2) for end in interval)
    members: set[Fraction] = set()
    for start, step in every:
        member = start + step * -((start - low) // step)
        while member < high:
            members.add(member)
            member += step
    return sorted(members)


def times_pi(number: Fraction) -> Formula:
    """Return a multiple of pi as one fraction."""
    return quotient(product(number.numerator, PI), number.denominator)


def written_families(every: list[Family]) -> Formula:
    """Return the set of all families, with the letter n."""
    written: list[Formula] = []
    for start, step in every:
        multiple = quotient(product(step.numerator, PI, N), step.denominator)
        written.append(total(times_pi(start), multiple))
    return collection(*written)


def written_members(members: list[Fraction]) -> Formula:
    """Return a set of multiples of pi."""
    return collection(*(times_pi(member) for member in members))


def answers(facts: Facts) -> list[Answer]:
    """Return all families, and the members in the interval."""
    every = families(facts)
    return [
        Answer(written_families(every), "integer_families"),
        Answer(written_members(inside(every, facts.interval)), "set"),
    ]


def angle(multiple: Fraction) -> Formula:
    """Return a multiple of x as one fraction."""
    return quotient(product(multiple.numerator, X), multiple.denominator)


def value_of(function: Function, multiple: Fraction) -> Formula:
    """Return the function of a multiple of x; the cosine of zero is one."""
    if multiple == 0:
        return total(1)
    return call(function, angle(multiple))


def right_factor(facts: Facts) -> Surd:
    """Return the factor on the right side, a square root with a sign."""
    if facts.factor < 0:
        return surd(-1, -facts.factor)
    return surd(1 if facts.factor else 0, max(facts.factor, 1))


def sides(facts: Facts) -> tuple[Formula, Formula]:
    """Return both sides of the equation; of a difference, the term with the sign stands last."""
    values = [value_of(facts.function, Fraction(multiple)) for multiple in facts.multiples]
    left = total(*values)
    if facts.sign == -1:
        first, last = values
        # sin b - sin a, but cos a - cos b, which is a product of sines with a plus.
        left = total(last, -first) if facts.function == "sin" else total(first, -last)
    outer, _ = functions(facts)
    first_multiple, *_, last_multiple = facts.multiples
    if facts.factor == 0:
        return left, ZERO
    right = product(
        right_factor(facts).formula(), value_of(outer, Fraction(last_multiple - first_multiple, 2))
    )
    return left, right


def words(facts: Facts, draws: Draws) -> Words:
    """Write the equation and the interval."""
    left, right = sides(facts)
    statement = fill(draws.choice(STATEMENTS), left=latex(left), right=latex(right))
    every = draws.choice(ALL)
    return Words(statement, (every, fill(draws.choice(SOME), interval=interval_text(facts))))


def interval_text(facts: Facts) -> str:
    """Return the interval as LaTeX."""
    low, high = (latex(times_pi(Fraction(end, 2))) for end in facts.interval)
    return fill(INTERVAL, low=low, high=high)


TEMPLATE = Template(
    subject="precalculus",
    method="cyclotomic substitution and isolation of zeros",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "two terms, turned into a product",
        2: "a common factor of both sides, which must not be cancelled, and a value other than zero",
        3: "four terms, to be paired so that three factors come out",
    },
)
