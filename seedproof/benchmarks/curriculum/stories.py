"""Decides whether a row tells of something, or is an exercise with numbers alone."""

from seedproof.benchmarks.curriculum.row import CurriculumRow

BARE_THEMES = frozenset(("calculation", "comparison", "equation", "two equations", "factor pairs"))
"""What a row is about that has no story."""


def has_story(row: CurriculumRow) -> bool:
    """Return whether a row is about some thing, substance or figure."""
    return row["theme"] not in BARE_THEMES
