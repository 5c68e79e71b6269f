"""Decides by multiples: in a matrix of rank 1, whole rows are whole multiples of one primitive row."""

from collections.abc import Iterable
from math import gcd

from seedproof.benchmarks.missing_fact.prover import Facts, Prover


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the entry m10. Raises: ValueError unless the facts are positive integers with m00 != m01."""
    if list(facts) != ["m00", "m01", "m10"]:
        raise ValueError("expected the entries m00, m01, m10")
    if any(type(entry) is not int or entry < 1 for entry in facts.values()):
        raise ValueError("expected positive integers")
    if facts["m00"] == facts["m01"]:
        raise ValueError("m00 and m01 are equal, so m11 is m10 itself")
    return {"m10": str(facts["m10"])}


def band(difficulty: int) -> range:
    """Return the factors of a difficulty."""
    return range(8 * difficulty - 6, 12 * difficulty + 3)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterable[str]:
    """Yield what says that no different factors of the band give these entries."""
    m00, m01, m10 = facts.values()
    if m00 == m10:
        yield "m00 and m10 are equal, so m11 is m01"
    if m01 * m10 == m00 * m00:
        yield "m11 is m00"
    factors = band(difficulty)
    possible = (
        u0
        for u0 in factors
        if m00 % u0 == m01 % u0 == 0
        and m00 // u0 in factors
        and m01 // u0 in factors
        and m10 % (m00 // u0) == 0
        and m10 // (m00 // u0) in factors
    )
    if next(possible, None) is None:
        yield f"{m00}, {m01}, {m10} are no products of factors from {factors[0]} to {factors[-1]}"


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a positive integer that begins a multiple of the row."""
    return slot == "m10" and value == str(int(value)) and int(value) > 0 and int(value) % _row(view)[0] == 0


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Yield the end of the row's multiple that begins with the value."""
    begin, end = _row(view)
    times, rest = divmod(int(value), begin)
    if not rest:
        yield str(times * end)


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return the beginnings of six multiples."""
    return [str(times * _row(view)[0]) for times in range(1, 7)]


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what the entry m10 alone allows: the first row may be (1, 1) or (1, 2)."""
    for m01 in (1, 2):
        yield from answers({"m00": 1, "m01": m01}, slot, str(facts["m10"]))


def _row(view: Facts) -> tuple[int, int]:
    m00 = view["m00"]
    m01 = view["m01"]
    divisor = gcd(m00, m01)
    return m00 // divisor, m01 // divisor


PROVER = Prover(
    family_type="A",
    answer_type="integer",
    method="parametric",
    held=held,
    ranges=ranges,
    view=lambda facts, slot: facts | {"m10": None},
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
