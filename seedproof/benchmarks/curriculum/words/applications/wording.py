"""Fills the phrases of a story, and cuts them into sentences."""

from collections.abc import Mapping

from seedproof.benchmarks.curriculum.words.applications.tables import Story
from seedproof.record.draws import Draws
from seedproof.record.patterns import Pattern

_END = Pattern(r"(?<=[.?]) (?=[A-Z$0-9])")


def sentences_of(story: Story, slots: Mapping[str, object], draws: Draws) -> list[str]:
    """Draw a wording of each part of a story, and return its sentences."""
    sentences = list[str]()
    for wordings in story.parts:
        sentences += _END.split(draws.choice(wordings).format_map(slots))
    return sentences
