"""Says facts in words: every sentence in a wording of its own, entries in an order of their own."""

from collections.abc import Mapping, Sequence

from seedproof.record.draws import Draws

Wordings = Sequence[str]
"""Sentences of one meaning, with the same named gaps: `("P({i}) = {p}.", "{p} is the value of P({i}).")`."""

Gaps = Mapping[str, object]
"""What stands in the gaps of one sentence, by name."""


def say(draws: Draws, wordings: Wordings, **gaps: object) -> str:
    """Say a fact in one of its wordings."""
    return draws.choice(wordings).format(**gaps)


def say_each(draws: Draws, wordings: Wordings, facts: Sequence[Gaps]) -> list[str]:
    """Say facts of one kind, each in a wording of its own, in random order."""
    places = draws.integers(len(facts), 0, len(wordings) - 1)
    sentences = [wordings[place].format_map(gaps) for place, gaps in zip(places, facts, strict=True)]
    draws.shuffle(sentences)
    return sentences
