"""Situations that standards of several grades tell."""

from seedproof.benchmarks.curriculum.lexicon.situation import SituationType

ADDITIVE: tuple[SituationType, ...] = ("add to", "take from", "put together", "compare")
"""Table 1 of the Common Core's glossary."""
EQUAL_GROUPS: tuple[SituationType, ...] = ("equal groups", "array", "share", "measure out", "price", "rate")
"""Table 2, measured quantities included, without multiplicative comparison, which is grade 4."""
