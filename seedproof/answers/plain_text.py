r"""A short text without its layout: LaTeX, Markdown, Unicode and HTML signs become plain ones.

What is left stands for itself: `\frac`, `\sqrt`, letters, words, brackets, `$` as a currency, `*` for
products, `/` for quotients, `≈`, `±`, `∈`, `≤`, `≥` and `≠`. Line breaks stay.
"""

import html
import re
import unicodedata
from functools import lru_cache

from seedproof.record.bounds import LONGEST_ANSWER
from seedproof.record.patterns import Pattern


@lru_cache(maxsize=4096)
def plain_text(text: str) -> str:
    """Return the text without its layout; an empty text if it is too long."""
    if len(text) > LONGEST_ANSWER:
        return ""
    text = _without_markdown(text)
    if "$" in text:
        text = _without_dollar_pairs(text)
    if "&" in text:
        text = _ENTITY.sub(lambda entity: html.unescape(entity[0]), text)
    if not text.isascii():
        text = _in_plain_signs(text)
    if "\\" in text:
        text = _without_commands(_OVER.sub(r"\\frac{\1}{\2}", text))
    text = text.replace("{,}", ",")
    text = _APPROXIMATELY.sub("≈", text)
    if "{" not in text.lstrip()[:1] and ("'" in text or '"' in text):
        text = _FEET.sub(" feet ", _INCHES.sub(" inches ", _QUOTED.sub(r" \1\2 ", text)))
    text = _EMPTY_LINES.sub("\n\n\n", _BLANKS.sub(" ", text))
    return _without_ends(text)


_ENTITY = Pattern(r"&[a-z]{2,8};")
_BLANKS = Pattern(r"(?:[^\S\n]|~)+")
_EMPTY_LINES = Pattern(r"\n(?: ?\n){3,}")
"""More than two of them: an expression that begins at a blank would try each."""
_APPROXIMATELY = Pattern(r"^\s*~|(?<=[\s=])~(?=\s*[-0-9$(\[{\\.])|~=")
_QUOTED = Pattern(r"(?<![0-9])\"([^\"\n]*)\"|(?<!\w)'([^'\n]*)'(?!\w)")
_OVER = Pattern(r"\{([^{}]*)\\over(?![a-zA-Z])([^{}]*)\}")


# Markdown

_FENCE = Pattern(r"```(?:[a-z]{1,8}(?=\s))?")
_POWER = Pattern(r"(?<=[0-9)])\*\*(?=[0-9(\\√]|sqrt)")
_EMPHASIS = Pattern(r"(?<![\w)*\\])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\w(*])")


def _without_markdown(text: str) -> str:
    if "`" in text:
        text = _FENCE.sub(" ", text).replace("`", " ")
    if "*" in text:
        text = _POWER.sub("^", text)
        text = text.replace("**", "")
        text = _EMPHASIS.sub(r"\1", text)
    return text


# A pair of dollar signs is mathematics, unless a figure follows the second: `$4 or $5` are two prices.
_PAIR = Pattern(r"(?<!\\)\$((?:[^$\\]|\\.)*+)\$(?![0-9])", re.DOTALL)


def _without_dollar_pairs(text: str) -> str:
    return _PAIR.sub(r" \1 ", text.replace("$$", " "))


# Unicode

