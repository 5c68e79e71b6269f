"""Powers of a matrix in closed form, from coupled recurrences or from a story about two places."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from itertools import pairwise

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, every, less, negated, unknown
from seedproof.certifying.university import latex, matrices, plain
from seedproof.certifying.university.eigenvalues import eigenvalues_are
from seedproof.certifying.university.expression import (
    Expression,
    Matrix,
    Name,
    Number,
    Relation,
    added,
    number,
)
from seedproof.certifying.university.matrix_power_words import QUESTIONS, STATEMENTS
from seedproof.certifying.university.queries import Given, always, value_is
from seedproof.certifying.university.ratio import Ratio, ratio, same
from seedproof.certifying.university.sequences import at, later
from seedproof.certifying.university.systems import coefficient_matrix, equations
from seedproof.certifying.university.template import Asked, Part, Task, Template
from seedproof.certifying.university.translating import Translation

_MOST = 200
"""More steps than this are no answer."""
_COMPARED: Mapping[str, Callable[[Term, Fraction], Term]] = {
    "more": lambda value, bound: less(bound, value),
    "fewer": less,
}


@dataclass(frozen=True, slots=True)
class Model:
    """The matrix of one step, and the values at the start."""

    matrix: Matrix
    start: tuple[Fraction, ...]


def _build(said: Said, task: Task) -> Model:
    return _recurrences(said) if said.kind == "recurrences" else _story(said)


def _recurrences(said: Said) -> Model:
    start = dict(_start(line) for line in latex.formulas(said["start"]))
    lines = equations(latex.one(said["system"]))
    letters = [name.removesuffix("_0") for name in start]
    if [line.sides[0] for line in lines] != [Name(f"{letter}_n+1") for letter in letters]:
        raise Unread(f"the recurrences come in another order than their starts: {said['start']}")
    if said["sequences"] != [f"{letter}_n" for letter in letters]:
        raise Unread(f"the sequences are named otherwise: {said['sequences']}")
    column = Matrix(tuple((Name(f"{letter}_n"),) for letter in letters))
    if latex.expression(said["column"]) != column:
        raise Unread(f"another column: {said['column']}")
    sides = [Relation((line.sides[1], number(0)), ("=",)) for line in lines]
    return Model(coefficient_matrix(sides, [f"{letter}_n" for letter in letters]), tuple(start.values()))


def _start(line: Expression) -> tuple[str, Fraction]:
    match line:
        case Relation((Name(name), Number(value)), ("=",)):
            return name, value
    raise Unread("no start of a sequence")


def _story(said: Said) -> Model:
    out, back = (number(Fraction(said[name]) / 100) for name in ("out", "back"))
    stay, rest = (number(1 - share.value) for share in (out, back))
    return Model(Matrix(((stay, back), (out, rest))), (Fraction(said["a"]), Fraction(said["b"])))


def _read(asked: Asked[Model]) -> tuple[Given, matrices.Rows]:
    translation = Translation({"n": unknown("n")})
    rows = matrices.stated(asked.model.matrix, translation)
    return Given(translation, (step(asked.task.statement),)), rows


def _eigenvalues(asked: Asked[Model]) -> Iterator[Script]:
    given, rows = _read(asked)
    yield from eigenvalues_are(asked.part, given, rows)


def _power(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the formula is the identity at 0, and is multiplied with the matrix from n to n + 1."""
    given, rows = _read(asked)
    formula = plain.matrix(asked.part.answer)
    if len(formula.rows) != len(rows):
        raise Unread(f"a matrix of another size: {asked.part.answer}")
    translation = given.translation
    unit = matrices.identity(len(rows))
    first = Matrix(tuple(tuple(at(entry, 0) for entry in row) for row in formula.rows))
    starts = matrices.is_matrix(translation, unit, first)
    now = [[translation.ratio(entry) for entry in row] for row in formula.rows]
    then = [[translation.ratio(later(entry)) for entry in row] for row in formula.rows]
    grows = every(
        same(then[i][j], _row_times(rows[i], [row[j] for row in now]))
        for i in range(len(rows))
        for j in range(len(rows))
    )
    by_induction = given.by("induction")
    yield always(asked.part, by_induction, starts, "start")
    yield from value_is(asked.part, by_induction, grows)


def _row_times(row: Sequence[Term], column: Sequence[Ratio]) -> Ratio:
    products = [ratio(a) * b for a, b in zip(row, column, strict=True)]
    return reduce(lambda left, right: left + right, products)


def _power_part(asked: Asked[Model]) -> Part:
    """Return the part that asks for the power of the matrix."""
    found = [part for part in asked.task.parts if QUESTIONS.read(part.question).kind == "power"]
    if len(found) != 1:
        raise Unread(f"{len(found)} parts ask for the power")
    return found[0]


def _term(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the stated formula is the first row of the power, as certified, times the start."""
    given, _ = _read(asked)
    first = plain.matrix(_power_part(asked).answer).rows[0]
    value = added(entry * number(start) for entry, start in zip(first, asked.model.start, strict=True))
    stated = plain.expression(asked.part.answer)
    yield from value_is(asked.part, given, given.translation.equality(value, stated))


def _first(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the first place is beyond a bound after the stated number of steps, and never before."""
    given, rows = _read(asked)
    translation = given.translation
    stated = plain.expression(asked.part.answer)
    if not isinstance(stated, Number) or not 0 < stated.value <= _MOST:
        raise Unread(f"({asked.part.letter}) is no number of steps: {asked.part.answer}")
    places = [matrices.vector(translation, f"v_{time}", len(rows)) for time in range(int(stated.value) + 1)]
    start = matrices.are_alike(places[0], [ratio(value).over for value in asked.model.start])
    moves = [matrices.are_alike(after, matrices.applied(rows, before)) for before, after in pairwise(places)]
    bound = asked.said["bound"]
    beyond = [_COMPARED[asked.said["side"]](place[0], bound) for place in places]
    claim = every([*(negated(early) for early in beyond[:-1]), beyond[-1]])
    yield from value_is(asked.part, given.plus(step("step by step", start, *moves)), claim)


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"eigenvalues": _eigenvalues, "power": _power, "term": _term, "number": _term, "first": _first},
)
