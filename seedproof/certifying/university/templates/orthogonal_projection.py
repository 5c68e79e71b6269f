"""Orthogonal projections: the next vector of Gram and Schmidt, the nearest point, its distance."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, at_most, dot, equal
from seedproof.certifying.university import answers, latex, matrices
from seedproof.certifying.university.expression import Several
from seedproof.certifying.university.matrices import applied, transposed
from seedproof.certifying.university.queries import Given, never, value_is
from seedproof.certifying.university.template import Asked, Task, Template, sentences
from seedproof.certifying.university.translating import Translation

_BASIS = "$$v_{{1} = {first:formula}, \\quad v_{{2} = {second:formula}$$"
_COLUMNS = "$$A = {matrix:formula}, \\quad b = {b:formula}$$"
_B = "$$b = {b:formula}$$"
_SPACE = r"\mathbb{{R}^{{{size:integer}}"

STATEMENTS = sentences(
    {
        "vectors": (
            f"The vectors {_BASIS} span a subspace $U$ of ${_SPACE}$ with its usual scalar product. "
            f"Moreover, a vector is given by {_B}",
            f"Consider the subspace $U$ of ${_SPACE}$ with the basis {_BASIS} together with the vector {_B}",
            f"In ${_SPACE}$ with the usual scalar product, $U$ is the span of {_BASIS} "
            f"and $b$ is the vector {_B}",
            f"Let $U$ be the subspace of ${_SPACE}$ that is spanned by {_BASIS} and let {_B}",
        ),
        "columns": (
            f"The system $A x = b$ with {_COLUMNS} has more equations than unknowns, and no solution. "
            "The column space of $A$ is called $U$.",
            f"Consider the overdetermined system $A x = b$ with {_COLUMNS} "
            "and let $U$ be the space that the columns of $A$ span.",
            f"An experiment leads to the linear system $A x = b$ with {_COLUMNS} "
            "which no $x$ satisfies exactly. Let $U$ be the column space of $A$.",
            f"Let {_COLUMNS} and let $U$ be the column space of $A$, which does not contain $b$.",
        ),
    }
)
QUESTIONS = sentences(
    {
        "second": (
            "Apply the Gram–Schmidt process to $v_{{1}, v_{{2}$ in this order, without normalising. "
            "Which vector takes the place of $v_{{2}$?",
            "Find the vector $v_{{2} - c v_{{1}$, with a real number $c$, that is orthogonal to $v_{{1}$.",
        ),
        "last": (
            "Apply the Gram–Schmidt process to the columns of $A$ from left to right, without normalising. "
            "Which vector takes the place of the last column?",
            "Find the difference of the last column of $A$ and its orthogonal projection "
            "onto the span of the other columns.",
        ),
        "projection": (
            "Determine the orthogonal projection of $b$ onto $U$.",
            "Project $b$ orthogonally onto $U$: which vector results?",
        ),
        "closest": ("Which vector of $U$ is closest to $b$?",),
        "distance": ("How far is $b$ from $U$?", "What is the distance of $b$ from $U$?"),
        "least_squares": (
            r"For which $x$ is the Euclidean norm $\left\| A x - b \right\|$ smallest?",
            "Find the least squares solution $x$, for which the Euclidean norm "
            r"$\left\| A x - b \right\|$ is as small as possible.",
        ),
    }
)


@dataclass(frozen=True, slots=True)
class Model:
    """Vectors that span a space, in their order, and one more vector."""

    kind: str
    spanning: tuple[tuple[Term, ...], ...]
    b: tuple[Term, ...]


def _build(said: Said, task: Task) -> Model:
    none = Translation({})
    if said.kind == "columns":
        rows = matrices.stated(latex.expression(said["matrix"]), none)
        column = matrices.stated(latex.expression(said["b"]), none)
        spanning = tuple(tuple(column) for column in transposed(rows))
        return _seen(Model("columns", spanning, tuple(entry for (entry,) in column)))
    several = [latex.expression(said[name]) for name in ("first", "second", "b")]
    first, second, b = (_vector(none, item) for item in several)
    if len(b) != said["size"]:
        raise Unread(f"{task.row_id}: vectors of another length")
    return _seen(Model("vectors", (first, second), b))


def _vector(translation: Translation, read: object) -> tuple[Term, ...]:
    if not isinstance(read, Several):
        raise Unread(f"no vector: {read}")
    return tuple(matrices.left_to_engine(entry) for entry in translation.terms(read.items))


def _seen(model: Model) -> Model:
    if {len(vector) for vector in model.spanning} != {len(model.b)}:
        raise Unread("vectors of different lengths")
    return model


def _combined(asked: Asked[Model], start: Sequence[Term] | None, used: int) -> tuple[Given, Sequence[Term]]:
    """Return a vector less a combination of the first few, orthogonal to each of them."""
    translation = Translation({})
    spanning = asked.model.spanning[:used]
    factors = matrices.vector(translation, "c", used)
    result = matrices.vector(translation, "p", len(asked.model.b))
    combination = applied(transposed(spanning), factors)
    rest = [a - b for a, b in zip(start or asked.model.b, combination, strict=True)]
    orthogonal = [equal(dot(rest, vector), 0) for vector in spanning]
    meaning = rest if start else combination
    said = step("a combination, and what is left of the vector is orthogonal", *orthogonal)
    given = Given(translation, (step(asked.task.statement), said))
    return given.plus(step("called p", matrices.are_alike(result, meaning))), result


def _second(asked: Asked[Model]) -> Iterator[Script]:
    if asked.model.kind != "vectors":
        raise Unread(asked.said.sentence)
    yield from _gram_schmidt(asked)


def _last(asked: Asked[Model]) -> Iterator[Script]:
    if asked.model.kind != "columns":
        raise Unread(asked.said.sentence)
    yield from _gram_schmidt(asked)


def _gram_schmidt(asked: Asked[Model]) -> Iterator[Script]:
    spanning = asked.model.spanning
    given, result = _combined(asked, spanning[-1], len(spanning) - 1)
    yield from value_is(asked.part, given, answers.is_tuple(given.translation, result, asked.part))


def _projection(asked: Asked[Model]) -> Iterator[Script]:
    given, result = _combined(asked, None, len(asked.model.spanning))
    claim = answers.is_tuple(given.translation, result, asked.part)
    yield from value_is(asked.part, given.by("nearest_point"), claim)
    if asked.model.kind == "columns":
        factors = matrices.vector(given.translation, "x", len(asked.model.spanning))
        reached = matrices.are_alike(applied(transposed(asked.model.spanning), factors), asked.model.b)
        alone = Given(given.translation, (step(asked.task.statement),))
        yield never(asked.part, alone, reached, "no_solution")


def _distance(asked: Asked[Model]) -> Iterator[Script]:
    given, result = _combined(asked, None, len(asked.model.spanning))
    distance = given.translation.unknown("distance")
    rest = [a - b for a, b in zip(asked.model.b, result, strict=True)]
    length = step("the length of b - p", at_most(0, distance), equal(distance * distance, dot(rest, rest)))
    claim = answers.is_value(given.translation, distance, asked.part)
    yield from value_is(asked.part, given.by("nearest_point").plus(length), claim)


def _least_squares(asked: Asked[Model]) -> Iterator[Script]:
    given, _ = _combined(asked, None, len(asked.model.spanning))
    factors = [symbol for symbol in given.translation.symbols if symbol.text.startswith("c_")]
    claim = answers.is_tuple(given.translation, factors, asked.part)
    yield from value_is(asked.part, given.by("nearest_point"), claim)


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {
        "second": _second,
        "last": _last,
        "projection": _projection,
        "closest": _projection,
        "distance": _distance,
        "least_squares": _least_squares,
    },
)
