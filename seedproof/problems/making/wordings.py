"""Formulas whose form is a wording, as `\\frac{<above>}{n^<m> + <c>}`: one for each kind of them."""

from seedproof.problems.making.texts import Filling
from seedproof.problems.phrases import GAP
from seedproof.problems.writing import fill
from seedproof.text.formula import formula, latex


def filled(wording: str, /, **values: Filling) -> str:
    """Return the wording, its gaps filled with the values of their names; there may be more values than gaps.

    Formulas and numbers are written as LaTeX, a text as it is.
    """
    return fill(wording, **{name: _written(values[name]) for name in GAP.findall(wording)})


def _written(value: Filling) -> str:
    return value if isinstance(value, str) else latex(formula(value))
