"""The words of an answer, outside its mathematics."""

from seedproof.record.patterns import Pattern


def words_of(text: str) -> list[str]:
    """Return the words of a text outside its mathematics."""
    if text.count("$") % 2 == 0:
        text = _IN_DOLLARS.sub(lambda found: " ".join(_TEXT.findall(found[0])), text)
    return _WORD.findall(_MATHEMATICS.sub(" ", text))


def word_set(words: str) -> frozenset[str]:
    """Return the words of a list with spaces between them."""
    return frozenset(words.split())


def without_relative_clauses(text: str) -> str:
    """Return a text without denials within a name: `the apples that were not sold` are just some apples."""
    return _RELATIVE.sub(" ", text)


_RELATIVE = Pattern(r"\b(?:that|who|which)\s\w+(?:\snot|n['’]t)\b")
_LETTERS = r"[^\W\d_²³¹⁰-₉½⅓⅔¼¾]+"
_WORD = Pattern(rf"{_LETTERS}(?:['’-]{_LETTERS})*")
_MATHEMATICS = Pattern(
    r"\\(?:begin|end)\s*\{[a-zA-Z]+\*?\}(?:\s*\{[|lcr\s]+\})?|\\(?:text|textbf|textrm|mathrm|mbox|operatorname)(?=\s*\{)|\\[a-zA-Z]+"
    r"|(?<![A-Za-z])(?:a?(?:rc)?(?:sin|cos|tan|cot|sec|csc)h?|log|ln|exp|sqrt|abs|pi|oo|infinity|inf|det|lim|d[xytuv])(?![A-Za-z])"
    r"|(?<![^\W\d_])[^\W\d_](?![^\W\d_])"
)
_IN_DOLLARS = Pattern(r"(?<!\\)\$[^$]+\$")
_TEXT = Pattern(r"\\(?:text|textbf|textrm|mbox)\s*\{([^{}]*)\}")
