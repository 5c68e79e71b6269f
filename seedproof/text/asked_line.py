"""Reads the last paragraph of a question: what it asks the answer to be written as.

It knows a few words of these paragraphs and none of their sentences.
"""

from seedproof.record.asked_form import AskedForm
from seedproof.record.patterns import Pattern
from seedproof.text.reading import Unreadable

_TOLD = (
    ("one of the signs", "word"),
    ("in place of each name", "tuple"),
    ("value of each letter", "tuple"),
    ("quotient = q, remainder = r", "tuple"),
    ("every pair", "set"),
    ("all solutions", "set"),
    ("exact value", "closed form"),
    ("lowest terms", "lowest terms"),
    ("decimal number", "decimal"),
    ("an integer", "numeral"),
)
"""Words of the paragraph, and what they ask for; the first that stand there decide."""
_EXAMPLE = Pattern(r"`Answer: ([^`]+)`")
_NAME = Pattern(r"([A-Za-z]\w*)(?: = [^,()]+)?")
_FUNCTION = Pattern(r"\b([a-z]+)\(\.\.\.\)")


def read_asked_line(paragraph: str) -> AskedForm:
    """Return what a paragraph asks for, the names of several values with it. Raises: Unreadable."""
    kind = next((kind for words, kind in _TOLD if words in paragraph), None)
    example = _EXAMPLE.search(paragraph)
    if kind is None or example is None:
        raise Unreadable(f"{paragraph[-80:]!r} asks for no form of an answer")
    return {
        "kind": kind,
        "unit": "",
        "counted": "",
        "names": _NAME.findall(example[1]) if kind == "tuple" else [],
        "functions": _FUNCTION.findall(paragraph),
        "arithmetic": False,
    }
