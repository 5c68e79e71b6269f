"""Chooses multiples of x, and reads the solutions off the factors of the sum."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import chain, combinations
from typing import Literal, NamedTuple

from seedproof.problems.making.circles import multiple_of_pi
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.templates.trigonometric_families.facts import Facts, Function
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import PI, ZERO, Formula, Symbol

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
_HALF = Fraction(1, 2)


class Factor(NamedTuple):
    """A sine or cosine of a multiple of x that has to be half the root of a number with its sign."""

    function: Function
    multiple: Fraction
    square: int


class Family(NamedTuple):
    """The numbers start + n step for all integers n, in units of pi; both are rational."""

    start: Fraction
    step: Fraction

    def is_inside(self, further: "Family") -> bool:
        """Return whether all members of a family are members of a further one."""
        steps = self.step / further.step
        distance = (self.start - further.start) / further.step
        return self != further and steps.denominator == 1 and distance.denominator == 1


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw two multiples, two with a third function on the right, or four."""
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
    every = _outermost(*map(_families, _factors(facts)))
    if len(every) == 1:
        raise Rejected("a single family holds all solutions")
    if not 2 <= len(_inside(every, facts)) <= 9:
        raise Rejected("too many solutions are in the interval, or too few")
    return facts


def work(facts: Facts, slip: Slip) -> Worked:
    """First the product, then the zeros of each factor, then all, then those in the interval."""
    factors = _factors(facts)
    factors = slip.or_else(
        factors, not_halved=[factor._replace(multiple=2 * factor.multiple) for factor in factors]
    )
    left, right, low, high = _gaps(facts).values()
    values = [_value(factor.function, factor.multiple) for factor in factors]
    zeros = [_families(factor, slip) for factor in factors]
    steps = [step("identity", left=left - right, right=_factored(facts, values))]
    for factor, value, families in zip(factors, values, zeros, strict=True):
        half = _right_factor(facts) / 2 if factor.square else ZERO
        steps.append(_families_step(value, half, families))
    joined = _outermost(*slip.or_else(zeros, factor_cancelled=zeros[1:]))
    members = _inside(joined, facts)
    if not 1 <= len(members) <= 14:
        raise Rejected("the wrong families have no member in the interval, or many")
    if slip and members == _inside(list(chain(*map(_families, _factors(facts)))), facts):
        raise Rejected("the slip does not change the solutions in the interval")
    solutions = formula.collection(*map(multiple_of_pi, members))
    interval = formula.Verbatim(rf"\left[{formula.latex(low)}, {formula.latex(high)}\right)")
    steps += [
        _families_step(left, right, joined),
        step("solutions", letter=X, interval=interval, left=left, right=right, solutions=solutions),
    ]
    return Worked(tuple(steps), (_written(joined), solutions))


def _factors(facts: Facts) -> list[Factor]:
    """Return the factors of the difference of both sides."""
    first, *inner, last = facts.multiples
    half_sum = Fraction(first + last, 2)
    half_difference = Fraction(last - first, 2)
    if inner:
        half_inner = Fraction(inner[1] - inner[0], 2)
        return [
            Factor(facts.function, half_sum, 0),
            Factor("cos", (half_difference + half_inner) / 2, 0),
            Factor("cos", (half_difference - half_inner) / 2, 0),
        ]
    other: Function = "sin" if (facts.function == "sin") == (facts.sign == 1) else "cos"
    return [Factor(_outer(facts), half_difference, 0), Factor(other, half_sum, facts.factor)]


def _outer(facts: Facts) -> Function:
    """Return the function of half the difference."""
    return "cos" if facts.sign == 1 else "sin"


