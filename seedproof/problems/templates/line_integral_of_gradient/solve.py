"""Builds the potential component by component, and takes its difference between the ends of the path."""

from collections.abc import Sequence

from msgspec.structs import replace

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.line_integral_of_gradient.facts import Curve, Facts, Path
from seedproof.problems.templates.line_integral_of_gradient.generate import (
    LETTERS,
    T,
    answers,
    derivative,
    dimension_of,
    ends,
    in_variables,
    term_value,
)
from seedproof.problems.templates.line_integral_of_gradient.phrases import VARIABLES
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, Verbatim, formula, point, polynomial

Powers = tuple[int, ...]
Terms = dict[Powers, int]
"""A polynomial: coefficients by the powers."""


def work(facts: Facts, slip: str) -> Worked:
    """Find what the first component gives, what the others add, the potential, and its values at the ends."""
    dimension = dimension_of(facts)
    planted = {tuple(powers): coefficient for *powers, coefficient in facts.terms}
    first, more = _parts(planted, slip)
    potential = {powers: first.get(powers, 0) + more.get(powers, 0) for powers in planted}
    start, end = ends(_mistaken_path(facts.path, slip))
    low, high = _values(potential, start, end, slip)
    integral = high - low
    if slip == "bounds_swapped":
        integral = low - high
    if slip and not 0 < abs(integral) <= 600:
        raise Rejected("the integral is zero or large")
    results = (_formula(potential), formula(integral))
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    letters = point(*LETTERS[:dimension])
    steps = (
        step(
            "antiderivative",
            function=_component(planted, 0),
            letter=LETTERS[0],
            antiderivative=_formula(first),
        ),
        step(
            "gradient",
            function=results[0],
            letters=Symbol(VARIABLES[dimension]),
            gradient=point(*(_component(planted, variable) for variable in range(dimension))),
        ),
        *_end_steps(facts.path, start, end),
        step("value", letter=letters, at=point(*start), expression=results[0], value=low),
        step("value", letter=letters, at=point(*end), expression=results[0], value=high),
        step("identity", left=Verbatim(rf"{high} - \left({low}\right)"), right=results[1]),
    )
    return Worked(steps, results)


def _component(terms: Terms, variable: int) -> Formula:
    """Return a component of the field."""
    return in_variables(
        derivative([[*powers, coefficient] for powers, coefficient in terms.items()], variable)
    )


def _end_steps(path: Path, start: Sequence[int], end: Sequence[int]) -> list[Step]:
    """Return the steps that find where a curve starts and ends; of others that is given."""
    if not isinstance(path, Curve):
        return []
    curve = point(*(polynomial(coordinate, T) for coordinate in path.coordinates))
    first, last = path.times
    return [
        step("vector_at", letters=T, point=point(first), vector=curve, value=point(*start)),
        step("vector_at", letters=T, point=point(last), vector=curve, value=point(*end)),
    ]


def _formula(terms: Terms) -> Formula:
    return in_variables([*powers, coefficient] for powers, coefficient in terms.items())


def _parts(planted: Terms, slip: str) -> tuple[Terms, Terms]:
    """Return the terms with x, and those that come from the other components."""
    first = {powers: coefficient for powers, coefficient in planted.items() if powers[0] > 0}
    more = {powers: coefficient for powers, coefficient in planted.items() if powers[0] == 0}
    match slip:
        case "terms_doubled":
            more = {powers: coefficient * _sharing(powers) for powers, coefficient in planted.items()}
        case "branch_missing":
            more = {}
        case "coefficient_slip":
            powers = _pure_power(planted)
            if powers[0] > 0:
                first[powers] *= max(powers)
            else:
                more[powers] *= max(powers)
    return first, more


def _sharing(powers: Powers) -> int:
    """Return in how many components after the first a term leaves something."""
    return len([power for power in powers[1:] if power > 0])


def _pure_power(terms: Terms) -> Powers:
    """Return the powers of a term that is a square or more of one variable. Raises: Rejected for none."""
    for powers in terms:
        if max(powers) == sum(powers) > 1:
            return powers
    raise Rejected("no term is a power of one variable")


def _mistaken_path(path: Path, slip: str) -> Path:
    if slip == "wrong_start" and isinstance(path, Curve):
        _, end = path.times
        return replace(path, times=(0, end))
    return path


def _values(potential: Terms, start: list[int], end: list[int], slip: str) -> tuple[int, int]:
    """Return the values of the potential at both ends."""
    low = _value(potential, start)
    high = _value(potential, end)
    match slip:
        case "sign_flipped":
            return _with_a_lost_sign(potential, start, end)
        case "lower_bound_dropped":
            return 0, high
    return low, high


def _value(terms: Terms, position: Sequence[int]) -> int:
    return sum(term_value(powers, coefficient, position) for powers, coefficient in terms.items())


def _with_a_lost_sign(potential: Terms, start: list[int], end: list[int]) -> tuple[int, int]:
    """Return the values, where a power of a negative coordinate has the wrong sign; rather at the end."""
    low = _value(potential, start)
    high = _value(potential, end)
    negative = _negative_term(potential, end)
    if negative is not None:
        return low, high - 2 * negative
    negative = _negative_term(potential, start)
    if negative is not None:
        return low - 2 * negative, high
    raise Rejected("no coordinate is negative")


def _negative_term(terms: Terms, position: Sequence[int]) -> int | None:
    """Return the first term's value that is not zero and has an odd power of a negative coordinate."""
    for powers, coefficient in terms.items():
        value = term_value(powers, coefficient, position)
        pairs = zip(position, powers, strict=True)
        if value != 0 and any(coordinate < 0 and power % 2 == 1 for coordinate, power in pairs):
            return value
    return None


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "coefficient_slip": "a power is integrated without dividing by the new exponent",
        "terms_doubled": "all components are integrated, and the terms they share counted more than once",
        "branch_missing": "the terms without x are forgotten",
        "wrong_start": "the curve is taken to start where the parameter is zero",
        "sign_flipped": "the sign of an odd power of a negative coordinate is lost",
        "lower_bound_dropped": "the potential is taken as zero where the path starts",
        "bounds_swapped": "the value at the end is subtracted from that at the start",
    },
)
