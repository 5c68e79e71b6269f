"""A quadratic form: its matrix, its eigenvalues, its extrema on a sphere, when it is positive definite."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Symbol, Term, different, dot, equal, every, less, literal, unknown
from seedproof.certifying.university import answers, expression, latex, matrices, plain, queries
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.eigenvalues import eigenvalues_are, is_eigenvector
from seedproof.certifying.university.expression import Expression, Matrix, Name, Number, Relation, letters
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, possible, script
from seedproof.certifying.university.ratio import Ratio, below, ratio
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.quadratic_form import phrases

STATEMENTS = meanings(
    phrases.STATEMENTS.values(),
    {
        "parameter": {
            r"A quadratic form on $\mathbb{R}^{#}$ that depends on a real number $a$": (
                "size:integer letters:formula q:formula"
            ),
            "Consider ... with a real parameter $a$": "letters:formula q:formula",
            "For real $a$, let": "letters:formula q:formula",
            "The quadratic form $q$ has a coefficient that depends": "letters:formula q:formula",
        },
        "form": {
            r"A quadratic form on $\mathbb{R}^{#}$ is given": "size:integer letters:formula q:formula",
            "Consider the quadratic form": "letters:formula q:formula",
            "Let ... for real": "letters:formula q:formula again:formula",
            "The real quadratic form $q$ is defined by": "letters:formula q:formula",
        },
    },
    seen="76ee3863",
)
QUESTIONS = meanings(
    [
        *phrases.FIRST.values(),
        *phrases.EIGENVALUES.values(),
        *phrases.EXTREMA.values(),
        *phrases.POINTS.values(),
    ],
    {
        "matrix": ("Find the symmetric matrix $M$", "Which symmetric matrix $M$ belongs to $q$"),
        "eigenvalues": {
            "Determine the set of its eigenvalues": "",
            "Find the eigenvalues of this matrix": "",
            "Let $a = #$. Find the set of the eigenvalues": "a",
            "Suppose that $a = #$. Which eigenvalues": "a",
        },
        "extremum": {
            "Find the # value that $q$ takes": "extreme:word surface:word squares:formula square:formula",
            "What is the # value of $q$": "extreme:word surface:word squares:formula square:formula",
            "Still with $a = #$": "a extreme:word surface:word squares:formula square:formula",
            "For the same $a = #$": "a extreme:word surface:word squares:formula square:formula",
        },
        "points": {
            "At which points of this # is it attained": "surface:word",
            "With $a = #$, at which points of this # is it attained": "a surface:word",
            "Find the set of all points of this # where $q$ has that value": "surface:word",
            "Find the set of all points of this # where $q$ with $a = #$ has that value": "surface:word a",
        },
        "definite": ("Find all $a$ for which $q(v) > 0$", "For which $a$ is $q$ positive definite"),
    },
    seen="245c4554",
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
    return expression.replaced(asked.model.form, {"a": Number(asked.said["a"])})


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
    upper = {(i, j): translation.unknown(f"m_{i + 1}_{j + 1}") for j in range(size) for i in range(j + 1)}
    entries = [[upper[min(i, j), max(i, j)] for j in range(size)] for i in range(size)]
    is_stated = matrices.is_matrix(translation, entries, plain.matrix(asked.part.answer))
    given = Given(translation, (step(asked.task.statement),))
    gives = dot(symbols, matrices.applied(entries, symbols))
    differs = step("it gives another value at a point", different(gives, form))
    stated = step(f"the answer {asked.part.answer}", is_stated)
    claim = "the stated matrix gives the form at every point"
    yield script(asked.part, "gives", claim, "unsat", given.plus(differs), stated)
    units = [[int(place == unit) for place in range(size)] for unit in range(size)]
    sums = [[a + b for a, b in zip(*pair, strict=True)] for pair in combinations(units, 2)]
    here = step("at some points", *(_at(asked, translation, entries, point) for point in [*units, *sums]))
    yield possible(asked.part, given.plus(here), is_stated, "consistent")
    yield queries.always(asked.part, given.plus(here), is_stated, "unique")


def _at(asked: Asked[Model], translation: Translation, entries: matrices.Rows, point: list[int]) -> Term:
    here = [literal(entry) for entry in point]
    values = {name: expression.number(entry) for name, entry in zip(asked.model.letters, point, strict=True)}
    form = translation.term(expression.replaced(asked.model.form, values))
    return matrices.are_alike([dot(here, matrices.applied(entries, here))], [form])


def _eigenvalues(asked: Asked[Model]) -> Iterator[Script]:
    translation = Translation({})
    rows = matrices.stated(_halves(_form(asked), asked.model.letters), translation)
    given = Given(translation, (step(asked.task.statement),)).by("symmetric_matrix")
    yield from eigenvalues_are(asked.part, given, rows)


def _surface(asked: Asked[Model], said: Said) -> Relation:
    """Read the circle or the sphere of a part: the sum of the squares is a number."""
    radius = latex.expression(said["square"])
    if {"circle": 2, "sphere": 3}.get(said["surface"]) != len(asked.model.letters):
        raise Unread(f"no {said['surface']} in this space")
    squares = expression.added(Name(letter) ** 2 for letter in asked.model.letters)
    if latex.expression(said["squares"]) != squares or letters(radius):
        raise Unread(f"no surface around the origin: {said.sentence}")
    return Relation((squares, radius), ("=",))


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
    yield queries.never(asked.part, Given(translation, steps, given.axioms), beyond, "exceeded")


def _points_of(asked: Asked[Model]) -> Iterator[Script]:
    before = asked.task.part("c")
    said = QUESTIONS.read(before.question)
    if said["surface"] != asked.said["surface"] or said.gaps.get("a") != asked.said.gaps.get("a"):
        raise Unread(f"another surface than in (c): {asked.said.sentence}")
    given, symbols, value, taken = _holding(asked, said)
    attained = [answers.is_value(given.translation, here, before) for here in (value, taken)]
    with_value = given.plus(step("the value of (c)", *attained))
    members = answers.is_point(given.translation, symbols, asked.part)
    yield from queries.members_are(asked.part, with_value, members)


def _definite(asked: Asked[Model]) -> Iterator[Script]:
    a = unknown("a")
    translation = Translation({"a": a})
    rows = matrices.stated(_halves(asked.model.form, asked.model.letters), translation)
    corners = [[row[:size] for row in rows[:size]] for size in range(1, len(rows) + 1)]
    positive = every(less(0, matrices.determinant(corner)) for corner in corners)
    given = Given(translation, (step(asked.task.statement),)).by("symmetric_matrix", "leading_minors")
    membership = answers.is_in_region(translation, a, asked.part)
    yield from queries.region_is(asked.part, given, positive, membership)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={
        "matrix": _matrix,
        "eigenvalues": _eigenvalues,
        "extremum": _extremum,
        "points": _points_of,
        "definite": _definite,
    },
)