def _families(factor: Factor, slip: Slip = NO_SLIP) -> list[Family]:
    """Return where a sine or cosine has its value, maybe with what goes wrong there."""
    multiple = factor.multiple
    if factor.square == 0:
        start = slip.or_else(
            Fraction(0) if factor.function == "sin" else _HALF,
            zeros_of_the_other_function=_HALF if factor.function == "sin" else Fraction(0),
        )
        starts = [start]
        period = slip.or_else(1, zeros_of_every_second_kind=2)
    else:
        angle = _ANGLES[abs(factor.square)]
        if factor.square < 0:
            angle = -angle
        starts = [angle, 1 - angle] if factor.function == "sin" else [_HALF - angle, angle - _HALF]
        period = 2
    families = [Family(start / multiple, period / multiple) for start in starts]
    return slip.or_else(
        families,
        one_branch=families[:1],
        period_not_divided=[Family(start, Fraction(period)) for start, _ in families],
    )


def _outermost(*families: list[Family]) -> list[Family]:
    """Return all families without those that lie inside another, each once."""
    different = list(dict.fromkeys(chain(*families)))
    return [family for family in different if not any(map(family.is_inside, different))]


def _inside(every: list[Family], facts: Facts) -> list[Fraction]:
    """Return the members in the interval, in order, in units of pi."""
    low, high = (Fraction(end, 2) for end in facts.interval)
    members: set[Fraction] = set()
    for start, period in every:
        member = start + period * -((start - low) // period)
        while member < high:
            members.add(member)
            member += period
    return sorted(members)


def _written(families: list[Family]) -> Formula:
    """Return the set of all families, with the letter n."""
    return formula.collection(
        *(
            multiple_of_pi(family.start) + family.step.numerator * PI * N / family.step.denominator
            for family in families
        )
    )


def _families_step(left: Formula, right: Formula, families: list[Family]) -> Step:
    return step("periodic_solutions", letter=X, count=N, left=left, right=right, families=_written(families))


def _factored(facts: Facts, values: list[Formula]) -> Formula:
    """Return the product of all factors."""
    if len(values) == 3:
        return formula.product(4, *values)
    outer, inner = values
    return outer * (2 * inner - _right_factor(facts))


def _value(function: Function, multiple: Fraction) -> Formula:
    """Return the function of a multiple of x; the cosine of zero is one."""
    if multiple == 0:
        return formula.formula(1)
    return formula.call(function, multiple.numerator * X / multiple.denominator)


def _right_factor(facts: Facts) -> Formula:
    """Return the factor on the right side, a square root with a sign."""
    size = formula.root(abs(facts.factor))
    return size if facts.factor > 0 else -size


def _gaps(facts: Facts) -> Mapping[str, Formula]:
    """Return both sides, of a difference with the signed term last, and the ends of the interval."""
    values = [_value(facts.function, Fraction(multiple)) for multiple in facts.multiples]
    left = formula.total(*values)
    if facts.sign == -1:
        first, last = values
        # sin b - sin a, but cos a - cos b, which is a product of sines with a plus.
        left = last - first if facts.function == "sin" else first - last
    half_difference = Fraction(facts.multiples[-1] - facts.multiples[0], 2)
    right = _right_factor(facts) * _value(_outer(facts), half_difference)
    low, high = (multiple_of_pi(Fraction(end, 2)) for end in facts.interval)
    return {"left": left, "right": right, "low": low, "high": high}


SHEET = Sheet(
    subject="precalculus",
    method="cyclotomic substitution and isolation of zeros",
    sample=sample,
    gaps=_gaps,
    work=work,
    types=(Typed("integer_families"), Typed("set")),
    slips={
        "not_halved": "sum and difference of the multiples are not halved",
        "one_branch": "of two angles with the same sine or cosine only one is taken",
        "period_not_divided": "the period is not divided by the multiple of x",
        "zeros_of_the_other_function": "the zeros of sine and cosine are exchanged",
        "zeros_of_every_second_kind": "only every second zero of a sine or cosine is taken",
        "factor_cancelled": "a common factor is cancelled, and its zeros are lost",
    },
    levels={
        1: "two terms, turned into a product",
        2: "a common factor of both sides, which must not be cancelled, and a value other than zero",
        3: "four terms, to be paired so that three factors come out",
    },
)
