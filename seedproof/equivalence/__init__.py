"""Compares a free-form answer, in text or LaTeX, with the correct one: equal, different or undecided.

Only exact arithmetic and certificates can prove *equal*. A point, or a ball in interval arithmetic, can prove
*different*. Everything else is undecided. `ANSWER_TYPES` lists the answer types.
"""

from seedproof.equivalence.comparing import ANSWER_TYPES, compare, compare_parts
from seedproof.equivalence.reading.parsing import read
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.verdict import Verdict

__all__ = ["ANSWER_TYPES", "Unreadable", "Verdict", "compare", "compare_parts", "read"]
