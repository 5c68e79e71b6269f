"""Names before an equals sign, and which spellings are the same name."""

import re


def is_label(text: str) -> bool:
    r"""Return whether a text can name a value: `x`, `x_{01}`, `P(H|E)`, `A[1][0]`; not `2x`, `x or y`."""
    return _LABEL.fullmatch(text) is not None


def plain(label: str) -> str:
    """Return the label without its typesetting: `e_{01}`, `e₀₁` and `e01` are the same."""
    return label.translate(_TYPESETTING)


# Possessive, so that it stays linear.
_LABEL = re.compile(
    r"(?=[\\(]?[^\W\d])"
    r"(?:\\?(?!(?:or|and|not)\b|[dtc]?frac(?![a-z])|sqrt)[^\W\d][\w']*+|\^\w*+|\s"
    r"|\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\})+"
)
_TYPESETTING = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789", "\\_{}[]() ")
