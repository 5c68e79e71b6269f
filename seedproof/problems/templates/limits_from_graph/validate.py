"""Evaluates the function piece by piece near the asked places, and extrapolates to the limit.

Near a joint the function, and the function of the function, is linear: two values give the limit exactly.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_SETS = ("breaks", "holes", "jumps")
_NUMBER = re.compile(r"-?[0-9]{1,3}")
_SET = re.compile(r"\{(?:-?[0-9]{1,2}(?:, -?[0-9]{1,2})*)?\}")
_NEAR = Fraction(1, 128)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Every part against values of the function."""
    if [type(one) for node in facts["nodes"] for one in node[:3]] != [int] * (3 * len(facts["nodes"])):
        yield "a joint is no lattice point"
    if len(answers) != len(facts["asked"]):
        yield "there are not as many answers as parts"
        return
    for (name, *place), text in zip(facts["asked"], answers, strict=True):
        if name in _SETS:
            expected = [x for x in _inside(facts) if _belongs(facts, name, x)]
            stated = re.findall(r"-?[0-9]+", text) if _SET.fullmatch(text) else [text]
            if stated != [str(x) for x in expected]:
                yield f"the {name} are at {expected}, not at {text}"
        else:
            found = _expected(facts, name, Fraction(place[0]))
            if text != (found if isinstance(found, str) else str(found)):
                yield f"the {name} at {place[0]} is {found}, not {text}"


def _inside(facts: Facts) -> range:
    return range(facts["nodes"][0][0] + 1, facts["nodes"][-1][0])


def _value(facts: Facts, x: Fraction) -> Fraction | None:
    """The function at x, None where it has no value. Raises: ValueError outside the graph."""
    for place, _, _, value in facts["nodes"]:
        if place == x:
            return None if value == "none" else Fraction(value)
    for (start, _, low, _), (stop, high, _, _) in pairwise(facts["nodes"]):
        if start < x < stop:
            height: Fraction = (low * (stop - x) + high * (x - start)) / Fraction(stop - start)
            return height
    raise ValueError(f"{x} is outside the graph")


def _limit(facts: Facts, x: Fraction, side: int, twice: bool) -> Fraction:
    """From the left (-1) or right (1), of f or of f(f(x))."""
    values = list[Fraction]()
    for distance in (_NEAR, _NEAR / 2):
        value = _value(facts, x + side * distance)
        if twice and value is not None:
            value = _value(facts, value)
        if value is None:
            raise ValueError(f"near {x} there is no value")
        values.append(value)
    return 2 * values[1] - values[0]


def _expected(facts: Facts, name: str, x: Fraction) -> Fraction | str:
    if name == "value":
        value = _value(facts, x)
        return "undefined" if value is None else value
    before, after = (None if name.endswith(other) else side for side, other in ((-1, "right"), (1, "left")))
    found = {_limit(facts, x, side, name.startswith("inner")) for side in (before, after) if side}
    return found.pop() if len(found) == 1 else "does not exist"


def _belongs(facts: Facts, name: str, x: int) -> bool:
    """Whether the function breaks off, has a hole or a moved point, or jumps at an integer."""
    place = Fraction(x)
    before, after = (_limit(facts, place, side, twice=False) for side in (-1, 1))
    broken = {before, after} != {_value(facts, place)}
    return broken and {"breaks": True, "holes": before == after, "jumps": before != after}[name]


def _types(facts: Facts) -> list[str]:
    """A set, a number, or words where there is none."""
    found = list[str]()
    for name, *place in facts["asked"]:
        worded = name not in _SETS and isinstance(_expected(facts, name, Fraction(place[0])), str)
        found.append("set" if name in _SETS else "label" if worded else "number")
    return found


CHECKER = Checker(facts=Facts, method="values near the asked places", wrong=wrong, types=_types)