_SIGNS = {
    **dict.fromkeys("\N{MINUS SIGN}\N{EN DASH}\N{FIGURE DASH}\N{HYPHEN}\N{NON-BREAKING HYPHEN}", "-"),
    **dict.fromkeys("×·⋅∙∗✕⨯✖•", "*"),
    **dict.fromkeys("÷∕⁄", "/"),
    **dict.fromkeys("≈≃≅≐", "≈"),
    **dict.fromkeys("⟨〈", "("),
    **dict.fromkeys("⟩〉", ")"),
    **dict.fromkeys("“”„", '"'),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("→⟶↦", "="),
    **dict.fromkeys("\u2009\u202f\u2007\u2008\u200a\u00a0", "\u00a0"),
    **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\u2061\u2062", ""),
    "。": ".",
    "、": ",",
    "ℓ": "L",
    "∶": ":",
    "∴": " ",
    "⇒": "⇒",
}
_POWERS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_INDICES = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_SIGN_TABLE = str.maketrans(_SIGNS)
_VULGAR = {
    chr(code): f" {unicodedata.normalize('NFKC', chr(code)).replace(chr(0x2044), '/')} "
    for code in (*range(0xBC, 0xBF), *range(0x2150, 0x215F), 0x2189)
}
_VULGAR_TABLE = str.maketrans(_VULGAR)
_RAISED_FRACTION = Pattern("([⁰¹²³⁴-⁹]+)[⁄/∕]([₀-₉]+)")
_INCHES = Pattern(r"(?<=[0-9])\s?[″\"]")
_FEET = Pattern(r"(?<=[0-9])\s?[′']")
_FRACTIONAL_POWER = Pattern(r"\^ ([0-9]+/[0-9]+)")
_RAISED = Pattern("[⁻⁰¹²³⁴-⁹]+")
_LOWERED = Pattern("[₀-₉]+")
_GROUPED_BY_BLANKS = Pattern("(?<![0-9])[1-9][0-9]{0,2}(?:\u00a0[0-9]{3})+(?![0-9])")
_OVERLINED = Pattern("((?:[0-9]\u0305)+)")


def _in_plain_signs(text: str) -> str:
    text = _OVERLINED.sub(lambda digits: rf"\overline{{{digits[0].replace(chr(0x305), '')}}}", text)
    text = text.translate(_VULGAR_TABLE)
    text = _INCHES.sub(" inches ", text.replace("∛", r"\sqrt[3]"))
    text = _FEET.sub(" feet ", text)
    text = _FRACTIONAL_POWER.sub(r"^(\1)", text)
    text = _RAISED_FRACTION.sub(
        lambda match: f" {match[1].translate(_POWERS)}/{match[2].translate(_INDICES)} ", text
    )
    text = _RAISED.sub(lambda match: f"^{match[0].translate(_POWERS)}", text)
    text = _LOWERED.sub(lambda match: match[0].translate(_INDICES), text)
    text = text.translate(_SIGN_TABLE)
    text = _GROUPED_BY_BLANKS.sub(lambda match: match[0].replace("\u00a0", ""), text)
    # Full-width figures and brackets become plain ones; figures of other scripts stay as they are, unread.
    return unicodedata.normalize("NFKC", text)


# LaTeX

