"""What a template declares to `generate`: how a problem is sampled, answered, put into words, and drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from seedproof.problems import Subject
from seedproof.record.draws import Draws
from seedproof.text.formula import Formula

Facts = dict[str, Any]
"""All that makes a problem: JSON of integers, texts (exact numbers, too), lists, dictionaries. No floats."""

Drawing = dict[str, Any]
"""What a figure shows, exactly: see `drawing.py`."""


class Answer(NamedTuple):
    """The golden answer of one part: a formula, and its type as `seedproof.equivalence` compares it.

    A type may say more in brackets: `expression(x)`, `expression(x; x > 0)`, `antiderivative(x)`,
    `ode_family(x; 2)`.
    """

    formula: Formula
    type: str


class Words(NamedTuple):
    """A problem in words, with LaTeX between dollar signs: what is given, and what each part asks."""

    statement: str
    questions: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Template:
    """One kind of problem."""

    subject: Subject
    method: str
    """How `validate` decides, in a few words: `sign table`, `composition`."""
    sample: Callable[[Draws, int], Facts]
    """Draw a problem of a difficulty, 1 to 3. Raises: Rejected."""
    answers: Callable[[Facts], list[Answer]]
    """One for each part."""
    words: Callable[[Facts, Draws], Words]
    """Say it; the draws choose among phrasings."""
    drawing: Callable[[Facts], Drawing] | None = None
    """The figure, in templates that cannot be solved without it."""
    alt: Callable[[Facts], str] | None = None
    """The figure in a sentence that gives nothing of the answer away."""
    twin: Callable[[Facts], Facts] | None = None
    """Other facts with the same words, another figure and other answers: so the text alone does not do."""
    difficulties: tuple[int, ...] = (1, 2, 3)
    version: int = 1
    """Of the sampling: it goes up when the same seed gives another row."""
