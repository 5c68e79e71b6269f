r"""What surrounds an answer without being part of it: dollar signs, boxes, stars, introductory words."""

import re
import unicodedata

from seedproof.equivalence.reading.unreadable import Unreadable

LONGEST = 6_000
"""Characters; a longer text is a discussion, not an answer."""


def plain(text: str) -> str:
    r"""Return the answer alone, with Unicode signs spelled in ASCII where possible.

    Raises:
        Unreadable: The text is empty or too long, or contains control characters, HTML or macro definitions.
    """
    if len(text) > LONGEST:
        raise Unreadable(f"the text has {len(text)} characters, more than the {LONGEST} of an answer")
    if _CONTROL.search(text):
        raise Unreadable("the text holds control characters")
    text = unicodedata.normalize("NFKC", _with_scripts(text).translate(_SIGNS)).translate(_SIGNS)
    if macro := _MACRO.search(text):
        raise Unreadable(f"the text defines or calls macros ({macro[0][:20]})")
    if _HTML.search(text):
        raise Unreadable("the text holds HTML")
    text = _unboxed(_MATH.sub(" ", text)).strip()
    text = _FIRST_WORDS.sub("", text.strip("*").strip())
    text = _DECLARATION.sub("", _JOINED_DIGITS.sub(r"\1", text)).strip().rstrip(".,;").strip()
    if not text:
        raise Unreadable("the text is empty")
    return text


def boxed(text: str) -> str | None:
    r"""Return the contents of the boxes in a longer text: one box, repeated boxes, or boxes side by side.

    Return None if there is no box, or if boxes in different places have different contents.
    """
    if len(text) > 20 * LONGEST:
        return None
    groups: list[list[str]] = []
    before = -1
    for match in _BOX.finditer(text):
        if match.start() < before:
            continue
        contents, end = _braced(text, match.end())
        if contents is None:
            return None
        if groups and _GLUE.fullmatch(text[before : match.start()]):
            groups[-1].append(contents)
        else:
            groups.append([contents])
        before = end
    joined = {", ".join(group) for group in groups}
    return joined.pop() if len(joined) == 1 else None


def _braced(text: str, start: int) -> tuple[str | None, int]:
    """Return the text up to the brace that closes the one before `start`, and the position after it."""
    depth = 1
    for position in range(start, min(len(text), start + LONGEST)):
        depth += {"{": 1, "}": -1}.get(text[position], 0)
        if depth == 0:
            return text[start:position], position + 1
    return None, start


def _unboxed(text: str) -> str:
    """Return the text without frames, in one pass, because frames may be nested."""
    pieces: list[str] = []
    open_braces: list[bool] = []
    copied = 0
    for match in _BRACE.finditer(text):
        if match[0] == r"\{" or match[0] == r"\}":
            continue
        if match[0] == "}":
            if open_braces and open_braces.pop():
                pieces.append(text[copied : match.start()] + " ")
                copied = match.end()
            continue
        framed = match[0] != "{"
        open_braces.append(framed)
        if framed:
            pieces.append(text[copied : match.start()] + " ")
            copied = match.end()
    return "".join(pieces) + text[copied:]


def _with_scripts(text: str) -> str:
    text = _RAISED.sub(lambda match: "^{" + match[0].translate(_LOWERED) + "}", text)
    return _SUNK.sub(lambda match: "_{" + match[0].translate(_LIFTED) + "}", text)


