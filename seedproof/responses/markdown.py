r"""The dress of a text: Markdown, HTML, code fences, and what encloses mathematics as a whole."""

import re

from seedproof.record.patterns import Pattern
from seedproof.responses.boxes import closing_brace


def without_dress(text: str) -> str:
    r"""Return a short text without its dress; mathematics is kept as written, line breaks are kept.

    Dress is emphasis, backticks, code fences, quotes and bullets at the start of lines, HTML, a full stop at
    the end, and dollar signs, `\(...\)`, `\[...\]` or `\text{...}` around the whole.
    """
    if "<" in text:
        text = _TAG.sub(_in_place_of_tag, text)
    if "```" in text or "~~~" in text:
        text = _FENCE.sub("", text)
    if "\n" in text:
        text = _without_line_dress(text)
    text = _BULLET.sub("", text, count=1)
    text = text.replace("`", "")
    for _ in range(_DEEPEST):
        undressed = _without_edges(text)
        if undressed == text:
            break
        text = undressed
    return _without_inner_emphasis(text)


def cells(row: str) -> list[str]:
    """Return the cells of a row of a table."""
    bare = row.strip().strip("|")
    parted = _CELL_END.split(bare)
    if len(parted) == 1 and "$" not in bare:
        parted = bare.split("|")
    return [cell.strip() for cell in parted]


def is_table_row(line: str) -> bool:
    """Whether a line is a row of a table."""
    bare = line.strip()
    return bool(_TABLE_ROW.fullmatch(bare)) and not _ABSOLUTE.fullmatch(bare)


def is_rule(line: str) -> bool:
    """Whether a line is a horizontal rule, or parts the head of a table from its rows."""
    return bool(_RULE.fullmatch(line))


def is_fence(line: str) -> bool:
    """Whether a line opens or closes a block of code."""
    return bool(_FENCE_LINE.match(line))


def is_heading(line: str) -> bool:
    """Whether a line is a heading."""
    return bool(_HEADING.match(line))


def without_quote(line: str) -> str:
    """Return a line without the signs of a quote before it."""
    return _QUOTE.sub("", line)


def is_bare(text: str) -> bool:
    """Whether a text is nothing but dress."""
    return not text.strip(_DRESS)


def _without_line_dress(text: str) -> str:
    lines = text.split("\n")
    written = [line for line in lines if line.strip()]
    if all(_ANY_BULLET.match(line) for line in written):
        lines = [_ANY_BULLET.sub("", line) for line in lines]
    elif len(written) > 1:
        lines = [_BULLET.sub("", line) for line in lines]
    return "\n".join(line.strip() for line in lines)


def _without_edges(text: str) -> str:
    """Return the text without one layer of dress at its edges."""
    text = _without_check_marks(text.strip())
    display = _DISPLAY.fullmatch(text)
    if display:
        return display["inside"]
    if text.endswith((".", ",", ";")) and not text.endswith(("..", "\\.", "\\,", "\\;")):
        text = text[:-1].rstrip()
    if text.startswith("#"):
        text = text.lstrip("# ")
    for opening, closing in _PAIRS:
        if text.startswith(opening) and text.endswith(closing) and len(text) > len(opening + closing):
            inner = text[len(opening) : -len(closing)]
            if _is_whole(inner, opening, closing):
                return inner
    if text.endswith("!") and text[:-1].endswith(("**", "$", "\\)", "\\]")):
        return text[:-1]
    command = _TEXT_COMMAND.match(text)
    if command and text.endswith("}") and closing_brace(text, command.end()) == len(text) - 1:
        return text[command.end() : -1]
    return _without_half_pairs(text)


def _without_check_marks(text: str) -> str:
    """Return the text without check marks and `QED` at its end, taken off one by one."""
    end = len(text)
    while mark := _CHECK_MARK.search(text, max(0, end - _LONGEST_CHECK_MARK), end):
        end = mark.start()
    return text[:end]


def _is_whole(inner: str, opening: str, closing: str) -> bool:
    """Whether a pair of marks encloses all that stands between, and not two pieces of it."""
    if opening == "**":
        return not _EMPHASIS_ENDS.search(inner)
    if opening in ("\\(", "\\["):
        return closing not in inner
    return opening not in inner and closing not in inner


def _without_half_pairs(text: str) -> str:
    """Return the text without a mark at an edge whose partner is not in the text."""
    if text.endswith(("\\]", "\\)")) and text.count(text[-2:]) > text.count(
        "\\[" if text[-1] == "]" else "\\("
    ):
        return text[:-2]
    if text.startswith(("\\[", "\\(")) and text.count(text[:2]) > text.count(
        "\\]" if text[1] == "[" else "\\)"
    ):
        return text[2:]
    if text.endswith("$$") and text.count("$$") % 2 == 1:
        return text[:-2]
    if text.startswith("$$") and text.count("$$") % 2 == 1:
        return text[2:]
    if text.endswith(("}", "}$")) and not text.endswith(("\\}", "\\}$")):
        braces = text.replace("\\{", "").replace("\\}", "")
        if braces.count("}") > braces.count("{"):
            return text[:-1]
    for mark in ("**", "__", "*", "_"):
        if text.startswith(mark) and text.count(mark) % 2 == 1:
            return text[len(mark) :]
        if text.endswith(mark) and text.count(mark) % 2 == 1 and not text.endswith("^" + mark):
            return text[: -len(mark)]
    return text


