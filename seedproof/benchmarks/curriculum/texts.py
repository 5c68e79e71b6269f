"""Judges the words of a row by themselves: clear, of one situation, about what the row says.

Whoever wrote them. What they state is read elsewhere.
"""

from collections.abc import Iterator

from seedproof.benchmarks.curriculum.agreeing import disagreeing
from seedproof.benchmarks.curriculum.belonging import misfits, wrong_units
from seedproof.benchmarks.curriculum.clarity import unclear
from seedproof.benchmarks.curriculum.lexicon.measures import UNIT
from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.model.reading import told_by_model
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.standards.shapes import Polygon
from seedproof.benchmarks.curriculum.stories import has_story

STEPS: frozenset[SituationType] = frozenset(("add to", "take from"))
"""What may happen in a further step, whatever the problem before tells."""
THINGLESS = frozenset(("money",))
"""Themes of stories that are about no thing of a situation."""

NAMED_CONCEPTS = frozenset(("length", "measurement"))
"""What a model's texts are about that tell of any thing in lengths, or in units of any kind."""


def parted(question: str) -> tuple[str, str]:
    """Split a question into its text and the paragraph on the answer's form. Raises: ValueError."""
    body, blank, ending = question.rpartition("\n\n")
    if not blank or "\n" in body:
        raise ValueError("the question is not one paragraph and the form of its answer")
    return body, ending


def wrong_words(row: CurriculumRow) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the words of a row by themselves, whatever they state."""
    main, _ = parted(row["dialogue"][0]["content"])
    body, _ = parted(row["question"])
    # The vocabulary of a model is not ours.
    by_model = told_by_model(row["id"], body) is not None
    if not by_model:
        for sentence in disagreeing(body):
            yield "number", sentence
    # With one number changed, a text is as clear as its problem, and speaks of the same.
    if row["kind"] == "counterfactual":
        return
    told = "" if row["kind"] == "original" else main
    for rule, sentence in unclear(body, told):
        yield f"unclear-{rule}", sentence
    if by_model:
        return
    standard = standard_of(row["family"])
    whole = f"{told} {body}".strip()
    if isinstance(standard.asks, Polygon):
        yield from wrong_units(whole, frozenset(("length",)))
    elif standard.tells and standard.tells != ("level",) and has_story(row) and row["theme"] not in THINGLESS:
        yield from misfits(whole, row["theme"])


def _is_same(first: str, second: str, told: str) -> bool:
    """Return whether two themes are one: the same, or a unit and what a text measures in it."""
    if first == second:
        return True
    for unit, measured in ((first, second), (second, first)):
        if unit in UNIT and any(f"{form} of {measured}" in told for form in (unit, UNIT[unit].plural)):
            return True
    return False


def wrong_story(row: CurriculumRow, theme: str, tells: frozenset[SituationType]) -> Iterator[tuple[str, str]]:
    """Yield what was read that a story is about, or has, other than the row and its standard say."""
    told = " ".join(turn["content"] for turn in row["dialogue"])
    if theme and row["theme"] not in NAMED_CONCEPTS and not _is_same(theme, row["theme"], told):
        yield "theme", f"the text is about {theme!r}, the row says {row['theme']!r}"
    own = frozenset(standard_of(row["family"]).tells)
    if row["kind"] == "incremental":
        own |= STEPS
    foreign = tells - own
    if foreign:
        yield "situation", f"the story has {', '.join(sorted(foreign))}, which is not in its standard"
