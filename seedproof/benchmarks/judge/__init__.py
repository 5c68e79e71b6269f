"""Benchmark `judge`: whether a worked solution of a university problem is right (after μ-MATH).

`university` says how its problems are worked out and which slips people make (`solve.py` of each template).
`candidates.py` takes two slips and two right solutions of a problem, `rewriting` puts the answers into other
forms, `writing.py` into words. The labels are proved by the problem's own second path.
"""

from seedproof.record.answer_forms import ANSWER_FORMS

METHOD = "second path of the problem, and comparison of the answers"
"""How labels are decided."""

ASKED = (
    "Below are a problem, its correct answer, and a solution that somebody wrote. Is the final answer of the "
    "solution correct in all its parts? It may be written in another form than the correct answer, and the "
    f"way to it does not count. {ANSWER_FORMS['yes or no'].sentence}"
)
"""What every question begins with."""