def _without_inner_emphasis(text: str) -> str:
    if "**" not in text or text.count("**") > _MOST_EMPHASES:
        return text
    text = _EMPHASIS.sub(r"\1", text)
    if text.count("**") == 1:
        text = _HALF_EMPHASIS.sub("", text)
    return text


def _in_place_of_tag(tag: re.Match[str]) -> str:
    name = tag[0].strip("</> ").lower()
    if name.startswith(("br", "p", "div", "li", "tr", "h")):
        return "\n"
    return ""


_DEEPEST = 12
_MOST_EMPHASES = 60
_DRESS = " \t\n*_`~#|•-–—$:.\\[](){}"
_TAG = Pattern(
    r"</?(?:b|strong|i|em|u|br|p|span|div|font|center|code|pre|mark|h[1-6]|small|big|li|ul|ol)"
    r"(?:\s[^<>\n]{0,200})?/?>|</?(?:final_answer|answer)>",
    re.IGNORECASE,
)
_FENCE = Pattern(
    r"^[ \t>]{0,9}(?:```|~~~)[\w+-]{0,20}[ \t]*$|(?:```|~~~)(?:json|text|math|latex|plaintext|txt)?",
    re.MULTILINE,
)
_FENCE_LINE = Pattern(r"[ \t>]{0,9}(?:```|~~~)[\w+-]{0,20}[ \t]*$")
_HEADING = Pattern(r"[ \t>]{0,9}#{1,6}[ \t]")
_RULE = Pattern(
    r"[ \t>]{0,9}(?:([-*_=])(?:[ \t]?\1){2,}+|\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?)[ \t]*",
    re.ASCII,
)
_QUOTE = Pattern(r"^[ \t]*(?:>[ \t]*)++(?=\S)|^[ \t]*>[ \t]*$")
_BULLET = Pattern(r"^[ \t]*(?:[•◦▪●∙][ \t]*|\*[ \t]+|[-+–][ \t]+(?=[^\s\d.(\\]|\\text))")
_ANY_BULLET = Pattern(r"^[ \t]*(?:[•◦▪●∙][ \t]*|[-+*–][ \t]+)")
_CELL_END = Pattern(r"[ \t]\|(?=[ \t]|$)|(?<=[*$`)])\|(?=[*$`(])")
_TABLE_ROW = Pattern(r"\|(?:\s.*|\|?[^|]+\|.+)\|", re.DOTALL)
"""With a space before its first cell, or with several: `|{1, 5}|` is the size of a set."""
_ABSOLUTE = Pattern(r"\|[^|\s]*\|")
_PAIRS = (
    ("***", "***"),
    ("**", "**"),
    ("__", "__"),
    ("$$", "$$"),
    ("\\[", "\\]"),
    ("\\(", "\\)"),
    ("$", "$"),
    ("*", "*"),
    ("_", "_"),
    ('"', '"'),
    ("“", "”"),
    ("‘", "’"),
    ("'", "'"),
)
_CHECK_MARK = Pattern(
    r"(?:\s|[✅✓✔🎉😊👍🙂∎■□]|\$?\s?\\(?:blacksquare|checkmark|square|qed|Box)(?![A-Za-z])\s?\$?|\bQ\.?E\.?D\b)\Z"
)
_LONGEST_CHECK_MARK = len("$ \\blacksquare $")
_DISPLAY = Pattern(
    r"\\begin\{(?P<name>(?:equation|displaymath|math|gather|align)\*?)\}(?P<inside>(?:(?!\\begin).)*)\\end\{(?P=name)\}",
    re.DOTALL,
)
_TEXT_COMMAND = Pattern(r"\\(?:text(?:bf|it|rm|sf|tt)?|mbox|underline)\s*\{")
_EMPHASIS_ENDS = Pattern(r"\*\*[\s,.;:]|[\s,;:]\*\*")
_EMPHASIS = Pattern(r"(?<![\w)\]}^*])\*\*(?=[^\s*])([^\n*]*(?:\*(?!\*)[^\n*]*)*)(?<=\S)\*\*(?![\w(*])")
_HALF_EMPHASIS = Pattern(r"(?<=\S)\*\*(?=\s|$|[.,;:!?])|(?:^|(?<=\s))\*\*(?=\S)")
