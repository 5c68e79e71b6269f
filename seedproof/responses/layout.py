r"""Layout that says nothing: HTML tags, LaTeX lists, colours and bold type, environments of one line."""

import re

from seedproof.record.patterns import Pattern
from seedproof.responses.characters import without_long_blanks
from seedproof.responses.pairs import replaced_between


def without_layout(text: str) -> str:
    """Return a text whose lists, tables and emphasis in HTML or LaTeX are lines of plain text."""
    if "<" in text:
        text = _CALCULATED.sub("", text)
        text = _TAG.sub(_in_place_of_tag, replaced_between(text, _ROW, _ROW_END, _cells))
        text = without_long_blanks(text)
    if "\\" in text:
        text = _ITEMS.sub("", text)
        text = _ITEM.sub(lambda item: f"\n{item[1] or ''} ", text)
        text = _ALIGNED.sub(r" \g<inside> ", text)
        text = _unwrapped(_COLOUR.sub(r"\\mathbf{", text))
    return _BRACKETED_LETTER.sub(r"(\1) ", text)


def _cells(row: str) -> str:
    return "\n" + _CELL.sub(" ", row)


def _in_place_of_tag(tag: re.Match[str]) -> str:
    return "\n" if tag[1].lower() in _BLOCKS else ""


def _unwrapped(text: str) -> str:
    r"""Return a text without `\mathbf{...}` and its like around more than a name."""
    for _ in range(_DEEPEST):
        unwrapped = _BOLD.sub(_contents, text)
        if unwrapped == text:
            break
        text = unwrapped
    return text


def _contents(bold: re.Match[str]) -> str:
    return bold[1] if len(bold[1].strip()) > 1 else bold[0]


_DEEPEST = 4
_BLOCKS = (
    "br",
    "p",
    "div",
    "li",
    "ul",
    "ol",
    "table",
    "tbody",
    "thead",
    "tr",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
)
_TAG = Pattern(
    rf"</?({'|'.join(_BLOCKS)}|b|strong|i|em|u|span|code|pre|mark|font|center|small|big|sub|kbd|td|th)"
    r"(?:\s(?![^<>]*hidden)[^<>\n]{0,200})?/?>",
    re.IGNORECASE,
)
_CALCULATED = Pattern(r"<<[^<>\n]{1,100}>>")
"""What a calculator was asked, as some training data has it."""
_ROW = Pattern(r"<tr\b[^<>]*>", re.IGNORECASE)
_ROW_END = Pattern("</tr>", re.IGNORECASE)
_CELL = Pattern(r"</?t[dh]\b[^<>]*>", re.IGNORECASE)
_ITEMS = Pattern(r"\\(?:begin|end)\s*\{(?:enumerate|itemize|description|center)\*?\}(?:\[[^\]\n]*\])?")
_ITEM = Pattern(r"(?<!\s)\s*\\item(?![a-z])\s*(?:\[([^\]\n]{0,200})\])?\s*")
_ALIGNED = Pattern(
    r"\\begin\s*\{(?P<name>aligned|align\*?|gathered|gather\*?|split)\}\s*&?(?P<inside>(?:(?!\\begin|\\end|\\\\|&).)*)"
    r"\\end\s*\{(?P=name)\}",
    re.DOTALL,
)
"""An environment of one line, which aligns nothing."""
_COLOUR = Pattern(r"\\(?:text)?color\s*\{[a-zA-Z]{2,20}\}\s*\{")
_BOLD = Pattern(r"\\(?:mathbf|boldsymbol|bm|pmb)\s*\{((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}")
_BRACKETED_LETTER = Pattern(r"^\s*\[([a-h])\]\s+(?=\S)", re.MULTILINE)
