"""A linear system with a parameter: when it has one solution, none, or infinitely many."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Symbol, different, equal, negated, unknown
from seedproof.certifying.university import answers, latex, matrices, plain
from seedproof.certifying.university.expression import Name, Relation, Several
from seedproof.certifying.university.matrices import Rows, applied, determinant
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import Given, members_are, never, script, value_is
from seedproof.certifying.university.spaces import basis_is
from seedproof.certifying.university.systems import coefficient_matrix, equations
from seedproof.certifying.university.template import Asked, Task, Template, agree
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.system_with_parameter import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "system": {
            "Consider the linear system": "system:formula letters:letters t:word",
            "For every real number": "t:word letters:letters system:formula",
            "Let $#$ be a real number": "t:word letters:letters system:formula",
            "The solvability of the system": "system:formula letters:letters t:word",
        }
    },
    whole=True,
    seen="173a6db3",
)
QUESTIONS = meanings(
    (phrases.CRITICAL, phrases.UNSOLVABLE, phrases.SOLUTIONS, phrases.HOMOGENEOUS),
    {
        "singular": {
            "Find the set ... coefficient matrix is singular": "t:word",
            "Determine all values ... not a unique solution": "t:word",
            "For which $#$ does the system not have exactly one solution": "t:word",
        },
        "none": {"For exactly one value": "t:word", "For which value of $#$ is there no solution": "t:word"},
        "solution": {
            "Assume that there is exactly one solution": "order:formula t:word",
            "Solve the system ... exactly one solution": "t:word order:formula again:word",
        },
        "homogeneous": {
            "For one value of $#$ there are infinitely many solutions": "t:word",
            "Now choose the $#$ for which there are infinitely many solutions": "t:word",
        },
    },
    whole=True,
    seen="66be3117",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The equations, the unknowns in their order, and the parameter."""

    lines: tuple[Relation, ...]
    letters: tuple[str, ...]
    parameter: str


@dataclass(frozen=True, slots=True)
class Read:
    """The same as terms, for one part."""

    translation: Translation
    symbols: Sequence[Symbol]
    parameter: Symbol
    rows: Rows
    holding: Given
    """The equations hold."""


def _build(said: Said, task: Task) -> Model:
    return Model(equations(latex.one(said["system"])), tuple(said["letters"]), said["t"])


def _read(asked: Asked[Model]) -> Read:
    model = asked.model
    agree(asked.said, "t", model.parameter)
    symbols, parameter = [unknown(letter) for letter in model.letters], unknown(model.parameter)
    translation = Translation({symbol.text: symbol for symbol in (parameter, *symbols)})
    rows = matrices.stated(coefficient_matrix(model.lines, model.letters), translation)
    claims = [translation.relation(line) for line in model.lines]
    holding = Given(translation, (step(asked.task.statement, *claims),))
    return Read(translation, symbols, parameter, rows, holding)


def _singular(asked: Asked[Model]) -> Iterator[Script]:
    read = _read(asked)
    claim = step(asked.task.statement, equal(determinant(read.rows), 0))
    given = Given(read.translation, (claim,)).by("singular_matrix")
    yield from members_are(asked.part, given, answers.is_member(read.translation, read.parameter, asked.part))


def _none(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for a solution at the stated value, at which there is none, and at the other values of (a)."""
    read = _read(asked)
    given = read.holding
    here = answers.is_value(read.translation, read.parameter, asked.part)
    yield never(asked.part, given, here, "no_solution")
    stated = plain.expression(asked.part.answer)
    others = [member for member in answers.members(asked.task.part("a")) if member != stated]
    for place, other in enumerate(others):
        there = answers.is_expression(read.translation, read.parameter, other)
        claim = "at another number of (a) there are solutions"
        last = step("another number of (a)", there, negated(here))
        yield script(asked.part, f"other_{place}", claim, "sat", given, last)


def _solution(asked: Asked[Model]) -> Iterator[Script]:
    read = _read(asked)
    order = latex.expression(asked.said["order"])
    if not isinstance(order, Several) or order.items != tuple(map(Name, asked.model.letters)):
        raise Unread(f"another order of the unknowns: {asked.said.sentence}")
    if "again" in asked.said.gaps:
        agree(asked.said, "again", asked.model.parameter)
    one = step("there is exactly one solution", different(determinant(read.rows), 0))
    given = read.holding.plus(one).by("singular_matrix")
    claim = answers.is_tuple(read.translation, read.symbols, asked.part, asked.model.parameter)
    yield from value_is(asked.part, given, claim)


def _homogeneous(asked: Asked[Model]) -> Iterator[Script]:
    read = _read(asked)
    singular = answers.is_one_of(read.translation, read.parameter, asked.task.part("a"))
    solvable = negated(answers.is_value(read.translation, read.parameter, asked.task.part("b")))
    chosen = step("infinitely many solutions: a number of (a), but not that of (b)", singular, solvable)
    given = Given(read.translation, (step(asked.task.statement), chosen))
    rows = read.rows
    yield from basis_is(asked.part, given, len(rows), lambda vector: matrices.is_zero(applied(rows, vector)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"singular": _singular, "none": _none, "solution": _solution, "homogeneous": _homogeneous},
)
