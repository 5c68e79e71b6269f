r"""What surrounds an answer without being part of it: dollar signs, boxes, stars, introductory words."""

import re
import unicodedata
from decimal import Decimal

from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.bounds import LONGEST_ANSWER
from seedproof.record.patterns import Pattern


def plain(text: str) -> str:
    r"""Return the answer alone, with Unicode signs spelled in ASCII where possible.

    Raises:
        Unreadable: The text is empty or too long, or contains control characters, HTML or macro definitions.
    """
    if len(text) > LONGEST_ANSWER:
        raise Unreadable(f"the text has {len(text)} characters, more than the {LONGEST_ANSWER} of an answer")
    if _CONTROL.search(text):
        raise Unreadable("the text holds control characters")
    text = _ROOT.sub(r"\\sqrt{\1}", _with_scripts(text)).translate(_SIGNS)
    text = unicodedata.normalize("NFKC", text).translate(_SIGNS)
    if macro := _MACRO.search(text):
        raise Unreadable(f"the text defines or calls macros ({macro[0][:20]})")
    if _HTML.search(text):
        raise Unreadable("the text holds HTML")
    text = _unboxed(_MATH.sub(" ", _ABOUT.sub(r"\1\2 \\approx ", text))).strip()
    text = _FIRST_WORDS.sub("", text.strip("*").strip().removeprefix("="))
    text = _ROW_SPACE.sub(r"\\\\", _STAR.sub("", text))
    text = _with_fractions(_DOTS.sub(r" \\dots ", _JOINED_DIGITS.sub(r"\1", text)))
    text = _END.sub("", text).strip()
    if not text:
        raise Unreadable("the text is empty")
    return text


def _with_fractions(text: str) -> str:
    """Return the text with a fraction for each decimal with a period.

    Raises:
        Unreadable: 0.1(6) may be a period or a product.
    """
    if unclear := _UNCLEAR_PERIOD.search(text):
        raise Unreadable(f"whether {unclear[0][:20]} has a period is not clear")
    return _BRACKETED_PERIOD.sub(_fraction, _REPEATED.sub(_fraction, text))


def _fraction(match: re.Match[str]) -> str:
    whole, before = match[1] or "0", match[2]
    period = match[3] or match[4]
    below = 10 ** len(before) * (10 ** len(period) - 1)
    above = int(whole + before + period) - int(whole + before)
    return rf"\frac{{{above}}}{{{below}}}"


def without_exponents(text: str) -> str:
    """Return the text with `0.001` for `1e-3`."""
    return _EXPONENT.sub(lambda match: format(Decimal(match[0]), "f"), text)


def boxed(text: str) -> str | None:
    r"""Return the contents of the boxes in a longer text: one box, repeated boxes, or boxes side by side.

    Return None if there is no box, or if boxes in different places have different contents.
    """
    if len(text) > 20 * LONGEST_ANSWER:
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


def restatements(text: str) -> list[str]:
    """Return what a text states, one way after the other: `2x > 4, i.e. x > 2`; the last is the answer."""
    if len(text) > LONGEST_ANSWER:
        return [text]
    text = _BESIDE.sub(r" or \1", text)
    pieces = _IN_OTHER_WORDS.split(text)
    if len(pieces) == 1:
        return [text]
    pieces = [piece.strip(" ,;\n") for piece in pieces if piece.strip(" $.,;\n")]
    return pieces[-_MOST_RESTATEMENTS:] or [text]


def is_approximate(text: str) -> bool:
    """Return whether a text states a rounded value, and no exact one before it."""
    return _ROUNDED.match(text) is not None


def is_within_sentence(text: str) -> bool:
    """Return whether English words stand around a box, so that the box alone is the answer."""
    return len(text) > LONGEST_ANSWER or _SENTENCE.search(_BOX.sub(" ", text)) is not None


def _braced(text: str, start: int) -> tuple[str | None, int]:
    """Return the text up to the brace that closes the one before `start`, and the position after it."""
    depth = 1
    for position in range(start, min(len(text), start + LONGEST_ANSWER)):
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


