"""A system of linear equations with one solution, and its coefficients."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import equal, unknown
from seedproof.certifying.university import answers, latex, matrices
from seedproof.certifying.university.expression import Expression, Name, Relation, Several
from seedproof.certifying.university.matrices import determinant
from seedproof.certifying.university.queries import Given, value_is
from seedproof.certifying.university.systems import coefficient_matrix, equations
from seedproof.certifying.university.template import Asked, Task, Template, sentences
from seedproof.certifying.university.translating import Translation

_SYSTEM = "$${system:formula}$$"

STATEMENTS = sentences(
    {
        "counted": (
            "A system of {count:word} linear equations in the {again:word} unknowns {letters:letters} "
            f"is given: {_SYSTEM}",
        ),
        "named": (
            f"Here is a linear system for the unknowns {{letters:letters}}: {_SYSTEM}",
            f"The real numbers {{letters:letters}} satisfy {_SYSTEM}",
        ),
        "system": (f"Consider the system of linear equations {_SYSTEM}",),
    }
)
QUESTIONS = sentences(
    {
        "solution": (
            "Determine the values of the unknowns, as ${order:formula}$.",
            "Find the only solution of the system, written as ${order:formula}$.",
            "Solve the system, and give the solution in the form ${order:formula}$.",
        ),
        "determinant": (
            "Compute the determinant of the coefficient matrix, whose rows follow the equations "
            "and whose columns follow the order ${order:formula}$.",
            "What is the determinant of the coefficient matrix, with rows in the order of the equations "
            "and columns in the order ${order:formula}$?",
        ),
        "changed": (
            "In the {ordinal:word} equation the coefficient of ${letter:formula}$ is replaced "
            "by a real number $k$. For which $k$ does the new system not have exactly one solution?",
            "Replace the coefficient of ${letter:formula}$ in the {ordinal:word} equation "
            "by a real number $k$. Which value of $k$ makes the new coefficient matrix singular?",
        ),
    }
)
_COUNTS = {"two": 2, "three": 3, "four": 4}
_ORDINALS = ("first", "second", "third", "fourth")


@dataclass(frozen=True, slots=True)
class Model:
    """The equations, and the letters of the unknowns in the order of the parts."""

    lines: tuple[Relation, ...]
    letters: tuple[str, ...]


def _build(said: Said, task: Task) -> Model:
    lines = equations(latex.one(said["system"]))
    ordered = _letters(latex.expression(QUESTIONS.read(task.part("a").question)["order"]))
    if "letters" in said.gaps and tuple(said["letters"]) != ordered:
        raise Unread(f"{task.row_id}: the unknowns have two orders")
    if said.kind == "counted" and (
        said["count"] != said["again"] or not _COUNTS[said["count"]] == len(lines) == len(ordered)
    ):
        raise Unread(f"{task.row_id}: the unknowns or the equations are miscounted")
    return Model(lines, ordered)


def _letters(order: Expression) -> tuple[str, ...]:
    if not isinstance(order, Several):
        raise Unread("no order of the unknowns")
    return tuple(item.name for item in order.items if isinstance(item, Name))


def _in_order(asked: Asked[Model]) -> None:
    if _letters(latex.expression(asked.said["order"])) != asked.model.letters:
        raise Unread(f"another order of the unknowns: {asked.said.sentence}")


def _solution(asked: Asked[Model]) -> Iterator[Script]:
    _in_order(asked)
    symbols = [unknown(letter) for letter in asked.model.letters]
    translation = Translation({symbol.text: symbol for symbol in symbols})
    claims = [translation.relation(line) for line in asked.model.lines]
    given = Given(translation, (step(asked.task.statement, *claims),))
    yield from value_is(asked.part, given, answers.is_tuple(translation, symbols, asked.part))


def _determinant(asked: Asked[Model]) -> Iterator[Script]:
    _in_order(asked)
    translation = Translation({})
    rows = matrices.stated(coefficient_matrix(asked.model.lines, asked.model.letters), translation)
    value = translation.unknown("determinant")
    given = Given(translation, (step(asked.task.statement, equal(value, determinant(rows))),))
    yield from value_is(asked.part, given, answers.is_value(translation, value, asked.part))


def _changed(asked: Asked[Model]) -> Iterator[Script]:
    letter = latex.expression(asked.said["letter"])
    if not isinstance(letter, Name):
        raise Unread(f"no unknown: {asked.said.sentence}")
    translation = Translation({})
    stated = matrices.stated(coefficient_matrix(asked.model.lines, asked.model.letters), translation)
    rows = [list(row) for row in stated]
    k = translation.unknown("k")
    rows[_ORDINALS.index(asked.said["ordinal"])][asked.model.letters.index(letter.name)] = k
    singular = step(asked.task.statement, equal(determinant(rows), 0))
    given = Given(translation, (singular,)).by("singular_matrix")
    yield from value_is(asked.part, given, answers.is_value(translation, k, asked.part))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"solution": _solution, "determinant": _determinant, "changed": _changed},
)
