"""A quadratic form: its matrix, its eigenvalues, its extrema on a sphere, when it is positive definite."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Symbol, Term, different, dot, equal, every, less, literal, unknown
from seedproof.certifying.university import answers, latex, matrices, plain
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.eigenvalues import eigenvalues_are, is_eigenvector
from seedproof.certifying.university.expression import (
    Expression,
    Matrix,
    Name,
    Number,
    Relation,
    added,
    letters,
    number,
    replaced,
)
from seedproof.certifying.university.queries import (
    Given,
    always,
    members_are,
    never,
    possible,
    region_is,
    script,
)
from seedproof.certifying.university.ratio import Ratio, below, ratio
from seedproof.certifying.university.template import Asked, Task, Template, sentences
from seedproof.certifying.university.translating import Translation

_FORM = r"$$q\left({letters:formula}\right) = {q:formula}$$"

STATEMENTS = sentences(
    {
        "form": (
            rf"A quadratic form on $\mathbb{{{{R}}^{{{{{{size:integer}}}}$ is given by {_FORM}",
            f"Consider the quadratic form {_FORM}",
            f"Let {_FORM} for real ${{again:formula}}$.",
            f"The real quadratic form $q$ is defined by {_FORM}",
        ),
        "parameter": (
            r"A quadratic form on $\mathbb{{R}^{{{size:integer}}$ that depends on a real number $a$ "
            f"is given by {_FORM}",
            f"Consider the quadratic form {_FORM} with a real parameter $a$.",
            f"For real $a$, let {_FORM}",
            f"The quadratic form $q$ has a coefficient that depends on the real parameter $a$: {_FORM}",
        ),
    }
)
_SURFACE = "the {surface:word} ${equation:formula}$"
_POINTS = "Give the set of all of them."

QUESTIONS = sentences(
    {
        "matrix": (
            "Find the symmetric matrix $M$ with $q(v) = v^{{T} M v$ for all column vectors $v$.",
            "Which symmetric matrix $M$ belongs to $q$, so that $q(v) = v^{{T} M v$ for all columns $v$?",
        ),
        "eigenvalues": (
            "Determine the set of its eigenvalues.",
            "Find the eigenvalues of this matrix, as a set.",
            "Let $a = {a:number}$. Find the set of the eigenvalues of the symmetric matrix of $q$.",
            "Suppose that $a = {a:number}$. Which eigenvalues has the symmetric matrix of $q$? "
            "Give their set.",
        ),
        "extremum": (
            f"Find the {{extreme:word}} value that $q$ takes on {_SURFACE}.",
            f"What is the {{extreme:word}} value of $q$ on {_SURFACE}?",
            f"Still with $a = {{a:number}}$, find the {{extreme:word}} value that $q$ takes on {_SURFACE}.",
            f"For the same $a = {{a:number}}$, what is the {{extreme:word}} value of $q$ on {_SURFACE}?",
        ),
        "points": (
            f"At which points of this {{surface:word}} is it attained? {_POINTS}",
            f"With $a = {{a:number}}$, at which points of this {{surface:word}} is it attained? {_POINTS}",
            "Find the set of all points of this {surface:word} where $q$ has that value.",
            "Find the set of all points of this {surface:word} where $q$ with $a = {a:number}$ "
            "has that value.",
        ),
        "definite": (
            r"Find all $a$ for which $q(v) > 0$ for every $v \ne 0$, as an interval.",
            "For which $a$ is $q$ positive definite? Answer in interval notation.",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """The form, and the letters of its variables."""

    form: Expression
    letters: tuple[str, ...]


def _build(said: Said, task: Task) -> Model:
    named = tuple(letter.strip() for letter in said["letters"].split(","))
    model = Model(latex.expression(said["q"]), named)
    parameters = {"a"} if said.kind == "parameter" else set()
    if letters(model.form) - set(named) != parameters or said.gaps.get("size", len(named)) != len(named):
        raise Unread(f"{task.row_id}: other letters than those that are named")
    if said.gaps.get("again", said["letters"]) != said["letters"]:
        raise Unread(f"{task.row_id}: the variables are named twice, differently")
    return model


def _form(asked: Asked[Model]) -> Expression:
    """Return the form with the parameter that the part chooses."""
    if "a" not in letters(asked.model.form):
        return asked.model.form
    return replaced(asked.model.form, {"a": Number(asked.said["a"])})


def _symbols(asked: Asked[Model]) -> tuple[Translation, Sequence[Symbol]]:
    symbols = [unknown(letter) for letter in asked.model.letters]
    return Translation({symbol.text: symbol for symbol in symbols}), symbols


def _halves(form: Expression, variables: Sequence[str]) -> Matrix:
    """Return half of the second derivatives."""
    slopes = [derivative(form, letter) for letter in variables]
    return Matrix(tuple(tuple(derivative(slope, letter) / 2 for letter in variables) for slope in slopes))


def _matrix(asked: Asked[Model]) -> Iterator[Script]:
    """Ask whether the stated matrix gives the form everywhere, and no other gives it at a few points."""
    translation, symbols = _symbols(asked)
    form = translation.term(asked.model.form)
    size = len(symbols)
    entries = _symmetric(translation, size)
    is_stated = matrices.is_matrix(translation, entries, plain.matrix(asked.part.answer))
    given = Given(translation, (step(asked.task.statement),))
    gives = dot(symbols, matrices.applied(entries, symbols))
    differs = step("it gives another value at a point", different(gives, form))
    stated = step(f"the answer {asked.part.answer}", is_stated)
    claim = "the stated matrix gives the form at every point"
    yield script(asked.part, "gives", claim, "unsat", given.plus(differs), stated)
    here = [_at(asked, translation, entries, point) for point in _points(size)]
    yield possible(asked.part, given.plus(step("at some points", *here)), is_stated, "consistent")
    yield always(asked.part, given.plus(step("at some points", *here)), is_stated, "unique")


def _symmetric(translation: Translation, size: int) -> matrices.Rows:
    """Declare a symmetric matrix of unknowns."""
    upper = {(i, j): translation.unknown(f"m_{i + 1}_{j + 1}") for j in range(size) for i in range(j + 1)}
    return [[upper[min(i, j), max(i, j)] for j in range(size)] for i in range(size)]


def _points(size: int) -> list[list[int]]:
    units = [[int(place == unit) for place in range(size)] for unit in range(size)]
    return [*units, *([a + b for a, b in zip(*pair, strict=True)] for pair in combinations(units, 2))]


def _at(asked: Asked[Model], translation: Translation, entries: matrices.Rows, point: list[int]) -> Term:
    here = [literal(entry) for entry in point]
    values = {name: number(entry) for name, entry in zip(asked.model.letters, point, strict=True)}
    form = translation.term(replaced(asked.model.form, values))
    return matrices.are_alike([dot(here, matrices.applied(entries, here))], [form])


def _eigenvalues(asked: Asked[Model]) -> Iterator[Script]:
    translation = Translation({})
    rows = matrices.stated(_halves(_form(asked), asked.model.letters), translation)
    given = Given(translation, (step(asked.task.statement),)).by("symmetric_matrix")
    yield from eigenvalues_are(asked.part, given, rows)


def _surface(asked: Asked[Model], said: Said) -> Relation:
    """Read the circle or the sphere of a part: the sum of the squares is a number."""
    surface = latex.relation(said["equation"])
    if {"circle": 2, "sphere": 3}.get(said["surface"]) != len(asked.model.letters):
        raise Unread(f"no {said['surface']} in this space")
    squares = added(Name(letter) ** 2 for letter in asked.model.letters)
    if surface.signs != ("=",) or surface.sides[0] != squares or letters(surface.sides[1]):
        raise Unread(f"no surface around the origin: {said.sentence}")
    return surface


def _holding(asked: Asked[Model], said: Said) -> tuple[Given, Sequence[Symbol], Term, Ratio]:
    """Return what an extreme point obeys, with its coordinates, and both values that lemma and form give."""
    translation, symbols = _symbols(asked)
    surface = _surface(asked, said)
    rows = matrices.stated(_halves(_form(asked), asked.model.letters), translation)
    eigenvalue = translation.unknown("eigenvalue")
    steps = (
        step(asked.task.statement, translation.relation(surface)),
        step("an eigenvector", is_eigenvector(rows, eigenvalue, symbols)),
    )
    given = Given(translation, steps).by("symmetric_matrix", "extremes_on_a_sphere")
    taken = ratio(eigenvalue * translation.term(surface.sides[1]))
    return given, symbols, translation.term(_form(asked)), taken


def _extremum(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for a point with the stated value, and for an eigenvalue that would give a value beyond it."""
    given, _, value, taken = _holding(asked, asked.said)
    translation = given.translation
    claims = [answers.is_value(translation, here, asked.part) for here in (value, taken)]
    yield possible(asked.part, given, every(claims), "attained")
    rows = matrices.stated(_halves(_form(asked), asked.model.letters), translation)
    singular = equal(matrices.determinant(matrices.shifted(rows, translation.symbols[-1])), 0)
    stated = translation.ratio(plain.expression(asked.part.answer))
    beyond = {"largest": below(stated, taken), "smallest": below(taken, stated)}[asked.said["extreme"]]
    steps = (step(asked.task.statement), step("an eigenvalue", singular))
    yield never(asked.part, Given(translation, steps, given.axioms), beyond, "exceeded")


