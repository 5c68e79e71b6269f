"""Benchmark `judge`: whether a worked solution of a university problem is right (after μ-MATH).

`university` says how its problems are worked out by rules, and which slips people make (`solve.py` of each
template). `choosing.py` plans four candidates of a problem, `drafting.py` says what each is to tell,
`writing.py` has a writer put it into words (`writers/`), `rewriting/` puts answers into other forms.
`cycle.py` reads the words back to steps and answers and decides each; `validate.py` proves labels by the
problem's own second path.
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