_BOX = Pattern(r"\\(?:boxed|fbox)\s*\{")
_MOST_RESTATEMENTS = 3
_ROUNDED = Pattern(
    r"[\s$({]*(?:≈|~|\\(?:approx|sim)(?![a-zA-Z])|(?:approximately|approx\.?|about|roughly|around)\s)"
)
_IN_OTHER_WORDS = Pattern(
    r"\bi\.\s?e\.,?|\bthat is,|\b(?:or )?equivalently,?|\bin other words,?"
    r"|(?<=[,;] )(?:so|hence|thus|therefore)\b,?"
    r"|\\(?:iff|implies|Rightarrow|Leftrightarrow|Longrightarrow|Longleftrightarrow)(?![a-zA-Z])|⇒|⟹|⇔|⟺|=>"
)
_SENTENCE = Pattern(
    r"(?<![\\a-zA-Z{])(?:so|it|is|the|thus|hence|therefore|which|answer|this|that|we|get|as|have|final)(?![a-zA-Z])",
    re.IGNORECASE,
)
_GLUE = Pattern(r"(?:[\s$,;]|\\[\[\]()]|\\q?quad|\\text\{[^{}]{0,60}\}|\\,|\b(?:and|or)\b){0,30}")
_CONTROL = Pattern(r"[\x00-\x08\x0b\x0e-\x1f\x7f\x80-\x9f\ud800-\udfff]")
_MACRO = Pattern(
    r"\\(?:def|edef|gdef|xdef|let|(?:re)?newcommand|providecommand|newenvironment|DeclareMathOperator|csname|input|"
    r"include|write|openin|openout|read|catcode|expandafter|loop|repeat|special|immediate|usepackage)(?![a-zA-Z])"
)
_HTML = Pattern(
    r"</[a-zA-Z]|<!--|<(?:br|hr|p|b|i|div|span|script|style|img|table|math|sub|sup|a)\s*[a-z\"=]*\s*/?>"
)
_MATH = Pattern(
    r"\\[()\[\]]|(?<!\\)\$+|\\\$|\\begin\{(?:equation|align|gather|displaymath|math)\*?\}"
    r"|\\end\{(?:equation|align|gather|displaymath|math)\*?\}|~|\\(?:left|right)\s*\."
)
_BRACE = Pattern(r"\\\{|\\\}|\\(?:boxed|fbox|framebox|ensuremath)\s*\{|\{|\}")
_FIRST_WORDS = Pattern(
    r"^(?:the\s+)?(?:final\s+)?(?:answer|result|solution)\s*(?:is\b\s*:?|:|=|\s)\s*", re.IGNORECASE
)
_JOINED_DIGITS = Pattern(r"(\d)(?:\{,\}|,\s*\\!|\\,|\\!)\s*(?=\d{3}(?!\d))")
_END = Pattern(r"(?:\s|\\[,;:! ]|(?<!\\)[.,;。､、]){1,40}$")
_STAR = Pattern(r"\^\s*\{?\s*(?:\*|\\ast|\\star)\s*\}?(?=\s*[,)=])")
_ROW_SPACE = Pattern(r"\\\\\s*\[\s*\d+(?:\.\d+)?\s*(?:mm|cm|pt|ex|em)\s*\]")
_EXPONENT = Pattern(r"(?<![\w.])(?:\d+(?:\.\d*)?|\.\d+)[eE][-+]?\d{1,3}(?![\w.^({\\!'])")
_BESIDE = Pattern(
    r"\(\s*(?:or|i\.\s?e\.,?|=|that is,?|which is|equivalently,?|also|(?:also )?written as)\s*"
    r"(?![^\n]*\bfor\b)([^()]*(?:\([^()]*\)[^()]*)*)\)(?=[\s$.]*$)"
)
"""The same value once more, as in `0.5 (or 1/2)`."""
_ABOUT = Pattern(r"^(\W*)(?:~|\\sim(?![a-zA-Z]))|(?<==)(\s*)(?:~|\\sim(?![a-zA-Z]))")
_DOTS = Pattern(r"\.\s?\.\s?\.+")
_ROOT = Pattern(r"√\s*(\d+(?:\.\d+)?)")
_REPEATED = Pattern(
    r"(?<![\d.])(\d*)\.(\d*)\s*(?:\\(?:overline|bar)\s*\{\s*(\d{1,40})\s*\}|\\dot\s*\{?\s*(\d)\s*\}?(?!\d))"
)
_BRACKETED_PERIOD = Pattern(r"(?<![\d.])(\d+)\.()\((\d{1,40})\)()")
_UNCLEAR_PERIOD = Pattern(r"\d\.\d+\(\d+\)")
_RAISED = Pattern("[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣᵀ]+")
_LOWERED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿˣᵀ", "0123456789+-nxT")
_SUNK = Pattern("[₀₁₂₃₄₅₆₇₈₉]+")
_LIFTED = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_SIGNS = {
    **dict.fromkeys(map(ord, "−–—‒﹣"), "-"),
    **dict.fromkeys(map(ord, "·×⋅∙∗✕"), "*"),
    **dict.fromkeys(map(ord, "、､"), ","),
    **dict.fromkeys(map(ord, "“”„«»「」`"), " "),
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
            "≃": "approx",
            "≅": "approx",
            "→": "to",
            "∀": "forall",
            "…": "dots",
            "⋯": "dots",
            "∘": "circ",
            "⟨": "langle",
            "⟩": "rangle",
            "〈": "langle",
            "〉": "rangle",
            "⌊": "lfloor",
            "⌋": "rfloor",
            "⌈": "lceil",
            "⌉": "rceil",
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
        ord(sign): rf" \frac{{{above}}}{{{below}}} "
        for below, signs in {2: "½", 3: "⅓⅔", 4: "¼ ¾", 5: "⅕⅖⅗⅘", 6: "⅙   ⅚", 8: "⅛ ⅜ ⅝ ⅞"}.items()
        for above, sign in enumerate(signs, 1)
        if sign != " "
    },
}
