"""Reads the last paragraph of a question: what kind of answer it asks for."""

import re

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable

_FORMS = {
    "integer": r"`Answer: n`, where n is an integer\.",
    "rational": r"`Answer: p/q`, a fraction in lowest terms, or an integer if the denominator is 1\.",
    "decimal": r"`Answer: n`, where n is a decimal number or an integer\.",
    "comparison": r"`Answer: <`, with <, = or > for the comparison\.",
    "factor_pairs": r"`Answer: \(a, b\), \(c, d\)`, every pair once, the smaller number first\.",
    "solutions": r"`Answer: a, b`, all solutions in rising order\.",
    "quotient": r"`Answer: quotient = q, remainder = r`\.",
    "named": r"`Answer: (?P<names>[a-z] = p/q(?:, [a-z] = p/q)+)`, "
    r"with the value of each letter in this order\.",
}


def read_form(paragraph: str) -> tuple[str, tuple[str, ...]]:
    """Read the kind of answer and the names of its components. Raises: Unreadable."""
    opening, _, form = paragraph.partition("End with one line of the form ")
    for kind, pattern in _FORMS.items():
        match = re.fullmatch(pattern, form) if not opening else None
        if match is not None and kind == "named":
            return kind, tuple(part[0] for part in match["names"].split(", "))
        if match is not None:
            return kind, ("quotient", "remainder") if kind == "quotient" else ()
    raise Unreadable(f"the answer's form is {paragraph[-80:]!r}")
