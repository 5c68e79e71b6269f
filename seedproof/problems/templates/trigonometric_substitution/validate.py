"""Differentiates the stated antiderivative to the function, and puts both ends into it."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.deciding.balls import precision
from seedproof.equivalence.deciding.enclosure import Unclear, Undefined, enclosure
from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.reading.tree import Call, Node, Symbol, mapped
from seedproof.problems.checker import Checker
from seedproof.problems.checking.antiderivatives import family_wrong
from seedproof.problems.checking.stated_values import BITS, agrees
from seedproof.problems.templates.trigonometric_substitution.facts import Facts, Kind
from seedproof.record.budget import Budget

_SECONDS = 5.0
_LONGEST = 300
_FUNCTIONS: dict[Kind, str] = {
    "circle_root": "({p})^(1/2)",
    "circle_square": "x^2/({p})^(1/2)",
    "circle_over_square": "({p})^(1/2)/x^2",
    "circle_reciprocal": "{c}/(x^2*({p})^(1/2))",
    "circle_cube": "{c}/({p})^(3/2)",
    "circle_square_over_cube": "x^2/({p})^(3/2)",
    "circle_linear": "({u} + {m})/({p})^(1/2)",
    "plus_root": "({p})^(1/2)",
    "plus_inverse": "{c}/({p})^(1/2)",
    "plus_square": "x^2/({p})^(1/2)",
    "plus_reciprocal": "{c}/(x^2*({p})^(1/2))",
    "plus_cube": "{c}/({p})^(3/2)",
    "plus_square_below": "{c}/({p})^2",
    "plus_linear": "({u} + {m})/({p})^(3/2)",
    "minus_root": "({p})^(1/2)",
    "minus_over": "({p})^(1/2)/x",
    "minus_inverse": "{c}/(x*({p})^(1/2))",
    "minus_reciprocal": "{c}/(x^2*({p})^(1/2))",
    "minus_cube": "{c}/({p})^(3/2)",
}
_BELOW = {"circle": "{a2} - ({u})^2", "plus": "({u})^2 + {a2}", "minus": "({u})^2 - {a2}"}


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Check that the first answer is an antiderivative plus C, and the second its gain."""
    if len(answers) != 2 or len(answers[0]) > _LONGEST:
        yield "there are not two answers, or one is too long"
        return
    faults = list(family_wrong(answers[0], _function(facts), _domain(facts)))
    yield from faults
    if not faults:
        yield from _gain_wrong(facts, read(answers[0]), answers[1])


def _gain_wrong(facts: Facts, tree: Node, answer: str) -> Iterator[str]:
    """On the whole interval the antiderivative is continuous, so the integral is its gain."""
    with precision(BITS):
        try:
            low, high = [
                enclosure(_at(tree, _end(facts, end)), {}, Budget(_SECONDS))
                for end in (facts.low, facts.high)
            ]
        except (Undefined, Unclear):
            yield "the antiderivative has no value at an end"
            return
        if not agrees(answer, high - low):
            yield f"the integral is {(high - low).str(12)}, not {answer!r}"


def _end(facts: Facts, end: tuple[str, int]) -> str:
    coefficient, radicand = end
    if radicand == 1:
        return str(facts.shift + Fraction(coefficient))
    return f"{facts.shift} + ({coefficient})*({radicand})^(1/2)"


def _at(tree: Node, end: str) -> Node:
    """Return the tree with an end for x, and zero for C; an arcsine of one is written as an angle."""
    values = {Symbol("x"): read(end), Symbol("C"): read("0")}

    def change(node: Node) -> Node | None:
        match node:
            case Symbol():
                return values.get(node)
            case Call("asin", (argument,)):
                sine = rational(mapped(argument, change))
                if sine in (1, -1):
                    return read(f"{sine}*pi/2")
        return None

    return mapped(tree, change)


def _function(facts: Facts) -> str:
    family, _, _ = facts.kind.partition("_")
    u = f"x - ({facts.shift})"
    below = _BELOW[family].format(u=u, a2=facts.side**2)
    return _FUNCTIONS[facts.kind].format(p=below, u=u, c=facts.factor, m=facts.offset)


def _domain(facts: Facts) -> str:
    """Return where the function is to be integrated, inside of where it is defined."""
    low = facts.shift - facts.side
    high = facts.shift + facts.side
    if facts.kind.startswith("minus"):
        return f"x > {high}"
    if facts.kind.startswith("circle"):
        return f"{0 if facts.kind in ('circle_over_square', 'circle_reciprocal') else low} < x < {high}"
    return f"x > {0 if facts.kind == 'plus_reciprocal' else low - 10}"


CHECKER = Checker(
    facts=Facts,
    method="derivative in normal form",
    wrong=wrong,
    types=lambda facts: ["antiderivative(x)", "number"],
)
