"""Builds the potential component by component, and takes its difference between the ends of the path."""

from functools import reduce
from math import prod

from seedproof.problems.solution import Solution, Worked, step
from seedproof.problems.templates.line_integral_of_gradient.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, formula, point, product, total

LETTERS = (Symbol("x"), Symbol("y"), Symbol("z"))
Terms = dict[tuple[int, ...], int]
"""A polynomial: coefficients by the powers."""


def work(facts: Facts, slip: str) -> Worked:
    """What the first component gives, what the others add, the potential, and its values at the ends."""
    planted = {tuple(powers): factor for *powers, factor in facts["terms"]}
    count = len(facts["terms"][0]) - 1
    first, more = _parts(planted, slip)
    potential = {powers: first.get(powers, 0) + more.get(powers, 0) for powers in planted}
    start, end = _ends(facts["path"], slip)
    low, high = (sum(_value(term, place) for term in potential.items()) for place in (start, end))
    if slip == "sign_flipped":
        low, high = _with_a_lost_sign(potential, start, end, low, high)
    if slip == "lower_bound_dropped":
        low = 0
    value = low - high if slip == "bounds_swapped" else high - low
    if slip and (value == 0 or abs(value) > 600):
        raise Rejected("the integral is zero or large")
    found = (_formula(potential), formula(value))
    if slip and [*found] == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    kind = f"expression({', '.join('xyz'[:count])})"
    others = "the second component" if count == 2 else "the other components"
    steps = (
        step("Integrating the first component over $x$ gives {}.", _formula(first), kind),
        step(f"From {others} come the further terms {{}}.", _formula(more), kind),
        step("So the potential $\\varphi$ is {}.", found[0], kind),
        step(
            "The path leads from {start} to {end}, where $\\varphi$ has, in this order, the values {}.",
            point(low, high),
            "tuple",
            start=point(*start),
            end=point(*end),
        ),
        step("Their difference is the integral, which is {}.", found[1], "number"),
    )
    return Worked(steps, found)


def _parts(planted: Terms, slip: str) -> tuple[Terms, Terms]:
    """The terms with x, and those that come from the other components."""
    first = {powers: factor for powers, factor in planted.items() if powers[0]}
    more = {powers: factor for powers, factor in planted.items() if not powers[0]}
    if slip == "terms_doubled":
        more = {powers: factor * sum(map(bool, powers[1:])) for powers, factor in planted.items()}
    if slip == "branch_missing":
        more = {}
    if slip == "coefficient_slip":
        alone = next((one for one in planted if max(one) == sum(one) > 1), None)
        if alone is None:
            raise Rejected("no term is a power of one variable")
        (first if alone[0] else more)[alone] *= max(alone)
    return first, more


def _value(term: tuple[tuple[int, ...], int], place: list[int]) -> int:
    powers, factor = term
    return factor * int(prod(map(pow, place, powers)))


def _with_a_lost_sign(
    potential: Terms, start: list[int], end: list[int], low: int, high: int
) -> tuple[int, int]:
    """The values, where a power of a negative coordinate has the wrong sign."""
    for place in (end, start):
        for powers, factor in potential.items():
            value = _value((powers, factor), place)
            if value and any(one < 0 and power % 2 for one, power in zip(place, powers, strict=True)):
                return (low, high - 2 * value) if place is end else (low - 2 * value, high)
    raise Rejected("no coordinate is negative")


def _ends(path: Facts, slip: str) -> tuple[list[int], list[int]]:
    """Where the path starts, and where it ends."""
    if path["kind"] == "segment":
        return path["from"], path["to"]
    if path["kind"] == "arc":
        right, up = ((1, 0), (0, 1), (-1, 0), (0, -1))[path["quarters"]]
        return [path["radius"], 0], [path["radius"] * right, path["radius"] * up]
    times = [0, path["times"][1]] if slip == "wrong_start" else path["times"]
    start, end = (
        [reduce(lambda value, factor: value * time + factor, one, 0) for one in path["coordinates"]]
        for time in times
    )
    return start, end


def _formula(terms: Terms) -> Formula:
    parts = []
    for powers, factor in terms.items():
        parts.append(product(factor, *(one**power for one, power in zip(LETTERS, powers, strict=False))))
    return total(*parts)


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