def _points_of(asked: Asked[Model]) -> Iterator[Script]:
    before = asked.task.part("c")
    said = QUESTIONS.read(before.question)
    if said["surface"] != asked.said["surface"] or said.gaps.get("a") != asked.said.gaps.get("a"):
        raise Unread(f"another surface than in (c): {asked.said.sentence}")
    given, symbols, value, taken = _holding(asked, said)
    attained = [answers.is_value(given.translation, here, before) for here in (value, taken)]
    with_value = given.plus(step("the value of (c)", *attained))
    yield from members_are(asked.part, with_value, answers.is_point(given.translation, symbols, asked.part))


def _definite(asked: Asked[Model]) -> Iterator[Script]:
    a = unknown("a")
    translation = Translation({"a": a})
    rows = matrices.stated(_halves(asked.model.form, asked.model.letters), translation)
    corners = [[row[:size] for row in rows[:size]] for size in range(1, len(rows) + 1)]
    positive = every(less(0, matrices.determinant(corner)) for corner in corners)
    given = Given(translation, (step(asked.task.statement),)).by("symmetric_matrix", "leading_minors")
    yield from region_is(asked.part, given, positive, answers.is_in_region(translation, a, asked.part))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {
        "matrix": _matrix,
        "eigenvalues": _eigenvalues,
        "extremum": _extremum,
        "points": _points_of,
        "definite": _definite,
    },
)
