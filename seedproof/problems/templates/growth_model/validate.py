"""Puts each answer into the model: steps are counted one by one, times stand in exponents."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import compare
from seedproof.problems.checker import Checker
from seedproof.problems.templates.growth_model.facts import Cooling, Doses, Facts, Logistic


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Each answer makes the model fit."""
    match facts:
        case Cooling():
            yield from _cooling_wrong(facts, answers)
        case Logistic():
            yield from _logistic_wrong(facts, answers)
        case Doses():
            yield from _doses_wrong(facts, answers)


def _number(text: str) -> Fraction | None:
    try:
        return Fraction(text)
    except ValueError:
        return None


def _decays(base: Fraction, time: str, spacing: int, value: Fraction) -> bool:
    """Whether a power, with a time over its spacing as exponent, has a value."""
    return compare(f"({base})**(({time})/{spacing})", str(value), "number", {}).result == "equal"


def _cooling_wrong(facts: Cooling, answers: Sequence[str]) -> Iterator[str]:
    """From the start, the difference is multiplied step by step until the later time."""
    first, second = (temperature - facts.surroundings for temperature in facts.temperatures)
    spacing = facts.times[1] - facts.times[0]
    factor = Fraction(second, first)
    start = _number(answers[0])
    later = _number(answers[1])
    if start is None or later is None:
        yield "a temperature is no number"
        return
    difference = start - facts.surroundings
    course = {0: difference}
    for time in range(spacing, facts.later + 1, spacing):
        difference *= factor
        course[time] = difference
    if [course.get(time) for time in facts.times] != [first, second]:
        yield f"a start with {start} °C does not lead to the measurements"
    if course.get(facts.later) != later - facts.surroundings:
        yield f"after {facts.later} minutes the temperature is not {later} °C"
    if start == facts.surroundings:
        return
    left = Fraction(facts.target - facts.surroundings) / (start - facts.surroundings)
    if not _decays(factor, answers[2], spacing, left):
        yield f"the temperature {facts.target} °C is not reached at {answers[2]}"


def _logistic_wrong(facts: Logistic, answers: Sequence[str]) -> Iterator[str]:
    """With the stated capacity, the odds of the four numbers are a geometric sequence."""
    limit = _number(answers[0])
    following = _number(answers[1])
    if limit is None or following is None or not max(facts.counts) < limit or not 0 < following < limit:
        yield "the capacity and the next number do not fit the counts"
        return
    odds = [count / (limit - count) for count in (*facts.counts, following)]
    if odds[1] ** 2 != odds[0] * odds[2]:
        yield f"the capacity is not {limit}"
    if odds[2] ** 2 != odds[1] * odds[3]:
        yield f"the next number is not {following}"
    share = Fraction(*facts.part)
    if not _decays(odds[1] / odds[0], answers[2], facts.interval, share / (1 - share) / odds[0]):
        yield f"the part of the capacity is not reached at {answers[2]}"


def _doses_wrong(facts: Doses, answers: Sequence[str]) -> Iterator[str]:
    """Dose after dose is added; with the shortest interval the limit stays the same from dose to dose."""
    first, second = facts.amounts
    spacing = facts.times[1] - facts.times[0]
    factor = Fraction(second, first)
    dose = Fraction(first)
    for _ in range(facts.times[0] // spacing):
        dose /= factor
    if not _decays(factor, answers[0], spacing, Fraction(1, 2)):
        yield f"the half-life is not {answers[0]}"
    amount = Fraction(0)
    for _ in range(facts.number):
        for _ in range(facts.interval // spacing):
            amount *= factor
        amount += dose
    if amount != _number(answers[1]):
        yield f"after {facts.number} doses the amount is not {answers[1]}"
    if not _decays(factor, answers[2], spacing, (facts.limit - dose) / facts.limit):
        yield f"the shortest interval is not {answers[2]}"


CHECKER = Checker(
    facts=Facts,
    method="substitution into the model",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
