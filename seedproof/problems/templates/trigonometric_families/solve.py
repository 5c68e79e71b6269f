"""Factors the difference of both sides, solves for each factor, and joins the families."""

from fractions import Fraction

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.trigonometric_families.facts import Facts
from seedproof.problems.templates.trigonometric_families.generate import (
    Factor,
    Family,
    N,
    X,
    answers,
    factors,
    families_of,
    inside,
    interval_text,
    outermost,
    right_factor,
    sides,
    value_of,
    written_families,
    written_members,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Verbatim, product, quotient, total


def _factored(facts: Facts, every: list[Factor]) -> Formula:
    """Return the product of all factors."""
    values = [value_of(factor.function, factor.multiple) for factor in every]
    if len(values) == 3:
        return product(4, *values)
    outer, inner = values
    if facts.factor == 0:
        return product(2, outer, inner)
    return product(outer, total(2 * inner, -right_factor(facts).formula()))


def _slipped_factors(every: list[Factor], slip: str) -> list[Factor]:
    """Return the factors; with a slip sums and differences are not halved."""
    if slip == "not_halved":
        return [factor._replace(multiple=2 * factor.multiple) for factor in every]
    return every


def _slipped_families(factor: Factor, slip: str) -> list[Family]:
    """Return where a factor is zero, maybe with what goes wrong there."""
    right = families_of(factor)
    match slip:
        case "one_branch":
            return right[:1]
        case "period_not_divided":
            return [Family(start, step * factor.multiple) for start, step in right]
        case "zeros_of_the_other_function":
            if factor.square == 0:
                moved = Fraction(1, 2) / factor.multiple
                return [Family((start + moved) % step, step) for start, step in right]
        case "zeros_of_every_second_kind":
            if factor.square == 0:
                return [Family(start, 2 * step) for start, step in right]
    return right


def _value(facts: Facts, factor: Factor) -> Formula:
    """Return what the factor's function has to be."""
    if factor.square == 0:
        return total(0)
    return quotient(right_factor(facts).formula(), 2)


def _families_step(left: Formula, right: Formula, every: list[Family]) -> Step:
    return step(
        "periodic_solutions",
        letter=X,
        count=N,
        left=left,
        right=right,
        families=written_families(every),
    )


def work(facts: Facts, slip: str) -> Worked:
    """First the product, then the zeros of each factor, then all, then those in the interval."""
    every = _slipped_factors(factors(facts), slip)
    left, right = sides(facts)
    steps = [step("identity", left=total(left, -right), right=_factored(facts, every))]
    joined: list[Family] = []
    for index, factor in enumerate(every):
        of_factor = _slipped_families(factor, slip)
        written = value_of(factor.function, factor.multiple)
        steps.append(_families_step(written, _value(facts, factor), of_factor))
        if slip == "factor_cancelled" and index == 0:
            continue
        joined += of_factor
    joined = outermost(joined)
    members = inside(joined, facts.interval)
    if not 1 <= len(members) <= 14:
        raise Rejected("the wrong families have no member in the interval, or many")
    steps.append(_families_step(left, right, joined))
    steps.append(
        step(
            "solutions",
            letter=X,
            interval=Verbatim(interval_text(facts)),
            left=left,
            right=right,
            solutions=written_members(members),
        )
    )
    results = (written_families(joined), written_members(members))
    right_answers = answers(facts)
    if slip and results[1] == right_answers[1].formula:
        raise Rejected("the slip does not change the solutions in the interval")
    return Worked(tuple(steps), results)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "not_halved": "sum and difference of the multiples are not halved",
        "one_branch": "of two angles with the same sine or cosine only one is taken",
        "period_not_divided": "the period is not divided by the multiple of x",
        "zeros_of_the_other_function": "the zeros of sine and cosine are exchanged",
        "zeros_of_every_second_kind": "only every second zero of a sine or cosine is taken",
        "factor_cancelled": "a common factor is cancelled, and its zeros are lost",
    },
)
