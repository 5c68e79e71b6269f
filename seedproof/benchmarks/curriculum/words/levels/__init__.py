"""Words stories of levels above and below zero.

phrases    tables of sentences, by what happens
numerals   numbers as these stories write them
scene      who or what has the level, and when
telling    a problem's plot in sentences
following  one more change of the level
"""

from seedproof.benchmarks.curriculum.words.levels.telling import tell_level

__all__ = ["tell_level"]
