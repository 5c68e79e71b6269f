"""Statements that give one square matrix."""

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import step
from seedproof.certifying.terms import Term
from seedproof.certifying.university import latex, matrices
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.matrices import Rows
from seedproof.certifying.university.queries import Given
from seedproof.certifying.university.template import Asked, Task
from seedproof.certifying.university.translating import Translation


def matrix_of(said: Said, task: Task) -> Expression:
    """Return the matrix of a statement."""
    return latex.expression(said["matrix"])


def translated(asked: Asked[Expression], *symbols: Term) -> tuple[Given, Rows]:
    """Translate it for one part, in which there may be symbols. Raises: Unread unless it is square."""
    translation = Translation({symbol.text: symbol for symbol in symbols})
    rows = matrices.square(matrices.stated(asked.model, translation))
    return Given(translation, (step(asked.task.statement),)), rows
