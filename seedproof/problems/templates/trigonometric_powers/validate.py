"""Differentiates the stated antiderivative, and encloses integrals of powers by quadrature."""

from collections.abc import Iterator, Sequence

from flint import acb, arb

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.reading.tree import Node, is_expression, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.antiderivatives import family_wrong
from seedproof.problems.checking.placed import value_at
from seedproof.problems.checking.stated_values import BITS, agrees, ball, integral, meets
from seedproof.problems.templates.trigonometric_powers.facts import Facts, Frequencies, Powers, Reduction

_LONGEST = 300
_TRIED = range(2, 7)
"""Powers for which a reduction formula is tried; it is a short expression."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check an antiderivative with its gain, or a reduction formula with a member."""
    if len(answers) != 2 or len(answers[0]) > _LONGEST:
        yield "there are not two answers, or one is too long"
        return
    tree = read(answers[0])
    if not is_expression(tree):
        yield f"{answers[0]!r} is no formula"
        return
    if isinstance(facts, Reduction):
        yield from _reduction_wrong(facts, tree, answers)
    else:
        yield from _antiderivative_wrong(facts, tree, answers)


def _antiderivative_wrong(facts: Powers | Frequencies, tree: Node, answers: Sequence[str]) -> Iterator[str]:
    faults = list(family_wrong(answers[0], _function(facts)))
    yield from faults
    if faults:
        return
    with precision(BITS):
        low, high = (value_at(tree, {"x": f"({end})*pi", "C": "0"}) for end in (facts.low, facts.high))
        if low is None or high is None or not agrees(answers[1], high - low):
            yield f"the integral is not {answers[1]!r}"


def _function(facts: Powers | Frequencies) -> str:
    match facts:
        case Frequencies(factor=factor, waves=waves, rates=(first, second)):
            left, right = waves.split(" ")
            return f"{factor}*{left}({first}*x)*{right}({second}*x)"
        case Powers(factor=factor, functions="sin cos", exponents=(first, second)):
            return f"{factor}*sin(x)^{first}*cos(x)^{second}"
        case Powers(factor=factor, exponents=(first, second)):
            return f"{factor}*sin(x)^{first}/cos(x)^{first + second}"


def _reduction_wrong(facts: Reduction, tree: Node, answers: Sequence[str]) -> Iterator[str]:
    """Try the formula for several powers, with J as a ball."""
    if not names(tree) <= {"n", "J"} or "J" not in names(tree):
        yield f"{answers[0]!r} is no formula in the letters it should have"
        return
    with precision(BITS):
        values = {power: _integral(facts, power) for power in {*range(_TRIED.stop), facts.index}}
        for power in _TRIED:
            stated = _with_ball(tree, power, values[power - 2])
            if stated is None or not meets(stated, values[power]):
                yield f"{answers[0]!r} does not give the integral of the power {power}"
                return
        if not agrees(answers[1], values[facts.index]):
            yield f"the integral is {values[facts.index].str(12)}, not {answers[1]!r}"


def _with_ball(tree: Node, power: int, ball_of_j: arb) -> arb | None:
    """Return the value of a formula that is linear in J."""
    constant, at_one, at_two = (value_at(tree, {"n": str(power), "J": str(j)}) for j in range(3))
    if constant is None or at_one is None or at_two is None:
        return None
    if not meets(at_two - at_one, at_one - constant):
        return None
    return constant + (at_one - constant) * ball_of_j


def _integral(facts: Reduction, power: int) -> arb:
    """Integrate a power over the angle, and divide by the number beside x."""
    low = ball(facts.low) * arb.pi()
    high = ball(facts.high) * arb.pi()
    return integral(lambda z, _: _value(facts, z) ** power, low, high) / facts.rate


def _value(facts: Reduction, z: acb) -> acb:
    if facts.function == "sec":
        return 1 / z.cos()
    function = {"sin": acb.sin, "cos": acb.cos, "tan": acb.tan, "cot": acb.cot}[facts.function]
    return function(z)


def types(facts: Facts) -> list[str]:
    """Return the types of both parts."""
    if isinstance(facts, Reduction):
        return ["expression(n, J; n >= 2, integer)", "number"]
    return ["antiderivative(x)", "number"]


CHECKER = Checker(
    facts=Facts,
    method="derivative in normal form, and quadrature",
    wrong=wrong,
    types=types,
)
