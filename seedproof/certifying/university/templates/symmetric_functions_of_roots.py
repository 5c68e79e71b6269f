"""Power sums of the zeros of a cubic polynomial, and polynomials whose zeros come from them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, different, equal, literal, total, unknown
from seedproof.certifying.university import answers, expression, latex, matrices, plain
from seedproof.certifying.university.coefficients import coefficients, fraction
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Power,
    Product,
    Relation,
    Sum,
)
from seedproof.certifying.university.matrices import Rows, determinant, matrix_power, times
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, value_is
from seedproof.certifying.university.ratio import Ratio
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.certifying.university.writing import written
from seedproof.problems.templates.symmetric_functions_of_roots import phrases

STATEMENTS = meanings(
    (phrases.GIVEN, phrases.CONDITIONED),
    {
        "unknown": {
            "Let $#$, $#$, $#$ be the complex roots of $$#$$ where the real number $#$ is not known": (
                ". . . polynomial:formula . known:formula"
            ),
            "Of the polynomial $$#$$ we know": "polynomial:formula . . . known:formula .",
            "The number $#$ is such that": ". . . . polynomial:formula known:formula",
            "Suppose that $$#$$ with some real number": "polynomial:formula . . . . known:formula",
        },
        "roots": {
            "Without solving an equation, we want to work": ". . . polynomial:formula",
            "The polynomial $$#$$ has no rational root": "polynomial:formula . . . .",
            "Let $#$, $#$, $#$ be the complex roots": ". . . polynomial:formula",
            "Denote the three solutions": "polynomial:formula . . .",
        },
    },
    whole=True,
    seen="215ca074",
)
QUESTIONS = meanings(
    (phrases.VALUES, phrases.POLYNOMIALS),
    {
        "power_sum": {"Calculate": "sum:formula", "Find the value": "sum:formula", "What is": "sum:formula"},
        "polynomial": {
            "Determine the monic polynomial of degree three in $x$": "roots:text",
            "Find the monic cubic polynomial in $x$": "roots:text",
            "Which polynomial of degree three in $x$, with leading coefficient $1$": "roots:text",
        },
    },
    seen="0ed0e673",
)
A, B, C, X = Name("alpha"), Name("beta"), Name("gamma"), Name("x")
_CYCLE = {"alpha": B, "beta": C, "gamma": A}


@dataclass(frozen=True, slots=True)
class Model:
    """The polynomial, and the sum that is known where one coefficient is not."""

    polynomial: Expression
    known: Relation | None = None


def _build(said: Said, task: Task) -> Model:
    polynomial = _polynomial(latex.relation(said["polynomial"], ["p"]))
    if expression.letters(polynomial) - {"x"} != ({"c"} if said.kind == "unknown" else set()):
        raise Unread(f"{task.row_id}: other letters than x and c")
    if said.kind == "roots":
        return Model(polynomial)
    return Model(polynomial, latex.relation(said["known"]))


def _polynomial(relation: Relation) -> Expression:
    """Return the polynomial of `p(x) = ...`, of `... = 0`, or of `... = (x - alpha)(x - beta)(x - gamma)`."""
    left, right = relation.sides
    if left == Function("p", (X,)):
        return right
    if right not in (expression.number(0), expression.multiplied([X - A, X - B, X - C])):
        raise Unread("no polynomial with its zeros")
    return left


def _given(asked: Asked[Model]) -> tuple[Given, Rows]:
    """Return the companion matrix, with what is known of its last unknown coefficient."""
    translation = Translation({"c": unknown("c"), "x": unknown("x")})
    entries = coefficients(translation, asked.model.polynomial, "x")
    if len(entries) != 4 or entries[3].number != 1:
        raise Unread("no monic cubic polynomial")
    units = ([0, 0], [1, 0], [0, 1])
    companion = [
        [*map(literal, unit), matrices.left_to_engine(-entry)]
        for unit, entry in zip(units, entries[:3], strict=True)
    ]
    translation.known |= {"sum": Ratio(-entries[2]), "product": Ratio(-entries[0])}
    given = Given(translation, (step(asked.task.statement),)).by("companion_matrix")
    if asked.model.known is None:
        return given, companion
    left, right = asked.model.known.sides
    known, value = _sum(given, companion, left, "known")
    return known.plus(step("the known sum", equal(value, translation.term(right)))), companion


def _sum(given: Given, companion: Rows, cyclic: Expression, name: str) -> tuple[Given, Term]:
    """Return the sum of an expression over the zeros: the trace of N(C), divided by D(C)."""
    if not isinstance(cyclic, Sum) or len(cyclic.terms) != 3:
        raise Unread(f"no sum over the zeros: {written(cyclic)}")
    over, under = (_at(part, companion) for part in _image(given.translation, cyclic.terms))
    inverse = matrices.unknowns(given.translation, name, 3, 3)
    divides = matrices.are_equal(times(under, inverse), matrices.identity(3))
    trace = total(row[place] for place, row in enumerate(times(over, inverse)))
    return given.plus(step("one over the denominator", divides)), trace


def _power_sum(asked: Asked[Model]) -> Iterator[Script]:
    given, companion = _given(asked)
    value = given.translation.unknown("value")
    given, trace = _sum(given, companion, latex.expression(asked.said["sum"]), "inverse")
    claim = answers.is_value(given.translation, value, asked.part)
    yield from value_is(asked.part, given.plus(step("the sum over the zeros", equal(value, trace))), claim)


def _image(translation: Translation, cycle: Sequence[Expression]) -> tuple[Sequence[Term], Sequence[Term]]:
    """Return, as polynomials in one zero, the fraction that takes the values of a cycle of expressions."""
    if len(cycle) != 3:
        raise Unread(f"{len(cycle)} expressions in three zeros")
    first, second, third = cycle
    if not _follows(first, second) or not _follows(second, third):
        raise Unread(f"no cycle of the zeros: {written(first)}, {written(second)}, {written(third)}")
    single = _by_one_zero(first)
    zeros = expression.letters(single) & set(_CYCLE)
    if len(zeros) != 1:
        raise Unread(f"no expression in one zero: {written(first)}")
    (zero,) = zeros
    return fraction(translation, single, zero)


def _follows(before: Expression, after: Expression) -> bool:
    return expression.replaced(before, _CYCLE) == after


def _by_one_zero(tree: Expression) -> Expression:
    """Put the third zero in the place of a sum or a product of two."""
    match tree:
        case Sum((Name(one), Name(other))) if {one, other} <= set(_CYCLE):
            return Name("sum") - _third(one, other)
        case Product((Name(one), Name(other))) if {one, other} <= set(_CYCLE):
            return Name("product") / _third(one, other)
        case Product((Power(Name(one), k), Power(Name(other), m))) if k == m and {one, other} <= set(_CYCLE):
            return (Name("product") / _third(one, other)) ** k
    return expression.rebuilt(tree, tuple(map(_by_one_zero, expression.children(tree))))


def _third(one: str, other: str) -> Name:
    (name,) = set(_CYCLE) - {one, other}
    return Name(name)


def _asked_polynomial(asked: Asked[Model]) -> Iterator[Script]:
    given, companion = _given(asked)
    translation = given.translation
    cycle = [latex.expression(root.strip("$")) for root in asked.said["roots"].split(", ")]
    over, under = (_at(part, companion) for part in _image(translation, cycle))
    x = translation.known["x"].over
    pencil = matrices.plus(matrices.scaled(x, under), matrices.scaled(literal(-1), over))
    stated = translation.term(plain.expression(asked.part.answer))
    defined = step("the denominators are not 0", different(determinant(under), 0))
    claim = equal(determinant(pencil), stated * determinant(under))
    yield from value_is(asked.part, given.plus(defined), claim)


def _at(polynomial: Sequence[Term], rows: Rows) -> Rows:
    """Put a matrix into a polynomial."""
    powers = [matrices.scaled(entry, matrix_power(rows, power)) for power, entry in enumerate(polynomial)]
    return reduce(matrices.plus, powers)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"power_sum": _power_sum, "polynomial": _asked_polynomial},
)
