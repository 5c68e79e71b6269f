"""What a template declares on its sheet, `make.py`: how a problem is drawn, and worked to its answers."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, Generic, NamedTuple

from seedproof.problems import SHEETS, WORKED, Subject, declaration
from seedproof.problems.drawing import Drawing
from seedproof.problems.facts import F
from seedproof.problems.making.texts import Filling, Writer
from seedproof.problems.phrases import Phrases, phrases_of
from seedproof.problems.solution import NO_SLIP, Slip, Solution, Worked
from seedproof.problems.template import Answer, Template, Words
from seedproof.record.draws import Draws, Rejected


class Typed(NamedTuple):
    """What is declared of the answer of one part, beside its formula; `Answer` says what each means."""

    type: str
    names: tuple[str, ...] = ()
    unit: str = ""
    counted: str = ""
    kind: str = ""


def _nothing(facts: object) -> Mapping[str, Filling]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Sheet(Generic[F]):
    """One kind of problem; `Template` says more of what is not told here."""

    subject: Subject
    method: str
    sample: Callable[[Draws, int], F]
    work: Callable[[F, Slip], Worked]
    """The work, with a slip or none, whose end are the answers.

    Raises: Rejected for facts that make no good problem, or where a slip leads nowhere."""
    types: Sequence[Typed] | Callable[[F], Sequence[Typed]]
    """Of the answer of each part."""
    slips: Mapping[str, str] = field(default_factory=dict)
    """What goes wrong, by name: a clause, `the sign of the derivative is lost`. With a figure, nothing."""
    gaps: Callable[[F], Mapping[str, Filling]] = _nothing
    """What fills the gaps that are no fields: a formula, a number, or words."""
    order: tuple[int, ...] = ()
    """In which wordings are drawn, 0 for the statement, where it is not that of the text."""
    words: Callable[[F, Writer], Words] | None = None
    """Says the problem, where its texts are put together in another way than by `TEXTS`."""
    levels: Mapping[int, str]
    school: bool = False
    difficulties: tuple[int, ...] = (1, 2, 3)
    version: int = 1

    def answers(self, facts: F) -> list[Answer]:
        """Return what the work comes to. Raises: Rejected."""
        types = self.types(facts) if callable(self.types) else self.types
        ends = self.work(facts, NO_SLIP).answers
        return [Answer(end, *typed) for end, typed in zip(ends, types, strict=True)]

    def said(self, facts: F, draws: Draws, phrases: Phrases) -> Words:
        """Return the problem in words."""
        writer = Writer(facts, phrases, draws, self.gaps(facts))
        return self.words(facts, writer) if self.words else writer.words(self.order)

    def worked(self, facts: F, slip: str) -> Worked:
        """Return the work with the slip of this name, if any. Raises: Rejected where it changes no answer."""
        worked = self.work(facts, Slip(slip))
        if slip and worked.answers == self.work(facts, NO_SLIP).answers:
            raise Rejected("the slip changes nothing")
        return worked


@dataclass(frozen=True, kw_only=True)
class Figure(Generic[F]):
    """The figure of a template that cannot be solved without it: its `figure.py`."""

    drawing: Callable[[F], Drawing]
    alt: str | Callable[[F], str]
    """It in a sentence that gives nothing of the answer away."""
    twin: Callable[[F], F]
    """Other facts with the same words, another figure and other answers: so the text alone does not do."""

    def described(self, facts: F) -> str:
        """Return the sentence about the figure of these facts."""
        return self.alt if isinstance(self.alt, str) else self.alt(facts)


def template(name: str) -> Template[Any]:
    """Return what makes the problems of a template, as its sheet and its figure declare it."""
    sheet: Sheet[Any] = declaration(name, "make", Sheet)
    phrases = phrases_of(name)
    made = Template(
        subject=sheet.subject,
        method=sheet.method,
        sample=sheet.sample,
        answers=sheet.answers,
        words=lambda facts, draws: sheet.said(facts, draws, phrases),
        levels=sheet.levels,
        school=sheet.school,
        difficulties=sheet.difficulties,
        version=sheet.version,
    )
    if name in WORKED:
        return made
    figure: Figure[Any] = declaration(name, "figure", Figure)
    return replace(made, drawing=figure.drawing, alt=figure.described, twin=figure.twin)


def solution_of(name: str) -> Solution[Any]:
    """Return how the problems of a template are worked out."""
    if name not in SHEETS:
        return declaration(name, "solve", Solution)
    sheet: Sheet[Any] = declaration(name, "make", Sheet)
    facts = import_module(f"seedproof.problems.templates.{name}.facts").Facts
    return Solution(facts=facts, work=sheet.worked, slips=sheet.slips)
