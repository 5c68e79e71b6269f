"""What a template declares to `generate`: how a problem is sampled, answered, put into words, and drawn."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from seedproof.problems import Subject
from seedproof.problems.drawing import Drawing
from seedproof.problems.facts import F
from seedproof.record.draws import Draws
from seedproof.text.formula import Formula


class Answer(NamedTuple):
    """The golden answer of one part: a formula, and its type as `seedproof.equivalence` compares it.

    A type may say more in brackets: `expression(x)`, `expression(x; x > 0)`, `antiderivative(x)`,
    `ode_family(x; 2)`. What else a question asks for is declared where there is something (`asks.py`).
    """

    formula: Formula
    type: str
    names: tuple[str, ...] = ()
    """What the values are called in the wordings that name them: `x_2`, `f(6)`, `y` for `y(t)`."""
    unit: str = ""
    """The unit that is asked for, or implied: `m^2`."""
    counted: str = ""
    """The noun that is counted, in the wordings that count: `terms`."""
    kind: str = ""
    """`numeral` or `fraction`, where a number is asked for that can only be one."""


class Words(NamedTuple):
    """A problem in words, with LaTeX between dollar signs: what is given, and what each part asks."""

    statement: str
    questions: tuple[str, ...]
    units: tuple[str, ...] = ()
    """Of each part, the unit that this statement implies and others do not."""


@dataclass(frozen=True, kw_only=True)
class Template(Generic[F]):
    """One kind of problem."""

    subject: Subject
    method: str
    """How `validate` decides, in a few words: `sign table`, `composition`."""
    sample: Callable[[Draws, int], F]
    """Draw a problem of a difficulty, 1 to 3. Raises: Rejected."""
    answers: Callable[[F], list[Answer]]
    """One for each part."""
    words: Callable[[F, Draws], Words]
    """Say it; the draws choose among phrasings."""
    drawing: Callable[[F], Drawing] | None = None
    """The figure, in templates that cannot be solved without it."""
    alt: Callable[[F], str] | None = None
    """The figure in a sentence that gives nothing of the answer away."""
    twin: Callable[[F], F] | None = None
    """Other facts with the same words, another figure and other answers: so the text alone does not do."""
    levels: Mapping[int, str] = field(default_factory=dict)
    """What each difficulty adds, by difficulty, a clause: `a second idea: the radius needs a limit`."""
    school: bool = False
    """Whether it is taught at school: of such a template there are few rows."""
    difficulties: tuple[int, ...] = (1, 2, 3)
    version: int = 1
    """The version of the sampling: it goes up when the same seed gives another row."""
