"""Counts the common zeros of the gradient with a resultant, and takes the minors of the Hessian at each."""

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import mul

from flint import Ordering, fmpq, fmpq_mpoly, fmpq_mpoly_ctx

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_RING = fmpq_mpoly_ctx.get(("x", "y"), Ordering.lex)
_X, _Y = _RING.gens()
_POINT = r"\((-?[0-9]{1,6}), (-?[0-9]{1,6})\)"
_SET = re.compile(rf"\{{(?:{_POINT}(?:, {_POINT})*)?\}}")
Point = tuple[int, int]


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The gradient vanishes at the stated points and nowhere else, and the kinds are those of the minors."""
    across, up = _gradient(facts)
    kinds = {at: _kind(across, up, at) for at in _zeros(across, up)}
    if len(kinds) == 1:
        if [_one(answers[0])] != [*kinds]:
            yield f"the critical point is not {answers[0]}"
        if [answers[1]] != [*kinds.values()]:
            yield f"the critical point is no {answers[1]}"
        return
    if _all(answers[0]) != {*kinds}:
        yield f"the critical points are not {answers[0]}"
    if len(kinds) == 2:
        if kinds.get(_one(answers[1]) or (0, 0)) != "saddle point" or not _one(answers[1]):
            yield f"{answers[1]} is no saddle point"
        if sorted(kinds.values()) != sorted(("saddle point", answers[2])) or not answers[2].startswith(
            "local "
        ):
            yield f"there is no {answers[2]}, or no saddle point"
        return
    stated = zip(("saddle point", "local minimum", "local maximum"), answers[1:], strict=True)
    for kind, said in stated:
        if _all(said) != {at for at, found in kinds.items() if found == kind}:
            yield f"the points of kind {kind} are not {said}"


def _gradient(facts: Facts) -> tuple[fmpq_mpoly, fmpq_mpoly]:
    if facts["shape"] == "quadratic":
        (a, b, c), (x, y) = facts["square"], facts["point"]
        whole = a * (_X - x) ** 2 + b * (_X - x) * (_Y - y) + c * (_Y - y) ** 2
    elif facts["shape"] == "coupled":
        (a, c), (low, high) = facts["factors"], facts["levels"]
        if a * facts["w"] ** 2 != 2 * c * (high - low):
            raise ValueError("the numbers of the polynomial do not belong together")
        whole = a * _X**2 * (_Y - low) + c * (_Y - high) ** 2
    else:
        side = facts["y"]["factor"] * _product(_Y - facts["slope"] * _X, facts["y"]["roots"])
        return facts["x"]["factor"] * _product(_X, facts["x"]["roots"]) - facts["slope"] * side, side
    return whole.derivative(0), whole.derivative(1)


def _product(variable: fmpq_mpoly, roots: Sequence[int]) -> fmpq_mpoly:
    return reduce(mul, (variable - root for root in roots))


def _zeros(across: fmpq_mpoly, up: fmpq_mpoly) -> list[Point]:
    """All common real zeros; they must be integers."""
    found = []
    for x in _rational_zeros(across.resultant(up, "y"), 0):
        rest = across.compose(_RING.constant(x), _Y).gcd(up.compose(_RING.constant(x), _Y))
        found += [(x, y) for y in (_rational_zeros(rest, 1) if rest.total_degree() else [])]
    if any(value.q != 1 for at in found for value in at):
        raise ValueError("a critical point is not at integers")
    return [(int(x.p), int(y.p)) for x, y in found]


def _rational_zeros(polynomial: fmpq_mpoly, place: int) -> list[fmpq]:
    """The zeros of a polynomial of one variable; all of its factors must be linear."""
    if not polynomial.total_degree():
        raise ValueError("the gradient has no isolated zeros")
    zeros = []
    for factor, _ in polynomial.factor()[1]:
        if factor.total_degree() != 1:
            raise ValueError("a critical point is not rational")
        unit = [0, 0]
        unit[place] = 1
        zeros.append(-factor[0, 0] / factor[tuple(unit)])
    return zeros


def _kind(across: fmpq_mpoly, up: fmpq_mpoly, at: Point) -> str:
    first, mixed, last = (one(*at) for one in (across.derivative(0), across.derivative(1), up.derivative(1)))
    minor = first * last - mixed * mixed
    if minor == 0:
        raise ValueError("the second derivatives do not decide")
    return "saddle point" if minor < 0 else "local minimum" if first > 0 else "local maximum"


def _all(text: str) -> set[Point] | None:
    """The points of a set, None for any other text."""
    if not _SET.fullmatch(text):
        return None
    return {(int(x), int(y)) for x, y in re.findall(_POINT, text)}


def _one(text: str) -> Point | None:
    match = re.fullmatch(_POINT, text)
    return (int(match[1]), int(match[2])) if match else None


def types(facts: Facts) -> Sequence[str]:
    """By the number of points."""
    if facts["shape"] == "quadratic":
        return ["tuple", "label"]
    two = facts["shape"] == "sum" and len(facts["x"]["roots"]) * len(facts["y"]["roots"]) == 2
    return ["set", "tuple", "label"] if two else ["set"] * 4


CHECKER = Checker(
    facts=Facts, method="resultant of the gradient, minors of the Hessian", wrong=wrong, types=types
)
