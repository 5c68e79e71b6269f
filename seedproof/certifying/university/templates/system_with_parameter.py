"""A linear system with a parameter: when it has one solution, none, or infinitely many."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Symbol, different, equal, negated, unknown
from seedproof.certifying.university import answers, latex, matrices, plain
from seedproof.certifying.university.expression import Expression, Name, Relation, Several
from seedproof.certifying.university.matrices import Rows, applied, determinant
from seedproof.certifying.university.queries import Given, members_are, never, script, value_is
from seedproof.certifying.university.spaces import basis_is
from seedproof.certifying.university.systems import coefficient_matrix, equations
from seedproof.certifying.university.template import Asked, Task, Template, agree, sentences
from seedproof.certifying.university.translating import Translation

STATEMENTS = sentences(
    {
        "system": (
            "Consider the linear system $${system:formula}$$ for the real unknowns ${letters:formula}$, "
            "in which ${t:word}$ is a real parameter.",
            "For every real number ${t:word}$, a linear system in the unknowns ${letters:formula}$ "
            "is given by $${system:formula}$$",
            "Let ${t:word}$ be a real number. The real unknowns ${letters:formula}$ satisfy "
            "$${system:formula}$$",
            "The solvability of the system $${system:formula}$$ with the unknowns ${letters:formula}$ "
            "depends on the real parameter ${t:word}$.",
        )
    }
)
QUESTIONS = sentences(
    {
        "singular": (
            "Find the set of all ${t:word}$ for which the coefficient matrix is singular.",
            "Determine all values of ${t:word}$, as a set, for which there is not a unique solution.",
            "For which ${t:word}$ does the system not have exactly one solution? "
            "Give the set of all of them.",
        ),
        "none": (
            "For exactly one value of ${t:word}$ the equations contradict one another. Which one?",
            "For which value of ${t:word}$ is there no solution at all?",
        ),
        "solution": (
            "Assume that there is exactly one solution. Express ${order:formula}$ in terms of ${t:word}$.",
            "Solve the system for all ${t:word}$ for which there is exactly one solution, "
            "giving ${order:formula}$ in terms of ${again:word}$.",
        ),
        "homogeneous": (
            "For one value of ${t:word}$ there are infinitely many solutions. The differences of any two "
            "of them form a vector space: give a basis of it, as a set of vectors.",
            "Now choose the ${t:word}$ for which there are infinitely many solutions. Give a basis of the "
            "solutions of the corresponding homogeneous system, as a set of vectors.",
        ),
    }
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


def _build(said: Said, task: Task) -> Model:
    order = latex.formulas(said["letters"])
    return Model(equations(latex.one(said["system"])), _names(order), said["t"])


def _names(order: Sequence[Expression]) -> tuple[str, ...]:
    names = tuple(item.name for item in order if isinstance(item, Name))
    if len(names) != len(order):
        raise Unread("no order of the unknowns")
    return names


def _read(asked: Asked[Model]) -> Read:
    model = asked.model
    agree(asked.said, "t", model.parameter)
    symbols, parameter = [unknown(letter) for letter in model.letters], unknown(model.parameter)
    translation = Translation({symbol.text: symbol for symbol in (parameter, *symbols)})
    rows = matrices.stated(coefficient_matrix(model.lines, model.letters), translation)
    return Read(translation, symbols, parameter, rows)


def _holding(asked: Asked[Model], read: Read) -> Given:
    """Say that the equations hold."""
    claims = [read.translation.relation(line) for line in asked.model.lines]
    return Given(read.translation, (step(asked.task.statement, *claims),))


def _singular(asked: Asked[Model]) -> Iterator[Script]:
    read = _read(asked)
    claim = step(asked.task.statement, equal(determinant(read.rows), 0))
    given = Given(read.translation, (claim,)).by("singular_matrix")
    yield from members_are(asked.part, given, answers.is_member(read.translation, read.parameter, asked.part))


def _none(asked: Asked[Model]) -> Iterator[Script]:
    """Ask for a solution at the stated value, at which there is none, and at the other values of (a)."""
    read = _read(asked)
    given = _holding(asked, read)
    here = answers.is_value(read.translation, read.parameter, asked.part)
    yield never(asked.part, given, here, "no_solution")
    singular = asked.task.part("a")
    stated = plain.expression(asked.part.answer)
    others = [member for member in answers.members(singular) if member != stated]
    for place, other in enumerate(others):
        there = answers.is_expression(read.translation, read.parameter, other)
        claim = "at another number of (a) there are solutions"
        last = step("another number of (a)", there, negated(here))
        yield script(asked.part, f"other_{place}", claim, "sat", given, last)


def _solution(asked: Asked[Model]) -> Iterator[Script]:
    read = _read(asked)
    order = latex.expression(asked.said["order"])
    if not isinstance(order, Several) or _names(order.items) != asked.model.letters:
        raise Unread(f"another order of the unknowns: {asked.said.sentence}")
    if "again" in asked.said.gaps:
        agree(asked.said, "again", asked.model.parameter)
    one = step("there is exactly one solution", different(determinant(read.rows), 0))
    given = _holding(asked, read).plus(one).by("singular_matrix")
    claim = answers.is_tuple(read.translation, read.symbols, asked.part, asked.model.parameter)
    yield from value_is(asked.part, given, claim)


def _homogeneous(asked: Asked[Model]) -> Iterator[Script]:
    read = _read(asked)
    singular = answers.is_one_of(read.translation, read.parameter, asked.task.part("a"))
    solvable = negated(answers.is_value(read.translation, read.parameter, asked.task.part("b")))
    chosen = step("infinitely many solutions: a number of (a), but not that of (b)", singular, solvable)
    given = Given(read.translation, (step(asked.task.statement), chosen))
    yield from basis_is(
        asked.part, given, len(read.rows), lambda vector: matrices.is_zero(applied(read.rows, vector))
    )


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"singular": _singular, "none": _none, "solution": _solution, "homogeneous": _homogeneous},
)
