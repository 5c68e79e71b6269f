"""Benchmark `judge`: whether a worked solution of a university problem is right (after μ-MATH).

`university` says how its problems are worked out and which slips people make (`solve.py` of each template).
`candidates.py` takes two slips and two right solutions of a problem, `rewriting` puts the answers into other
forms, `writing.py` into words. The labels are proved by the problem's own second path.
"""

METHOD = "second path of the problem, and comparison of the answers"
"""How labels are decided."""

ASKED = (
    "Below are a problem, its correct answer, and a solution that somebody wrote. Is the final answer of the "
    "solution correct in all its parts? It may be written in another form than the correct answer, and the "
    "way to it does not count. Answer yes or no."
)
"""What every question begins with."""
