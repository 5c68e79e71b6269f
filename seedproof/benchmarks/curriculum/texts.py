"""Judges the words of a row by themselves: clear, of one situation, about what the row says.

Whoever wrote them. What they state is read elsewhere.
"""

from collections.abc import Iterator
from functools import lru_cache

from seedproof.benchmarks.curriculum.agreeing import disagreeing
from seedproof.benchmarks.curriculum.belonging import misfits, wrong_units
from seedproof.benchmarks.curriculum.clarity import unclear
from seedproof.benchmarks.curriculum.lexicon.measures import UNIT
from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.standards.shapes import Polygon
from seedproof.benchmarks.curriculum.stories import BARE_THEMES

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


def wrong_words(row: CurriculumRow, by_model: bool = False) -> tuple[tuple[str, str], ...]:
    """Return what is wrong with the words of a row by themselves, whatever they state.

    `by_model` says whether a model wrote them, whose vocabulary is not ours. Raises: ValueError, as `parted`.
    """
    main, _ = parted(row["dialogue"][0]["content"])
    body, _ = parted(row["question"])
    told = "" if row["kind"] == "original" else main
    return _wrong_words(row["family"], row["kind"], row["theme"], told, body, by_model)


# As many as a release has rows: a generator judges what it writes, and the gates of a process judge it again.
@lru_cache(maxsize=1 << 14)
def _wrong_words(
    family: str, kind: str, theme: str, told: str, body: str, by_model: bool
) -> tuple[tuple[str, str], ...]:
    return tuple(_judged(family, kind, theme, told, body, by_model))


def _judged(
    family: str, kind: str, theme: str, told: str, body: str, by_model: bool
) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with a text; `told` is that of the problem which a follow-up goes on from."""
    if not by_model:
        for sentence in disagreeing(body):
            yield "number", sentence
    # With one number changed, a text is as clear as its problem, and speaks of the same.
    if kind == "counterfactual":
        return
    for rule, sentence in unclear(body, told):
        yield f"unclear-{rule}", sentence
    if by_model:
        return
    standard = standard_of(family)
    whole = f"{told} {body}".strip()
    if isinstance(standard.asks, Polygon):
        yield from wrong_units(whole, frozenset(("length",)))
    elif standard.tells and standard.tells != ("level",) and theme not in BARE_THEMES | THINGLESS:
        yield from misfits(whole, theme)


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
