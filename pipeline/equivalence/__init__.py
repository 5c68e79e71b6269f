"""Whether a free-form answer, in text or LaTeX, equals a golden typed one: equal, different or undecided.

Only exact arithmetic and certificates accept; points and balls refute; everything else is undecided. The
answer types are `ANSWER_TYPES`.
"""

from pipeline.equivalence.comparing import ANSWER_TYPES, compare, compare_parts
from pipeline.equivalence.parsing import read
from pipeline.equivalence.unreadable import Unreadable
from pipeline.equivalence.verdict import Verdict

__all__ = ["ANSWER_TYPES", "Unreadable", "Verdict", "compare", "compare_parts", "read"]
