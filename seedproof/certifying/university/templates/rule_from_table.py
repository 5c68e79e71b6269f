"""Functions of three kinds by five values in a table: which kind, which rule, and one more value."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, different, equal, every, less, product, real, total
from seedproof.certifying.university import plain
from seedproof.certifying.university.drawn import figure, numbers, shown
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.polynomials import polynomial
from seedproof.certifying.university.promises import answer_is, never, possible, start
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.sums_of_powers import sum_of_powers
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.rule_from_table import phrases

LEMMAS = {
    "exponential_function": "From x to x + h, a function a b^x is multiplied by b^h.",
}

_KINDS = ("linear", "quadratic", "exponential")
STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "table": (
            "The table in the figure gives values",
            "A scientist knows",
            "In the figure some values",
            "Five values of a function",
        ),
    },
    seen="26128601",
)

QUESTIONS = meanings(
    (phrases.KIND_QUESTIONS, phrases.RULE_QUESTIONS, phrases.VALUE_QUESTIONS),
    {
        "kind": ("Which one of the words", "Is $f$ linear, quadratic or exponential"),
        "rule": ("Write down a rule for $f(x)$", "Find a formula for $f(x)$"),
        "value": {
            "What is $f(#)$": "at:integer",
            "Find $f(#)$": "at:integer",
            "Compute the exact value $f(#)$": "at:integer",
        },
    },
    seen="bf8c1270",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The values of the table, in the order of x, and the kind that is stated first."""

    values: Sequence[tuple[int, Fraction]]
    kind: str


def _build(said: Said, task: Task) -> Model:
    table = figure(task, "table")
    places, rows = table["head"], table["rows"]
    if places[0] != "x" or len(rows) != 1 or rows[0][0] != "f(x)" or len(rows[0]) != len(places):
        raise Unread(f"{task.row_id}: no table of values of f")
    at = numbers(places[1:])
    if any(x.denominator != 1 for x in at) or sorted(set(at)) != at:
        raise Unread(f"{task.row_id}: the places of the table are no ascending integers")
    (first, *_) = task.parts
    if QUESTIONS.read(first.question).kind != "kind" or first.answer not in _KINDS:
        raise Unread(f"{task.row_id}: no kind of function comes first: {first.answer}")
    return Model(list(zip(map(int, at), numbers(rows[0][1:]), strict=True)), first.answer)


def _polynomial(coefficients: Mapping[str, Term], x: int) -> Term:
    return total(coefficients[f"c_{power}"] * x**power for power in range(3))


def _fitted(asked: Asked[Model], ground: Ground) -> Mapping[str, Term]:
    """Return the numbers of a function of the stated kind that has the values of the table."""
    found = _of_kind(ground, asked.model.kind)
    for said, claim in _values(asked.model.values, found):
        shown(ground, said, claim)
    return found


def _of_kind(ground: Ground, kind: str) -> Mapping[str, Term]:
    """Name the numbers of a function of a kind."""
    if kind == "exponential":
        a, b = ground.unknown("a"), ground.unknown("b")
        ground.say("an exponential function", different(a, 0), less(0, b), different(b, 1))
        ground.use("exponential_function")
        return {"a": a, "b": b}
    found = {f"c_{power}": ground.unknown(f"c_{power}") for power in range(3)}
    bent = equal(found["c_2"], 0) if kind == "linear" else different(found["c_2"], 0)
    ground.say(f"a {kind} function", bent)
    return found


def _values(values: Sequence[tuple[int, Fraction]], found: Mapping[str, Term]) -> Iterator[tuple[str, Term]]:
    """Yield what the table says of a function, value by value."""
    if "b" not in found:
        for x, number in values:
            yield f"f({x}) = {number}", equal(_polynomial(found, x), number)
        return
    a, b = found["a"], found["b"]
    first, number = values[0]
    left, right = [a, *[b] * max(first, 0)], [real(number), *[b] * max(-first, 0)]
    yield f"f({first}) = {number}", equal(product(left), product(right))
    for (before, old), (after, new) in pairwise(values):
        claim = equal(product([real(old), *[b] * (after - before)]), new)
        yield f"from f({before}) = {old} to f({after}) = {new}", claim


def _kind(asked: Asked[Model]) -> Iterator[Script]:
    for kind in _KINDS:
        ground = start(asked)
        found = _of_kind(ground, kind)
        ground.use("figure_shows")
        promise = possible if kind == asked.model.kind else never
        claim = every(value for _, value in _values(asked.model.values, found))
        yield promise(asked, ground, kind, f"a {kind} function with the drawn values", claim)


def _rule(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _fitted(asked, ground)
    stated = _stated(plain.expression(asked.part.answer), asked.model.kind)
    return answer_is(asked, ground, every(equal(found[name], number) for name, number in stated.items()))


def _stated(rule: Expression, kind: str) -> Mapping[str, Fraction | Term]:
    """Return the numbers of a stated rule."""
    if kind == "exponential":
        powers = sum_of_powers(rule, "x")
        if len(powers) != 1:
            raise Unread(f"no multiple of one power: {rule}")
        ((base, factor),) = powers.items()
        return {"a": factor, "b": base}
    terms = dict(polynomial(rule).terms)
    monomials = {f"c_{power}": (("x", Fraction(power)),) if power else () for power in range(3)}
    numbers_of = {name: terms.pop(monomial, real(0)) for name, monomial in monomials.items()}
    if terms:
        raise Unread(f"higher powers than those of the kind: {rule}")
    return numbers_of


def _value(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found = _fitted(asked, ground)
    x, stated = asked.said["at"], stated_number(asked, ground)
    if "b" not in found:
        return answer_is(asked, ground, equal(_polynomial(found, x), stated))
    before = [known for known in asked.model.values if known[0] <= x]
    place, number = before[-1] if before else asked.model.values[0]
    way = [found["b"]] * abs(x - place)
    if not before:
        return answer_is(asked, ground, equal(product([stated, *way]), number))
    return answer_is(asked, ground, equal(product([real(number), *way]), stated))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"kind": _kind, "rule": _rule, "value": _value},
)