_WORDS = (
    "text|textbf|textit|textrm|textsf|texttt|textnormal|mathrm|mathbf|mathit|mathsf|mathbb|mathcal|operatorname"
    "|mbox|emph|bm|boldsymbol|underline|boxed|fbox|bf|rm|mathring"
)
_WRAPPER = Pattern(rf"\\(?:{_WORDS})\*?\s*\{{|\\.|[{{}}]", re.DOTALL)
_GROUPED = Pattern(r"(?<=[0-9])(?:\{,\}|,?\\[,!;:]|,\\!)(?=[0-9]{3}(?![0-9]))")
_THIN_WORDS = Pattern(r"(?<=[0-9])\\[;:](?=[0-9])")
_COMMAND = Pattern(r"\\(?:([A-Za-z]+)\*?|(.))", re.DOTALL)
_MATRIX = Pattern(r"\\(begin|end)\s*\{[a-z]{0,8}(?:matrix|array|cases)\*?\}(?:\{[clr|]*\})?")
_DROPPED = dict.fromkeys(
    (
        *("left", "right", "big", "Big", "bigg", "Bigg", "bigl", "bigr", "Bigl", "Bigr", "middle"),
        *(
            "displaystyle",
            "textstyle",
            "limits",
            "quad",
            "qquad",
            "enspace",
            "thinspace",
            "therefore",
            "hspace",
        ),
    ),
    " ",
)
_COMMANDS = _DROPPED | {
    "times": "*",
    "cdot": "*",
    "ast": "*",
    "div": "/",
    "pm": "±",
    "mp": "±",
    "approx": "≈",
    "simeq": "≈",
    "doteq": "≈",
    "sim": "≈",
    "lt": "<",
    "gt": ">",
    "le": "≤",
    "leq": "≤",
    "ge": "≥",
    "geq": "≥",
    "ne": "≠",
    "neq": "≠",
    "in": "∈",
    "langle": "(",
    "rangle": ")",
    "lbrack": "[",
    "rbrack": "]",
    "lbrace": r"\{",
    "rbrace": r"\}",
    "dfrac": r"\frac",
    "tfrac": r"\frac",
    "cfrac": r"\frac",
    "frac": r"\frac",
    "sqrt": r"\sqrt",
    "overline": r"\overline",
    "bar": r"\overline",
    "dot": r"\overline",
    "ldots": "...",
    "dots": "...",
    "cdots": "...",
    "to": "=",
    "rightarrow": "=",
    "Rightarrow": "⇒",
    "implies": "⇒",
    "colon": ":",
    "mid": "|",
    "Omega": "Ω",
    "ohm": "Ω",
    "pounds": "£",
    "euro": "€",
    "cent": "¢",
    "degree": "°",
    "dollar": "$",
    "textdollar": "$",
    "top": "T",
    "land": " and ",
    "lor": " or ",
    "wedge": " and ",
    "vee": " or ",
}
_SINGLE = dict.fromkeys("()[],;: ", " ") | {
    "!": "",
    "$": "$",
    "%": "%",
    "#": "#",
    "_": "_",
    "&": "&",
    "*": "*",
    "-": "-",
    "<": "<",
    ">": ">",
    "{": r"\{",
    "}": r"\}",
    "\\": "\n",
    "\n": "\n",
}


def _without_commands(text: str) -> str:
    text = _GROUPED.sub("", text)
    text = _MATRIX.sub(lambda match: "(" if match[1] == "begin" else ")", text)
    text = _without_wrappers(text)
    text = text.replace(r"^{\circ}", "°").replace(r"^\circ", "°")
    return _COMMAND.sub(_plain_command, text)


def _plain_command(match: re.Match[str]) -> str:
    name = match[1]
    if name is None:
        return _SINGLE.get(match[2], match[0])
    sign = _COMMANDS.get(name, match[0])
    # A letter may stand right behind the command's end.
    return f"{sign} " if sign.isalpha() else sign


def _without_wrappers(text: str) -> str:
    r"""Take `\text{...}`, `\boxed{...}` and their like off what they hold; one that is not closed stays."""
    kept = list[str]()
    opened = list[tuple[int, bool]]()
    end = 0
    for match in _WRAPPER.finditer(text):
        kept.append(text[end : match.start()])
        end = match.end()
        token = match[0]
        kept.append(token)
        if token[-1] == "{" and token != r"\{":
            opened.append((len(kept) - 1, token != "{"))
        elif token == "}" and opened:
            start, wraps = opened.pop()
            if wraps:
                kept[start] = " "
                kept[-1] = " "
    kept.append(text[end:])
    return "".join(kept)


# Ends

_CLOSING_STOP = Pattern(r"(?<![.])\.$|(?<=[^\W\d_])!$|(?<=[^.])[;]$")
"""Behind a number, `!` may be a factorial."""
_FOOTNOTE = Pattern(r"[^*]*\d\s*\*")
_LAYOUT_AT_ENDS = "*` \n\t\r"


def _without_ends(text: str) -> str:
    if _FOOTNOTE.fullmatch(text):
        return text
    text = text.strip(_LAYOUT_AT_ENDS)
    text = _CLOSING_STOP.sub("", text).strip(_LAYOUT_AT_ENDS)
    if len(text) > 2 and text[0] == text[-1] == "_" and text.count("_") == 2:
        text = text[1:-1].strip(_LAYOUT_AT_ENDS)
    return text.lstrip("⇒ ")
