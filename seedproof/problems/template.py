"""The contract of `generate.py` in a template: how to sample, answer, word and draw a problem."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from seedproof.problems import Subject
from seedproof.problems.drawing import Drawing
from seedproof.problems.facts import F
from seedproof.record.draws import Draws
from seedproof.text.formula import Formula


class Answer(NamedTuple):
    """The golden answer of one part: a formula, and the type by which `seedproof.equivalence` compares it.

    A type may have arguments: `expression(x)`, `expression(x; x > 0)`, `antiderivative(x)`, `ode_family(x;
    2)`. The other fields declare the form that the question asks for (`asks.py`).
    """

    formula: Formula
    type: str
    names: tuple[str, ...] = ()
    """The names of the values in wordings that name them: `x_2`, `f(6)`, `y` for `y(t)`."""
    unit: str = ""
    """The requested or implied unit: `m^2`."""
    counted: str = ""
    """The counted noun, in wordings that count: `terms`."""
    kind: str = ""
    """`numeral` or `fraction`, if the requested number must be one."""


class Words(NamedTuple):
    """A problem in words, with LaTeX between dollar signs: the statement, and the question of each part."""

    statement: str
    questions: tuple[str, ...]
    units: tuple[str, ...] = ()
    """For each part, the unit implied by this statement only."""


@dataclass(frozen=True, kw_only=True)
class Template(Generic[F]):
    """One kind of problem."""

    subject: Subject
    method: str
    """The method of `validate` in a few words: `sign table`, `composition`."""
    sample: Callable[[Draws, int], F]
    """Draws a problem of a difficulty, 1 to 3. Raises: Rejected."""
    answers: Callable[[F], list[Answer]]
    """Returns one answer per part."""
    words: Callable[[F, Draws], Words]
    """Words the problem; the draws choose among phrasings."""
    drawing: Callable[[F], Drawing] | None = None
    """Draws the figure, in templates that cannot be solved without it."""
    alt: Callable[[F], str] | None = None
    """Describes the figure in a sentence that does not reveal the answer."""
    twin: Callable[[F], F] | None = None
    """Returns facts with the same words but another figure and answers: proof that the figure is needed."""
    levels: Mapping[int, str] = field(default_factory=dict)
    """For each difficulty, a clause about what makes it hard: `a second idea: the radius needs a limit`."""
    school: bool = False
    """Whether the problem is taught at school; such templates have few rows."""
    difficulties: tuple[int, ...] = (1, 2, 3)
    version: int = 1
    """The version of the sampling; increase it when the same seed gives another row."""
