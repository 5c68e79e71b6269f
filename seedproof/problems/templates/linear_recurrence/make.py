"""Chooses a sum of powers with polynomial factors and a recurrence that it satisfies, and solves that."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.making import matrices
from seedproof.problems.making.coefficients import division, value, with_roots
from seedproof.problems.making.texts import Filling
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.linear_recurrence.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Power,
    Sum,
    Symbol,
    Verbatim,
    collection,
    equation,
    formula,
    polynomial,
    product,
    total,
)

N = Symbol("n")
X = Symbol("x")


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
    1: (Shape(1, False, "of another base"), Shape(2, False, "none"), Shape(2, False, "none")),
    2: (Shape(2, True, "none"), Shape(2, False, "of another base"), Shape(2, False, "of another base")),
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
    roots, bases = _roots_and_bases(draws, shape, difficulty)
    powers = {*roots, *bases}
    sizes = {abs(root) for root in powers}
    if len(sizes) < len(powers) or max(sizes) == 1:
        raise Rejected("two roots are of the same size, or all are of size 1")
    modes = sorted(_modes([*roots, *bases]))
    weights = draws.nonzeros(len(modes), 4)
    values = [
        sum(weight * mode.term(n) for weight, mode in zip(weights, modes, strict=True))
        for n in range(shape.order + 1)
    ]
    coefficients = [-coefficient for coefficient in with_roots(roots, 1)[1:]]
    *initial, last = values
    factor = last - sum(
        coefficient * term for coefficient, term in zip(coefficients, reversed(initial), strict=True)
    )
    is_large = max(map(abs, coefficients)) > 24 or max(map(abs, values)) > 150
    if is_large or bool(factor) != bool(bases):
        raise Rejected("the coefficients are large")
    return Facts(coefficients, [factor, *bases] if bases else [], initial)


def _roots_and_bases(draws: Draws, shape: Shape, difficulty: int) -> tuple[list[int], list[int]]:
    """Return the roots of the characteristic polynomial, and the base of the right side's own power.

    Raises: Rejected where the base should be no root, but is one.
    """
    count = shape.order - shape.has_double_root
    if shape.forcing == "of another base":
        count += 1
    roots = draws.sample([-4, -3, -2, -1, 1, 2, 3, 4, 5], count)
    bases: list[int] = []
    if shape.forcing == "of a root":
        bases = [roots[0]]
    if shape.forcing == "of another base":
        other = roots.pop()
        bases = [1 if difficulty == 1 else other]
        if bases[0] in roots:
            raise Rejected("two roots are of the same size, or all are of size 1")
    if shape.has_double_root:
        roots.append(roots[0])
    return roots, bases


def _by_size(roots: Iterable[int]) -> list[int]:
    """Return the roots in the order of their absolute values, the largest first."""
    return sorted(roots, key=lambda root: (-abs(root), root))


def _modes(roots: Iterable[int]) -> list[Mode]:
    """Return the modes that belong to roots, of a multiple root with several powers; the largest first."""
    multiplicities = Counter(_by_size(roots))
    return [Mode(root, power) for root, count in multiplicities.items() for power in range(count)]


def _roots(coefficients: Sequence[int]) -> list[int]:
    """Return the integer roots of a polynomial, each as often as it occurs; the largest first."""
    rest = [Fraction(coefficient) for coefficient in coefficients]
    roots: list[int] = []
    for root in range(-6, 7):
        while len(rest) > 1 and value(rest, root) == 0:
            rest, _ = division(rest, [1, -root])
            roots.append(root)
    return _by_size(roots)


def _written(weights: Mapping[Mode, Fraction]) -> Formula:
    """Return the modes with their weights, those that grow fastest first."""
    return total(*(_term_of_root(root, weights) for root in _by_size({mode.root for mode in weights})))


def _term_of_root(root: int, weights: Mapping[Mode, Fraction]) -> Formula:
    """Return all modes of a root: its power times a polynomial, with a positive coefficient in front."""
    modes = sorted((mode for mode in weights if mode.root == root), reverse=True)
    if weights[modes[0]] < 0:
        modes.reverse()
    factor = total(*(weights[mode] * N**mode.power for mode in modes))
    if root == 1:
        return factor
    power = Power(formula(root), N)
    # A digit behind a bracket is hard to read.
    return product(power, factor) if isinstance(factor, Sum) else product(factor, power)


def work(facts: Facts, slip: Slip) -> Worked:
    """Find characteristic polynomial, roots, a particular solution, constants, formula and limit."""
    characteristic = [1, *(-coefficient for coefficient in facts.coefficients)]
    roots = _roots(characteristic)
    particular = _particular(facts, characteristic, roots, slip) if facts.forcing else {}
    if slip == "sign_flipped":
        if any(mode.power for mode in particular):
            raise Rejected("the right side would be no power of a root any more")
        roots = _by_size(-root for root in roots)
    modes = _modes(roots)
    weights = dict(zip(modes, _constants(facts, modes, particular, slip), strict=True)) | particular
    term = _written(weights)
    largest, *others = _by_size([*roots, *(mode.root for mode in particular)])
    limit = slip.or_else(largest, absolute_value_dropped=max([largest, *others]))
    recurrence = _recurrence(facts)
    initial = Verbatim(_initial(facts))
    zeros = collection(*_by_size({*roots}))
    steps = [
        step("zeros", polynomial=polynomial(characteristic, X), letter=X, zeros=zeros),
        step("recurrence_solved", recurrence=recurrence, initial=initial, term=term),
        step("growth_ratio", term=term, value=limit),
    ]
    if particular:
        steps.insert(1, step("satisfies_recurrence", recurrence=recurrence, term=_written(particular)))
    return Worked(tuple(steps), (term, formula(limit)))


def _particular(
    facts: Facts, characteristic: Sequence[int], roots: Sequence[int], slip: Slip
) -> dict[Mode, Fraction]:
    """Return a multiple of the power on the right side, with n before it if its base is a root."""
    factor, base = facts.forcing
    mode = Mode(base, roots.count(base))

    def multiple(trial: Mode) -> int:
        """What the recurrence makes of a trial solution at n = 0."""
        return sum(number * trial.term(shift) for shift, number in enumerate(reversed(characteristic)))

    size = slip.or_else(multiple(mode), power_slip=lambda: multiple(Mode(1, mode.power)))
    if size == 0:
        raise Rejected("there is no such solution")
    weight = Fraction(factor, size)
    return {mode: slip.or_else(weight, particular_sign_lost=-weight)}


def _constants(
    facts: Facts, modes: Sequence[Mode], particular: Mapping[Mode, Fraction], slip: Slip
) -> list[Fraction]:
    """Return the constants, from as many first terms. Raises: Rejected where one is zero or ugly."""
    first = slip.or_else(0, off_by_one=1)
    places = range(first, first + len(modes))
    forced = [sum(weight * mode.term(n) for mode, weight in particular.items()) for n in places]
    forced = slip.or_else(forced, constants_before_particular=[0] * len(forced))
    rest = [Fraction(term - known) for term, known in zip(facts.initial, forced, strict=True)]
    rows = [[Fraction(mode.term(n)) for mode in modes] for n in places]
    constants = matrices.image(matrices.inverse(rows), rest)
    if slip == "first_constant_sign_lost" and len(constants) == 1:
        raise Rejected("there is only one constant")
    constants = slip.or_else(
        constants,
        last_constant_sign_lost=[*constants[:-1], -constants[-1]],
        first_constant_sign_lost=[-constants[0], *constants[1:]],
        constants_swapped=constants[::-1],
    )
    for number in (*constants, *particular.values()):
        if number == 0 or number.denominator > 3 or abs(number.numerator) > 20:
            raise Rejected("a constant is zero, or ugly")
    return constants


def _initial(facts: Facts) -> str:
    return r", \quad ".join(f"a_{place} = {term}" for place, term in enumerate(facts.initial))


def _recurrence(facts: Facts) -> Formula:
    """Write the recurrence, solved for its newest term."""
    order = len(facts.coefficients)
    newest, *others = (Verbatim(f"a_{{n+{shift}}}" if shift else "a_n") for shift in range(order, -1, -1))
    terms = [coefficient * term for coefficient, term in zip(facts.coefficients, others, strict=True)]
    if facts.forcing:
        factor, base = facts.forcing
        terms.append(formula(factor) if base == 1 else factor * Power(formula(base), N))
    return equation(newest, total(*terms))


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the recurrence, and the first terms."""
    return {"recurrence": _recurrence(facts), "start": _initial(facts)}


SHEET = Sheet(
    subject="sequences_series",
    method="first terms, which decide a sum of powers",
    sample=sample,
    work=work,
    types=(Typed("expression(n; n >= 0, integer)", ("a_n",)), Typed("number")),
    slips={
        "sign_flipped": "the roots of the characteristic polynomial have the wrong signs",
        "particular_sign_lost": "the particular solution has the wrong sign",
        "power_slip": "the trial solution is not shifted where it is put into the recurrence",
        "constants_before_particular": "the constants are fitted without the particular solution",
        "off_by_one": "the initial values are put in one place too late",
        "first_constant_sign_lost": "the first of the constants has the wrong sign",
        "last_constant_sign_lost": "the last of the constants has the wrong sign",
        "constants_swapped": "the constants are put with the wrong powers",
        "absolute_value_dropped": "the largest root is taken instead of that of the largest absolute value",
    },
    gaps=gaps,
    levels={
        1: "two simple roots, or a constant on the right side",
        2: "a double root, or a power on the right side",
        3: "three roots, or a right side that resonates, or one beside a double root",
    },
)
