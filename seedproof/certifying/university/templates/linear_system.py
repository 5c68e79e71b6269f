"""A system of linear equations with one solution, and its coefficients."""

from collections.abc import Iterator
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import equal, unknown
from seedproof.certifying.university import answers, latex, matrices
from seedproof.certifying.university.expression import Expression, Name, Relation, Several
from seedproof.certifying.university.matrices import determinant
from seedproof.certifying.university.meanings import meanings, patterns
from seedproof.certifying.university.queries import Given, value_is
from seedproof.certifying.university.systems import coefficient_matrix, equations
from seedproof.certifying.university.template import Asked, Task, Template, sentences
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.linear_system import phrases

STATEMENTS = sentences(
    patterns(
        (phrases.STATEMENTS,),
        {
            "counted": {"A system": "count:word again:word letters:letters system:formula"},
            "named": {
                "Here is a linear system": "letters:letters system:formula",
                "The real numbers # satisfy": "letters:letters system:formula",
            },
            "system": {"Consider the system": "system:formula"},
        },
        seen="4997b85e",
    )
)
QUESTIONS = meanings(
    (phrases.SOLUTIONS, phrases.DETERMINANTS, phrases.CRITICAL),
    {
        "solution": {
            "Determine the values of the unknowns": "order:formula",
            "Find the only solution of the system": "order:formula",
            "Solve the system, and give the solution": "order:formula",
        },
        "determinant": {
            "Compute the determinant": "order:formula",
            "What is the determinant": "order:formula",
        },
        "changed": {
            "In the # equation the coefficient of $#$ is replaced": "ordinal:word letter:formula",
            "Replace the coefficient of $#$ in the # equation": "letter:formula ordinal:word",
        },
    },
    seen="8c1b389a",
)
_COUNTS = {"two": 2, "three": 3, "four": 4}
_ORDINALS = ("first", "second", "third", "fourth")


@dataclass(frozen=True, slots=True)
class Model:
    """The equations, and the letters of the unknowns in the order of the parts."""

    lines: tuple[Relation, ...]
    letters: tuple[str, ...]


def _build(said: Said, task: Task) -> Model:
    lines = equations(latex.one(rf"\begin{{cases}} {said['system']} \end{{cases}}"))
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
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"solution": _solution, "determinant": _determinant, "changed": _changed},
)
