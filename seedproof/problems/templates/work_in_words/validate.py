"""Lifts centres of mass: known volumes and centroids of solids, mean forces, and powers for the gas."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.templates.work_in_words.facts import Chain, Facts, Gas, Spring, Stages, Tank

_NUMBER = re.compile(r"[0-9]{1,7}(?:/[0-9]{1,4})?")
_MULTIPLE_OF_PI = re.compile(r"(?:(?P<above>[0-9]{1,7})\*)?pi(?:/(?P<below>[0-9]{1,4}))?")
_LOGARITHM = re.compile(r"(?P<factor>[0-9]{1,7})\*log\((?P<ratio>[0-9]{1,4}(?:/[0-9]{1,4})?)\)")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare both parts with energies."""
    if len(answers) != 2:
        yield "there are not two answers"
        return
    match facts:
        case Spring():
            yield from _spring_wrong(facts, answers)
        case Chain():
            yield from _chain_wrong(facts, answers)
        case Gas():
            yield from _gas_wrong(facts, answers)
        case Tank() | Stages():
            yield from _tank_wrong(facts, answers)


def _number(answer: str) -> Fraction | None:
    return Fraction(answer) if _NUMBER.fullmatch(answer) else None


def _differs(answer: str, value: Fraction, name: str) -> Iterator[str]:
    if _number(answer) != value:
        yield f"{name} is {value}, not {answer!r}"


def _spring_wrong(facts: Spring, answers: Sequence[str]) -> Iterator[str]:
    """The mean of the forces at both ends, times the way."""
    if facts.stretch <= 0 or not 0 <= facts.start < facts.end:
        yield "the spring is not stretched"
        return
    first = Fraction(facts.force * facts.start, facts.stretch)
    last = Fraction(facts.force * facts.end, facts.stretch)
    way = Fraction(facts.end - facts.start, 100)
    yield from _differs(answers[0], Fraction(facts.force * 100, facts.stretch), "the constant")
    yield from _differs(answers[1], (first + last) / 2 * way, "the work")


def _chain_wrong(facts: Chain, answers: Sequence[str]) -> Iterator[str]:
    """The first metres rise by half their length in the mean, all the rest by their whole length."""
    rest = facts.length - facts.pulled
    if rest <= 0 or facts.pulled <= 0:
        yield "the chain is not so long"
        return
    first = facts.pulled * facts.weight * Fraction(facts.pulled, 2)
    first += (rest * facts.weight + facts.load) * facts.pulled
    whole = facts.length * facts.weight * Fraction(facts.length, 2) + facts.load * facts.length
    yield from _differs(answers[0], first, "the work on the first metres")
    yield from _differs(answers[1], whole - first, "the work on the rest")


def _gas_wrong(facts: Gas, answers: Sequence[str]) -> Iterator[str]:
    """The work over pressure times volume is the logarithm of the ratio, the half that of its root."""
    match = _LOGARITHM.fullmatch(answers[0])
    ratio = Fraction(facts.end, facts.volume)
    if ratio <= 1:
        yield "the gas does not expand"
    if match is None:
        yield f"{answers[0]!r} is no multiple of a logarithm"
    else:
        size = Fraction(int(match["factor"]), facts.pressure * facts.volume)
        # ratio^1 = stated^size, for a size that is 1 or 2 or 1/2.
        stated = Fraction(match["ratio"])
        same = size.numerator <= 4 and size.denominator <= 4
        if not same or stated**size.numerator != ratio**size.denominator:
            yield f"the work is not {answers[0]!r}"
    half = _number(answers[1])
    if half is None or half**2 != facts.volume * facts.end:
        yield f"at {answers[1]!r} litres not half of the work is done"


def _tank_wrong(facts: Tank | Stages, answers: Sequence[str]) -> Iterator[str]:
    if facts.shape == "bowl" and facts.width != facts.height:
        yield "a hemisphere is as deep as its radius"
        return
    if not 0 < facts.depth < facts.height:
        yield "the depth is not inside the tank"
        return
    match facts:
        case Tank(height=height, depth=depth, lift=lift):
            values = (
                _lifted(facts, height, lift),
                _lifted(facts, height, lift) - _lifted(facts, depth, lift),
            )
        case Stages(fill=level, depth=depth, lift=lift, power=power):
            if not depth < level <= facts.height:
                yield "the tank is not filled so far"
                return
            values = (
                _lifted(facts, level, 0) - _lifted(facts, depth, 0),
                _lifted(facts, depth, lift) / power,
            )
    for answer, value in zip(answers, values, strict=True):
        if _over_unit(facts, answer) != value:
            yield f"the value is {value}, times pi for a round tank, not {answer!r}"


def _over_unit(facts: Tank | Stages, answer: str) -> Fraction | None:
    """Return a number, of round tanks the number before pi; None for other texts."""
    if facts.shape == "trough":
        return _number(answer)
    match = _MULTIPLE_OF_PI.fullmatch(answer)
    if match is None:
        return None
    return Fraction(int(match["above"] or 1), int(match["below"] or 1))


def _lifted(facts: Tank | Stages, level: int, lift: int) -> Fraction:
    """Return the work of lifting all that is below a level, over pi for round tanks."""
    volume, centroid = _solid(facts, Fraction(level))
    return facts.weight * volume * (facts.height + lift - centroid)


def _solid(facts: Tank | Stages, level: Fraction) -> tuple[Fraction, Fraction]:
    """Return volume, over pi for round tanks, and height of the centroid of the liquid below a level."""
    share = level / facts.height
    width = Fraction(facts.width)
    match facts.shape:
        case "cylinder":
            return width**2 * level, level / 2
        case "cone":
            return (width * share) ** 2 * level / 3, level * 3 / 4
        case "paraboloid":
            return width**2 * share * level / 2, level * 2 / 3
        case "trough":
            return width * share * level / 2 * facts.length, level * 2 / 3
        case "bowl":
            below_centre = 3 * (2 * width - level) ** 2 / (4 * (3 * width - level))
            return level**2 * (3 * width - level) / 3, width - below_centre


CHECKER = Checker(
    facts=Facts,
    method="centres of mass",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
