"""Compute answers that are plain enough by SymPy, which knows nothing of the reader."""

import re

import sympy
from sympy.parsing import sympy_parser

from tests.corpus.held_out_2.values import FUNCTIONS

RULES = (
    *sympy_parser.standard_transformations,
    sympy_parser.convert_xor,
    sympy_parser.implicit_multiplication_application,
)
REWRITTEN = [
    (r"[$]|\\[()\[\],;]|\\left(?=[(])|\\right(?=[)])|\\displaystyle|\\ |\.$", " "),
    (r"[−–]", "-"),
    (r"\\cdot|\\times|[×·]", "*"),
    (r"\\[dt]?frac\s*(\d)\s*(\d)", r"((\1)/(\2))"),
    (r"√(\d+)|\\sqrt\s*(\d)", r"sqrt(\1\2)"),
    (r"\\(ln|log|exp|sin|cos|tan|arcsin|arctan|pi)(?![a-z])", r" \1 "),
    (r"\b[a-zA-Z]\([a-z]\) =|\b[a-zA-Z] =", " "),
    (r"\{,\}", ""),
]
NESTED = [
    (r"\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}", r"((\1)/(\2))"),
    (r"\\sqrt\{([^{}]*)\}", r"sqrt(\1)"),
    (r"\^\{([^{}]*)\}", r"**(\1)"),
    (r"\\boxed\{([^{}]*)\}", r"(\1)"),
    (r"(ln|log)\s*\{([^{}]*)\}", r"\1(\2)"),
]
WORD = r"(?:sqrt|log|ln|exp|sin|cos|tan|arcsin|arctan|pi|[xynste])"
PLAIN = re.compile(rf"(?:[0-9+\-*/^(). ]|(?<![a-z]){WORD}(?![a-z]))+")
UNSURE = re.compile(
    r"\d\s+\d|x 10|ln\d|log\d|e-?\d|\d/\d+[a-z(]"
    r"|(?:log|ln|sin|cos|tan)\s*[\d.]*\s*(?:\^|\*\*|/|\()?\s*[\d]*[\^*/(]"
)
MATRIX = re.compile(r"\\begin\{[pb]matrix\}([-0-9&\\ ]+)\\end\{[pb]matrix\}")
POWER = r"\^\{?(?:-1|\d|T|\\top|\\intercal)\}?"
MATRICES = re.compile(rf"(?:{MATRIX.pattern}(?:{POWER})?|[-+ 0-9]|\\cdot)+")


def value(answer: str) -> sympy.Expr | None:
    """Return the value of an answer, or None where it is not plain enough to be sure."""
    text = answer
    for pattern, new in REWRITTEN:
        text = re.sub(pattern, new, text)
    while text != (inner := _one_level(text)):
        text = inner
    text = text.strip()
    if not PLAIN.fullmatch(text) or UNSURE.search(text):
        return None
    letters = {letter: sympy.Symbol(letter) for letter in "xynst"}
    try:
        found = sympy_parser.parse_expr(text, {**letters, **FUNCTIONS, "e": sympy.E}, transformations=RULES)
    except (SyntaxError, TypeError, ValueError, AttributeError, sympy_parser.TokenError):
        return None
    return found if isinstance(found, sympy.Expr) else None


def _one_level(text: str) -> str:
    for pattern, new in NESTED:
        text = re.sub(pattern, new, text)
    return text


def matrix(answer: str) -> sympy.Matrix | None:
    """Return the value of matrices of integers with signs and powers between them, or None."""
    if not MATRICES.fullmatch(answer):
        return None
    text = MATRIX.sub(lambda found: f" Matrix({_entries(found[1])}) ", answer)
    text = re.sub(r"\^\{?(?:T|\\top|\\intercal)\}?", ".T ", text.replace(r"\cdot", " "))
    text = re.sub(r"\^\{?(-?\d)\}?", r"**(\1) ", text).replace(" .T", ".T").replace(" **", "**")
    # What stands side by side is multiplied.
    text = re.sub(r"(?<=[)\dT]) +(?=[M\d])", "*", text.strip())
    try:
        return sympy.sympify(text)
    except (sympy.SympifyError, sympy.matrices.exceptions.ShapeError, TypeError):
        return None


def _entries(inner: str) -> list[list[int]]:
    return [[int(entry.replace(" ", "") or 0) for entry in row.split("&")] for row in inner.split(r"\\")]
