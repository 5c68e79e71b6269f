"""Math benchmarks whose every row can be proved from its seed.

    import seedproof as sp

    rows = sp.load("missing_fact")
    score = sp.score(rows[17], "Answer: 10/37")
    verdict = sp.compare("x**2/2", "\\frac{x^2}{2} + C", "antiderivative(x)")
    row = sp.rebuild("missing_fact/bayes_missing_prior/d2/000017")
    checks = list(sp.audit(row))

The rooms, from the ground up: `record` has rows, seeds and draws; `exact`, `text`, `figures`, `proving` and
`solving` are what benchmarks are written with; `answers` and `equivalence` read and compare answers;
`contract` says what a benchmark is, `problems` has the templates that two of them share, `benchmarks` the
five; `scoring` and `auditing` are what is done with a row. The package `pipeline` makes releases of them.
"""

from seedproof.auditing.checks import Check, State
from seedproof.auditing.row import audit, rebuild
from seedproof.contract.registry import benchmark
from seedproof.loading import load
from seedproof.record.errors import SeedproofError
from seedproof.record.verdict import Verdict
from seedproof.scoring.responses import PartScore, Score, score

__version__ = "0.3.0"
"""Raised with every change of what is written into releases; a manifest names it as `code`."""

__all__ = [
    "Check",
    "PartScore",
    "Score",
    "SeedproofError",
    "State",
    "Verdict",
    "__version__",
    "audit",
    "benchmark",
    "compare",
    "load",
    "rebuild",
    "score",
]


def compare(gold: str, answer: str, answer_type: str) -> Verdict:
    """Compare an answer with the golden one, in text or LaTeX: equal, different or undecided, and why.

    Types are those of university rows, such as `number`, `expression(x; x > 0)` or `antiderivative(x)`.
    Raises: ValueError for an unknown type. No answer raises.
    """
    from seedproof.equivalence import compare as compared
    from seedproof.equivalence.answer_types import parse_type

    return compared(gold, answer, *parse_type(answer_type))