_BOX = re.compile(r"\\(?:boxed|fbox)\s*\{")
_GLUE = re.compile(r"(?:[\s$,;]|\\[\[\]()]|\\q?quad|\\text\{[^{}]{0,60}\}|\\,|\b(?:and|or)\b){0,30}")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f\x80-\x9f\ud800-\udfff]")
_MACRO = re.compile(
    r"\\(?:def|edef|gdef|xdef|let|(?:re)?newcommand|providecommand|newenvironment|DeclareMathOperator|csname|input|"
    r"include|write|openin|openout|read|catcode|expandafter|loop|repeat|special|immediate|usepackage)(?![a-zA-Z])"
)
_HTML = re.compile(
    r"</[a-zA-Z]|<!--|<(?:br|hr|p|b|i|div|span|script|style|img|table|math|sub|sup|a)\s*[a-z\"=]*\s*/?>"
)
_MATH = re.compile(
    r"\\[()\[\]]|(?<!\\)\$+|\\\$|\\begin\{(?:equation|align|gather|displaymath|math)\*?\}"
    r"|\\end\{(?:equation|align|gather|displaymath|math)\*?\}|~|\\(?:left|right)\s*\."
)
_BRACE = re.compile(r"\\\{|\\\}|\\(?:boxed|fbox|framebox|ensuremath)\s*\{|\{|\}")
_FIRST_WORDS = re.compile(
    r"^(?:the\s+)?(?:final\s+)?(?:answer|result|solution)\s*(?:is\b\s*:?|:|=|\s)\s*", re.IGNORECASE
)
_JOINED_DIGITS = re.compile(r"(\d)(?:\{,\}|,\s*\\!|\\,|\\!)\s*(?=\d{3}(?!\d))")
_DECLARATION = re.compile(
    r"(?:[,;.(\[]|\\q?quad|\b(?:where|for|with|here)\b)"
    r"(?:\s|[,;(\[]|\\q?quad|\\,|\\(?:text|mbox|textrm|mathrm)\{|\b(?:where|for|with|and|here|any|all|some|every|each)\b){0,12}"
    r"(?:(?<![a-zA-Z\\])[a-zA-Z](?:_\{?\d\}?|\d)?[\s}$,]{0,4}){0,4}(?:\\text\{)?\s*"
    r"(?:(?:\\in(?![a-z])|in\b|∈)\s*(?:\\mathbb\s*\{?\s*[ZN]\s*\}?|\\?[ZN](?![a-zA-Z])|(?:the\s+)?integers\b)"
    r"|(?:is|are|be|being|=)?\s*(?:an?\s|any\s|some\s|the\s)?(?:arbitrary\s|real\s|free\s)*"
    r"(?:integers?|constants?|parameters?|arbitrary)\b)[^=<>]{0,60}$"
)
_RAISED = re.compile("[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ]+")
_LOWERED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣ", "0123456789+-nx")
_SUNK = re.compile("[₀₁₂₃₄₅₆₇₈₉]+")
_LIFTED = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_SIGNS = {
    **dict.fromkeys(map(ord, "−–—‒﹣"), "-"),
    **dict.fromkeys(map(ord, "·×⋅∙∗✕"), "*"),
    **dict.fromkeys(map(ord, "⁄∕"), "/"),
    **dict.fromkeys(map(ord, "′’"), "'"),
    **dict.fromkeys(map(ord, "∖⧵"), "\\setminus "),
    **dict.fromkeys(map(ord, "∣❘"), "|"),
    **{
        ord(sign): f" \\{command} "
        for sign, command in {
            "÷": "div",
            "π": "pi",
            "∞": "infty",
            "≤": "le",
            "≥": "ge",
            "⩽": "le",
            "⩾": "ge",
            "≠": "ne",
            "∪": "cup",
            "∩": "cap",
            "∈": "in",
            "∉": "notin",
            "∅": "emptyset",
            "ℝ": "R",
            "ℤ": "Z",
            "ℕ": "N",
            "∧": "land",
            "∨": "lor",
            "±": "pm",
            "∓": "mp",
            "°": "degree",
            "º": "degree",
            "≈": "approx",
            "⟨": "langle",
            "⟩": "rangle",
            "〈": "langle",
            "〉": "rangle",
            "√": "sqrt",
            "∛": "cbrt",
            "∫": "int",
            "∂": "partial",
            "ℯ": "mathrm{e}",
            "α": "alpha",
            "β": "beta",
            "γ": "gamma",
            "δ": "delta",
            "ε": "epsilon",
            "θ": "theta",
            "λ": "lambda",
            "μ": "mu",
            "ν": "nu",
            "ξ": "xi",
            "ρ": "rho",
            "σ": "sigma",
            "τ": "tau",
            "φ": "phi",
            "ϕ": "phi",
            "ψ": "psi",
            "ω": "omega",
            "Δ": "Delta",
            "Ω": "Omega",
            "î": "hat{i}",
            "ĵ": "hat{j}",
            "ℓ": "ell",
        }.items()
    },
    **{
        ord(sign): f"({value})"
        for sign, value in {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4"}.items()
    },
}
