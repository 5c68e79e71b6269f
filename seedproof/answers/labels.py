"""Names before an equals sign, and which spellings are the same name."""

from seedproof.record.patterns import Pattern


def is_label(text: str) -> bool:
    r"""Return whether a text can name a value: `x`, `x_{01}`, `P(H|E)`, `A[1][0]`; not `2x`, `x or y`."""
    return _LABEL.fullmatch(text) is not None or _RATIO.fullmatch(text) is not None


def plain(label: str) -> str:
    """Return the label without its typesetting: `e_{01}`, `e₀₁` and `e01` are the same."""
    return label.translate(_TYPESETTING)


def label_words(label: str) -> list[str]:
    """Return the words of a label that are no symbols: `The number of apples`, not `x_0` or `P(heads)`."""
    return [word for word in _WORDS.findall(_BRACKETED.sub(" ", label)) if len(word) > _LONGEST_SYMBOL]


_LONGEST_SYMBOL = 3
# Possessive, so that it stays linear.
_LABEL = Pattern(
    r"(?=[\\(|]?[^\W\d])"
    r"(?:\\?(?!(?:or|and|not)\b|[dtc]?frac(?![a-z])|sqrt)[^\W\d][\w']*+|\^\w*+|\s|,(?=\s)"
    r"|\|\w{1,8}\||\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\})+"
)
_RATIO = Pattern(r"[a-z]\s*/\s*[a-z]|\\frac\s*\{\s*[a-z]\s*\}\s*\{\s*[a-z]\s*\}")
_BRACKETED = Pattern(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}|[\\_^]\w+")
_WORDS = Pattern(r"(?<![\w\\_^])[^\W\d_]+(?!\w)")
_TYPESETTING = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789", "\\_{}[]() ")
