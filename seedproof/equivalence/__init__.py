"""Equivalence of a free-form answer, in text or LaTeX, and a golden typed one: equal, different, undecided.

Only exact arithmetic and certificates accept; points and balls refute; everything else is undecided. The
answer types are listed in `ANSWER_TYPES`.
"""

from seedproof.equivalence.comparing import ANSWER_TYPES, compare, compare_parts
from seedproof.equivalence.reading.parsing import read
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.verdict import Verdict

__all__ = ["ANSWER_TYPES", "Unreadable", "Verdict", "compare", "compare_parts", "read"]
