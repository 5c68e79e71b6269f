"""Stories that linear equations tell.

tables       phrases, by the equation that they state
pair_tables  the same of two equations
matching     which numbers of an equation a story names
linear       one equation
pairs        two equations
"""

from seedproof.benchmarks.curriculum.words.applications.linear import tell_application
from seedproof.benchmarks.curriculum.words.applications.pairs import tell_pair_application

__all__ = ["tell_application", "tell_pair_application"]
