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
    initial_text,
    integer_roots,
    recurrence_text,
    weighted_sum,
    weights_of,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, collection, formula, polynomial

X = Symbol("x")

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
    constants = fitted
    if slip == "constants_swapped":
        constants = _swapped(fitted)
    weights = dict(zip(modes, constants, strict=True)) | dict(particular)
    closed_formula = weighted_sum(weights)
    limit = _limit([*roots, *(mode.root for mode in particular)], slip)
    recurrence = Verbatim(recurrence_text(facts))
    steps = [
        step(
            "zeros", polynomial=polynomial(characteristic, X), letter=X, zeros=collection(*by_size({*roots}))
        ),
        *_steps_of_particular_solution(particular, recurrence),
        step(
            "recurrence_solved",
            recurrence=recurrence,
            initial=Verbatim(initial_text(facts)),
            term=closed_formula,
        ),
        step("growth_ratio", term=closed_formula, value=limit),
    ]
    return Worked(tuple(steps), (closed_formula, formula(limit)))


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


def _steps_of_particular_solution(particular: Weights, recurrence: Formula) -> list[Step]:
    if not particular:
        return []
    return [step("satisfies_recurrence", recurrence=recurrence, term=weighted_sum(particular))]


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
