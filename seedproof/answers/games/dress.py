r"""A line without its layout: Markdown, LaTeX and HTML off, one sign for each operation.

Nothing is repaired: a mark between two digits never goes without a gap (`1**6`, ``1`6``, `1$6` are not 16).
"""

import html
import re

from seedproof.record.patterns import Pattern

_SPREAD = {
    "-": "−–—‒―‐‑﹣➖",
    "+": "﹢➕",
    "*": "×·⋅∙∗✕⨯✖⨉⨂﹡",
    "/": "÷∶∕⁄➗",
    "=": "﹦",
    "→": "⟶⇒⟹➔➜➝⇨",
    " ": '`$_"“”«»\t\xa0\u2009\u202f',
    "": "\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff\ufe0e\ufe0f",
}
_FULL_WIDTH = {chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_BOLD_DIGITS = {chr(0x1D7CE + offset): str(offset % 10) for offset in range(50)}
_CHARACTERS = str.maketrans(
    {character: plain for plain, characters in _SPREAD.items() for character in characters}
    | _FULL_WIDTH
    | _BOLD_DIGITS
)

_NEW_LINE = Pattern(
    r"\\\\(?:\[[0-9.]{1,4}(?:pt|em|ex|mm)\])?(?![A-Za-z])|\\newline\b|<br ?/?>", re.IGNORECASE
)
_TAG = Pattern(r"</?[A-Za-z][A-Za-z0-9]*(?: [^<>]{0,80})?/?>")
_FRACTION = Pattern(r"\\[dtc]?frac ?\{([^{}]{1,99})\} ?\{([^{}]{1,99})\}")
_SILENT = Pattern(
    r"\\(?:begin|end) ?\{[^{}]{0,20}\}(?:\{[lcr|@ ]{0,9}\})?"
    r"|\\(?:tag|label|hspace|vspace|color) ?\*?\{[^{}]{0,20}\}"
)
_COMMAND = Pattern(r"\\+([A-Za-z]+|.)")
_COMMANDS = {
    **dict.fromkeys(("times", "ast", "cdot", "bullet", "star", "*"), "*"),
    **dict.fromkeys(("div", "/"), "/"),
    **dict.fromkeys(("to", "rightarrow", "Rightarrow", "implies", "longrightarrow", "Longrightarrow"), "→"),
    **dict.fromkeys(("checkmark",), "✓"),
    **dict.fromkeys(("text", "textbf", "textit", "mathrm", "mathbf", "mathit", "texttt", "boldsymbol"), " "),
    **dict.fromkeys(("boxed", "fbox", "underline", "displaystyle", "left", "right", "big", "Big"), " "),
    **dict.fromkeys(("quad", "qquad"), "; "),
    **dict.fromkeys(("(", ")", "[", "]", ";", ":", "!", " ", ",", "$", "&"), " "),
    **{character: character for character in "-+=.#|>"},
    "item": " ",
    "{": "[",
    "}": "]",
    "_": " ",
}
_LATEX_THOUSANDS = Pattern(r"(?<=[0-9])(?:\{,\}|\\,)(?=[0-9]{3}(?![0-9]))")
_STARS = Pattern(r"\*{2,}")
_ITALIC_NUMBER = Pattern(r"(?<=[=\s])\*([0-9][0-9,.]*)\*(?=[\s.,;]|$)")


def split_lines(text: str) -> list[str]:
    r"""Return the lines of a text; `\\` and `<br>` end a line, too."""
    if "\\\\" in text or "<br" in text or "\\newline" in text:
        text = _NEW_LINE.sub("\n", text)
    return text.splitlines()


def undressed(line: str) -> str:
    """Return the line without Markdown, LaTeX and HTML, its spaces single, its signs + - * / = →."""
    if "&" in line or "<" in line:
        line = _TAG.sub(" ", html.unescape(line)).replace("&", " ")
    if "\t" in line:
        line = line.strip().replace("\t", " | ")
    if "{," in line or "\\," in line:
        line = _LATEX_THOUSANDS.sub(",", line)
    if "\\" in line:
        line = _without_commands(line)
    if "**" in line:
        line = _STARS.sub(_stars, line)
    line = line.translate(_CHARACTERS)
    if "*" in line:
        line = _ITALIC_NUMBER.sub(r"\1", " ".join(line.split()))
    return " ".join(line.split())


def _without_commands(line: str) -> str:
    line = _SILENT.sub(" ", line)
    for _ in range(3):
        line = _FRACTION.sub(r"(\1) / (\2)", line)
    line = _COMMAND.sub(_command, line)
    return line.replace("{", " ").replace("}", " ")


def _command(match: re.Match[str]) -> str:
    # An unknown command stays as it is, so that its line is not read.
    return _COMMANDS.get(match[1], match[0])


def _stars(match: re.Match[str]) -> str:
    """Take away the stars of bold text; a power stays, so that its line is not read."""
    start = match.start()
    before = match.string[start - 1 : start] if start else ""
    after = match.string[match.end() : match.end() + 1]
    between_words = before.isalnum() and after.isalnum()
    apart = before.isspace() and (after.isspace() or not after)
    if between_words or apart:
        return match[0]
    return ""
