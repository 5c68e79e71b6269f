"""Powers of a matrix in closed form, from coupled recurrences or from a story about two places."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from itertools import pairwise
from operator import add

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, every, less, negated, unknown
from seedproof.certifying.university import expression, latex, matrices, plain
from seedproof.certifying.university.eigenvalues import eigenvalues_are
from seedproof.certifying.university.expression import Matrix, Name, Number, Relation, number
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, always, value_is
from seedproof.certifying.university.ratio import ratio, same
from seedproof.certifying.university.sequences import at, later
from seedproof.certifying.university.systems import coefficient_matrix, equations
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.matrix_power import phrases

STATEMENTS = meanings(
    (phrases.RECURRENCES, *phrases.STORIES.values()),
    {
        "recurrences": {
            "Consider the coupled": "system:formula start:formula sequences:sequences column:formula",
            "Starting from": "start:formula sequences:sequences system:formula column:formula",
            "The sequences": "sequences:sequences start:formula system:formula column:formula",
            "With the starting values": "start:formula sequences:sequences system:formula column:formula",
        },
        "story": {
            "A city lends bicycles in two districts, A and B": "out back a b",
            "A rental company has two stations, A and B": "out back a b",
            "At first there are $#$ fish in pond A": "a b out back",
            "In a small town everyone reads one of two papers, A or B": "out back a b",
            "In the beginning a city has $#$ bicycles in district A": "a b out back",
            "This year the papers A and B have": "a b out back",
            "Today $#$ cars of a rental company stand at station A": "a b out back",
            "Two ponds, A and B, are joined": "out back a b",
        },
    },
    seen="42b872b8",
)
QUESTIONS = meanings(
    [
        *(phrases.EIGENVALUES, phrases.POWERS, phrases.TERMS),
        *(phrases.TRANSITIONS, phrases.COUNTS, phrases.FIRST_TIMES),
    ],
    {
        "eigenvalues": ("Determine the set of all eigenvalues of $A$", "Find the eigenvalues of $A$"),
        "power": (
            "Compute $A^{n}$",
            "Give all entries of $A^{n}$",
            "Let $P$ be the transition matrix, which acts on columns with the number for A on top",
            "Treat ... the matrix that takes the column of the two numbers, A first, to that of the next",
        ),
        "term": ("Express $x_{n}$", "Find an explicit formula for $x_{n}$"),
        "number": {
            "According to this model, what is the number of # after $n$": "counted:text unit:text",
            "Give the number of # after $n$": "counted:text unit:text",
        },
        "first": {
            "After how many # are there, for the first time": "unit:text side:word bound counted:text",
            "Find the first $n$ such that after $n$ # there are": "unit:text side:word bound counted:text",
        },
    },
    seen="32e74090",
)
_COUNTED_IN = {
    "bicycles in district A": "months",
    "cars at station A": "weeks",
    "fish in pond A": "days",
    "readers of paper A": "years",
}
"""What there is at the first place, and the time of a step in its story."""

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
    if said.kind == "story":
        out, back = (number(Fraction(said[name]) / 100) for name in ("out", "back"))
        stay, rest = (number(1 - share.value) for share in (out, back))
        return Model(Matrix(((stay, back), (out, rest))), (Fraction(said["a"]), Fraction(said["b"])))
    start: dict[str, Fraction] = {}
    for line in latex.formulas(said["start"]):
        match line:
            case Relation((Name(name), Number(value)), ("=",)):
                start[name] = value
            case _:
                raise Unread("no start of a sequence")
    lines = equations(latex.one(rf"\begin{{cases}} {said['system']} \end{{cases}}"))
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


def _read(asked: Asked[Model]) -> tuple[Given, matrices.Rows]:
    translation = Translation({"n": unknown("n")})
    rows = matrices.stated(asked.model.matrix, translation)
    return Given(translation, (step(asked.task.statement),)), rows


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
    claims: list[Term] = []
    for row, results in zip(rows, then, strict=True):
        for column, result in zip(zip(*now, strict=True), results, strict=True):
            products = [ratio(a) * b for a, b in zip(row, column, strict=True)]
            claims.append(same(result, reduce(add, products)))
    by_induction = given.by("induction")
    yield always(asked.part, by_induction, starts, "start")
    yield from value_is(asked.part, by_induction, every(claims))


def _agree(asked: Asked[Model]) -> None:
    """See that a question counts what is at the first place. Raises: Unread."""
    gaps = asked.said.gaps
    if "counted" in gaps and _COUNTED_IN.get(gaps["counted"]) != gaps["unit"]:
        raise Unread(f"nothing of a story: {asked.said.sentence}")


def _term(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the stated formula is the first row of the power, as certified, times the start."""
    _agree(asked)
    given, _ = _read(asked)
    powers = [part for part in asked.task.parts if QUESTIONS.read(part.question).kind == "power"]
    if len(powers) != 1:
        raise Unread(f"{len(powers)} parts ask for the power")
    first = plain.matrix(powers[0].answer).rows[0]
    terms = [entry * number(start) for entry, start in zip(first, asked.model.start, strict=True)]
    value = expression.added(terms)
    stated = plain.expression(asked.part.answer)
    yield from value_is(asked.part, given, given.translation.equality(value, stated))


def _first(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the first place is beyond a bound after the stated number of steps, and never before."""
    _agree(asked)
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
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "eigenvalues": lambda asked: eigenvalues_are(asked.part, *_read(asked)),
        "power": _power,
        "term": _term,
        "number": _term,
        "first": _first,
    },
)
