"""What a way of wording gives: the sentences of a problem, and what they are about."""

from typing import Any

import msgspec

from seedproof.benchmarks.curriculum.lexicon.situation import SituationType


class Told(msgspec.Struct, frozen=True):
    """A problem in words, without the paragraph on the answer's form."""

    sentences: tuple[str, ...]
    """The sentences in order; a restated one can take the place of one of them."""
    theme: str
    """What it is about: a thing of the lexicon, or the fixed concept in a word or two."""
    scene: Any = None
    """The teller of a story, with who has what, for a follow-up to continue."""
    tells: frozenset[SituationType] = frozenset()
    """The situations that the sentences tell; none where there is no story."""

    @property
    def text(self) -> str:
        """All sentences, on one line."""
        return " ".join(self.sentences)
