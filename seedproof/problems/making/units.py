"""Units that a statement implies, by what it says."""

from collections.abc import Mapping

from seedproof.problems.template import Words


def with_units(words: Words, units: Mapping[str, tuple[str, ...]]) -> Words:
    """Return a problem with the units of its parts, given by what the statement says, perhaps none."""
    implied = [several for story, several in units.items() if story in words.statement]
    return words._replace(units=implied[0]) if implied else words
