"""Solves the characteristic equation, adds a particular solution, and fits constants to the first terms."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.linear_recurrence.facts import Facts
from seedproof.problems.templates.linear_recurrence.generate import (
    Mode,
    basis,
    by_size,
    characteristic_polynomial,
    integer_roots,
    weighted_sum,
    weights_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Like, Symbol, formula, listing, point, polynomial

X = Symbol("x")

_FORMULA = "expression(n; n >= 0, integer)"

Weights = Mapping[Mode, Fraction]


def work(facts: Facts, slip: str) -> Worked:
    """Characteristic polynomial, roots, particular solution, constants, formula, limit."""
    characteristic = characteristic_polynomial(facts)
    roots = by_size(integer_roots(characteristic))
    particular = _particular_solution(facts, roots, slip)
    if slip == "sign_flipped":
        if any(mode.power for mode in particular):
            raise Rejected("the right side would be no power of a root any more")
        roots = by_size(-root for root in roots)
    modes = basis(roots)
    fitted = _constants(facts, modes, particular, slip)
    steps = [
        step("The characteristic polynomial is {}.", polynomial(characteristic, X), "expression(x)"),
        _step_of_roots(roots),
        *_steps_of_particular_solution(particular),
        _step_of_constants(modes, particular, fitted),
    ]
    constants = fitted
    if slip == "constants_swapped":
        constants = _swapped(fitted)
    weights = dict(zip(modes, constants, strict=True)) | dict(particular)
    closed_formula = weighted_sum(weights)
    limit = _limit([*roots, *(mode.root for mode in particular)], slip)
    steps += [
        step("So the closed formula for $a_n$ is {}.", closed_formula, _FORMULA),
        step("The power that grows fastest decides the limit of the ratio, {}.", formula(limit), "number"),
    ]
    return Worked(tuple(steps), (closed_formula, formula(limit)))


def _step_of_roots(roots: Sequence[int]) -> Step:
    if len(roots) == 1:
        return step("Its root is {}.", formula(roots[0]), "number")
    return step(
        "Its roots, each as often as its multiplicity says, are {}.",
        listing(*roots),
        "unordered",
    )


def _particular_solution(facts: Facts, roots: Sequence[int], slip: str) -> Weights:
    """Return a multiple of the power on the right side, with n before it if its base is a root."""
    if not facts.forcing:
        if slip in ("particular_sign_lost", "power_slip", "constants_before_particular"):
            raise Rejected("there is no particular solution")
        return {}
    factor, base = facts.forcing
    mode = Mode(base, list(roots).count(base))
    multiple = _multiple(facts, mode, base)
    if slip == "power_slip":
        without_shifts = _multiple(facts, mode, 1)
        if without_shifts in (0, multiple):
            raise Rejected("there is no such solution, or it is right")
        multiple = without_shifts
    weight = Fraction(factor, multiple)
    if slip == "particular_sign_lost":
        weight = -weight
    return {mode: weight}


def _multiple(facts: Facts, mode: Mode, base: int) -> int:
    """Return what the recurrence makes of n^power base^n at n = 0; with base 1, without the shifts of n."""
    trial = Mode(base, mode.power)
    characteristic = characteristic_polynomial(facts)
    return sum(coefficient * trial.term(shift) for shift, coefficient in enumerate(reversed(characteristic)))


def _steps_of_particular_solution(particular: Weights) -> list[Step]:
    if not particular:
        return []
    trial: dict[Mode, Like] = {mode: Symbol("C") for mode in particular}
    return [
        step(
            "For the whole recurrence the trial solution {trial} leads to the particular solution {}.",
            weighted_sum(particular),
            _FORMULA,
            trial=weighted_sum(trial),
        )
    ]


def _constants(facts: Facts, modes: Sequence[Mode], particular: Weights, slip: str) -> list[Fraction]:
    """Return the constants, from as many first terms. Raises: Rejected where one is zero or ugly."""
    first = 0
    if slip == "off_by_one":
        first = 1
    values = [Fraction(term) for term in facts.initial]
    if slip != "constants_before_particular":
        for mode, weight in particular.items():
            values = [value - weight * mode.term(n) for n, value in enumerate(values, start=first)]
    constants = weights_of(modes, values, first)
    if slip == "last_constant_sign_lost":
        constants[-1] = -constants[-1]
    if slip == "first_constant_sign_lost":
        if len(constants) == 1:
            raise Rejected("there is only one constant")
        constants[0] = -constants[0]
    if 0 in constants or any(_is_ugly(number) for number in [*constants, *particular.values()]):
        raise Rejected("a constant is zero, or ugly")
    return constants


def _is_ugly(number: Fraction) -> bool:
    return number.denominator > 3 or abs(number.numerator) > 20


def _step_of_constants(modes: Sequence[Mode], particular: Weights, constants: Sequence[Fraction]) -> Step:
    letters: dict[Mode, Like] = {}
    for place, mode in enumerate(modes, start=1):
        letters[mode] = Symbol(f"C{place}")
    type_ = "tuple"
    if len(constants) == 1:
        type_ = "number"
    return step(
        "In the general solution {general} the initial values give {letters} the value {}.",
        _together(constants),
        type_,
        general=weighted_sum({**letters, **particular}),
        letters=_together([*letters.values()]),
    )


def _together(values: Sequence[Like]) -> Formula:
    """Return several values as a point, a single one as it is."""
    if len(values) == 1:
        return formula(values[0])
    return point(*values)


def _swapped(constants: Sequence[Fraction]) -> list[Fraction]:
    """Return the constants in the opposite order. Raises: Rejected where that is the same."""
    swapped = list(reversed(constants))
    if swapped == list(constants):
        raise Rejected("the constants are equal")
    return swapped


def _limit(roots: Sequence[int], slip: str) -> int:
    """Return the root of the largest absolute value."""
    limit = by_size(roots)[0]
    if slip == "absolute_value_dropped":
        if max(roots) == limit:
            raise Rejected("the root of the largest absolute value is the largest, too")
        return max(roots)
    return limit


SOLUTION = Solution(
    facts=Facts,
    work=work,
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
)
