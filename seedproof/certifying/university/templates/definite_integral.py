"""Definite integrals and means: powers, reciprocals, sines, and sizes of polynomials."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Beyond, Script, Unread
from seedproof.certifying.terms import Term, absolute, ascending, between, different, equal, every, total
from seedproof.certifying.university.constants import exact
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Product,
    Sum,
    children,
    letters,
    number,
    replaced,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import Polynomial, polynomial
from seedproof.certifying.university.powers import between_numbers
from seedproof.certifying.university.promises import answer_is, never, start
from seedproof.certifying.university.series import value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.definite_integral import phrases

LEMMAS = {
    "antiderivatives_of_sine": (
        "An antiderivative of sin(k x) is -cos(k x)/k, and one of cos(k x) is sin(k x)/k."
    ),
    "constant_sign_between_zeros": "Between neighbouring zeros, a polynomial keeps its sign.",
    "mean_value": "The mean of f on an interval is its integral over the length of the interval.",
}

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "function": {
            "A quantity depends on $x$; its value is": "rule:tree",
            "Consider the function $f$ with": "rule:tree",
            "A function $f$ has the formula": "rule:tree",
            "Let $$f(x) =": "rule:tree",
        },
    },
    seen="ffd67783",
)
QUESTIONS = meanings(
    (phrases.INTEGRALS, phrases.MEANS),
    {
        "integral": {
            r"Find the exact value of $\int_{#}^{#} f(x)": "low:tree high:tree",
            r"Evaluate $\int_{#}^{#} f(x)": "low:tree high:tree",
        },
        "mean": {
            "Find the exact mean of $f$ on $[#, #]": "low:tree high:tree",
            "What is the exact mean value of $f$ on $[#, #]": "low:tree high:tree",
            "Hence give the exact average value of $f$ on $[#, #]": "low:tree high:tree",
        },
    },
    seen="1b7488b5",
)


@dataclass(frozen=True, slots=True)
class Model:
    """A function, and the interval that part (a) names."""

    rule: Expression
    ends: tuple[Expression, Expression]


def _build(said: Said, task: Task) -> Model:
    first = QUESTIONS.read(task.part("a").question)
    if first.kind != "integral":
        raise Unread(f"{task.row_id}: part (a) asks for no integral")
    return Model(said["rule"], (first["low"], first["high"]))


def _integral(asked: Asked[Model], ground: Ground) -> Term:
    rule = asked.model.rule
    if isinstance(rule, Function) and rule.name == "abs":
        return _of_size(asked, ground, polynomial(rule.arguments[0]))
    if any(name in ("sin", "cos") for name in _functions(rule)):
        return _of_waves(asked, ground)
    powers = _powers(rule)
    low, high = (exact(end) for end in asked.model.ends)
    if low is None or high is None or low.denominator * high.denominator != 1:
        raise Unread(f"{asked.task.row_id}: ends that are no integers")
    return between_numbers(ground, powers, [("x", int(low), int(high))])


def _powers(rule: Expression) -> Polynomial:
    try:
        return polynomial(rule)
    except Unread as reason:
        raise Beyond("needs an antiderivative that is found by a substitution") from reason


def _functions(formula: Expression) -> list[str]:
    inner = [name for part in children(formula) for name in _functions(part)]
    return [formula.name, *inner] if isinstance(formula, Function) else inner


def _of_size(asked: Asked[Model], ground: Ground, inside: Polynomial) -> Term:
    """Add up the sizes of the integrals between the zeros."""
    ends = [value(ground, end, {}) for end in asked.model.ends]
    zeros = [ground.unknown(f"zero_{place + 1}") for place in range(len(_zeros(asked, inside)))]
    points = [ends[0], *zeros, ends[1]]
    vanish = [equal(inside.value(x=zero), 0) for zero in zeros]
    ground.say("the zeros inside", ascending(points), *vanish, lemma="constant_sign_between_zeros")
    ground.use("fundamental_theorem")
    found = inside.antiderivative("x", ground)
    heights = [found.value(x=point) for point in points]
    return total(absolute(after - before) for before, after in pairwise(heights))


def _zeros(asked: Asked[Model], inside: Polynomial) -> list[int]:
    """Return the integers inside at which the polynomial vanishes; that these are all is for the engine."""
    low, high = (exact(end) for end in asked.model.ends)
    if low is None or high is None:
        raise Unread(f"{asked.task.row_id}: ends that are no numbers")
    return [at for at in range(int(low) + 1, int(high)) if inside.value(x=at).number == 0]


def _of_waves(asked: Asked[Model], ground: Ground) -> Term:
    ground.use("antiderivatives_of_sine")
    ground.use("fundamental_theorem")
    rule = asked.model.rule
    parts = rule.terms if isinstance(rule, Sum) else (rule,)
    low, high = asked.model.ends
    heights = [
        total(value(ground, replaced(_wave(part), {"x": end}), {}) for part in parts) for end in (low, high)
    ]
    return heights[1] - heights[0]


def _wave(part: Expression) -> Expression:
    """Return an antiderivative of a multiple of sin(k x) or cos(k x)."""
    factors = part.factors if isinstance(part, Product) else (part,)
    *scale, wave = factors
    if (
        not isinstance(wave, Function)
        or wave.name not in ("sin", "cos")
        or any(letters(one) for one in scale)
    ):
        raise Unread(f"no wave: {part}")
    ((kernel, rate),) = linear_parts(wave.arguments[0]).items()
    if kernel != Name("x"):
        raise Unread(f"no wave of x: {part}")
    sign, other = (-1, "cos") if wave.name == "sin" else (1, "sin")
    made: Expression = Function(other, wave.arguments) * number(Fraction(sign) / rate)
    for one in scale:
        made = one * made
    return made


def _is_integral(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = ground.unknown("integral")
    ground.say("the integral", equal(found, _integral(asked, ground)))
    yield from _only_zeros(asked, ground)
    yield from answer_is(asked, ground, equal(found, stated_number(asked, ground)))


def _only_zeros(asked: Asked[Model], ground: Ground) -> Iterator[Script]:
    rule = asked.model.rule
    if not isinstance(rule, Function):
        return
    zeros = [symbol for symbol in ground.symbols if symbol.text.startswith("zero_")]
    x = ground.unknown("x")
    low, high = (value(ground, end, {}) for end in asked.model.ends)
    another = [between(low, x, high), *(different(x, zero) for zero in zeros)]
    vanish = equal(polynomial(rule.arguments[0]).value(x=x), 0)
    yield never(asked, ground, "zeros", "a zero inside that is not counted", every([*another, vanish]))


def _is_mean(asked: Asked[Model]) -> Iterator[Script]:
    if (asked.said["low"], asked.said["high"]) != asked.model.ends:
        raise Unread(f"another interval: {asked.part.question}")
    ground = start(asked)
    found, mean = ground.unknown("integral"), ground.unknown("mean")
    ground.say("the integral", equal(found, _integral(asked, ground)))
    low, high = (value(ground, end, {}) for end in asked.model.ends)
    ground.say("its mean", equal(mean * (high - low), found), lemma="mean_value")
    return answer_is(asked, ground, equal(mean, stated_number(asked, ground)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"integral": _is_integral, "mean": _is_mean},
)
