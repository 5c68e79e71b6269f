r"""The one dress of a request: plain characters, names for signs, `name[i,j]` for every way to set an index.

`$\mu_{3}$`, `μ₃`, `mu_3` and `mu3` all become `mu[3]`. What is not known here stays as it is, and is then
no word that the reader knows.
"""

import re
import unicodedata

from seedproof.record.patterns import Pattern


def normalised(text: str) -> str:
    """Return a text in its one dress; a letter's case is kept."""
    if "*" in text:
        text = _EMPHASIS.sub(r"\1", _STRONG_EMPHASIS.sub(r"\1", text))
    if not text.isascii():
        text = _without_signs(text)
    if "\\" in text:
        text = _without_commands(text)
    text = _without_marks(text)
    return _with_indices_in_brackets(text)


def tokens(text: str, cased: str = "") -> list[str]:
    """Return the words, numbers and signs of a normalised text, in lower case and without articles.

    `cased` are the letters whose case tells quantities apart: alone as a word they stay as written.
    """
    found: list[str] = _TOKEN.findall(text)
    words: list[str] = []
    for token in found:
        word = token.lower()
        if word in cased:
            word = token
        word = NUMBER_WORDS.get(word, word)
        if word not in _ARTICLES:
            words.append(word)
    return words


def _without_signs(text: str) -> str:
    text = _SUBSCRIPTS.sub(_subscript, text)
    text = _SUPERSCRIPTS.sub(_superscript, text)
    text = unicodedata.normalize("NFKC", text)
    return text.translate(_SIGNS)


def _subscript(run: re.Match[str]) -> str:
    return f"_{{{unicodedata.normalize('NFKC', run[0])}}}"


def _superscript(run: re.Match[str]) -> str:
    return f"^{unicodedata.normalize('NFKC', run[0])}"


def _without_commands(text: str) -> str:
    text = _LAYOUT_COMMAND.sub(" ", text)
    text = _FONT_COMMAND.sub(r"\1", text)
    text = _COMPLEMENT_COMMAND.sub(r" not \1 ", text)
    text = _MODULUS_COMMAND.sub(r" (mod \1)", text)
    return _COMMAND.sub(_name_of_command, text)


def _name_of_command(command: re.Match[str]) -> str:
    name = command[1]
    if name in _COMMANDS:
        return _COMMANDS[name]
    # An unknown command stays an unknown word.
    return f" {name} " if name in _LETTERS else f" \\{name} "


def _without_marks(text: str) -> str:
    if "'" in text:
        text = _QUOTED.sub(r"\1", text)
    text = text.translate(_DRESS)
    if "=" in text:
        text = _OPEN_END.sub("", text)
    if "-" in text:
        text = _HYPHEN.sub(" ", text.replace("->", "→"))
    return text


def _with_indices_in_brackets(text: str) -> str:
    if " sub " in text:
        text = _SPOKEN_SUBSCRIPT.sub("_", text)
    if "_" in text:
        text = _BRACED.sub(r"[\1]", text)
        text = _TWO_BARE.sub(r"[\1,\2]", text)
        text = _BARE.sub(r"[\1]", text)
        text = _EDGE.sub("", text)
    if "[" in text:
        text = _SECOND_BRACKET.sub(",", text)
    text = _GLUED_PAIR.sub(r"\1[\2,\3]", text)
    return _GLUED.sub(r"\1[\2]", text)


NUMBER_WORDS = {
    "zero": "0",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
}
"""`one` is a pronoun as well: it is read where an index must stand."""

_ARTICLES = frozenset(("the", "an"))
"""`a` may be a quantity."""

_LETTERS = frozenset(("lambda", "mu", "rho", "sigma", "pi", "sgn", "Pr", "ell"))
_SIGNS = str.maketrans(
    {
        "λ": " lambda",
        "μ": " mu",
        "ρ": " rho",
        "σ": " sigma",
        "π": " pi",
        "ϱ": " rho",
        "¬": " not ",
        "∣": "|",
        "×": "*",
        "·": "*",
        "⋅": "*",
        "∗": "*",
        "−": "-",
        "–": "-",
        "‑": "-",
        "‐": "-",
        "—": ",",
        "⟶": "→",
        "⟨": "(",
        "⟩": ")",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "„": '"',
        "…": ".",
        **dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\ufeff\ufe0f"),
    }
)
_COMMANDS = {
    "cdot": "*",
    "times": "*",
    "mid": "|",
    "vert": "|",
    "lvert": "|",
    "rvert": "|",
    "neg": " not ",
    "lnot": " not ",
    "to": "→",
    "rightarrow": "→",
    "pmod": " mod ",
    "bmod": " mod ",
    "mod": " mod ",
    "equiv": "=",
    "_": "_",
    "{": "(",
    "}": ")",
    "|": "|",
    "%": "%",
}

_SUBSCRIPTS = Pattern("[₀-₉]+(?:,[₀-₉]+)*")
_SUPERSCRIPTS = Pattern("[⁰¹²³⁴-⁹]+")
_LAYOUT_COMMAND = Pattern(
    r"\\(?:[()\[\],;:! ]|(?:left|right|displaystyle|quad|qquad|bigl?|bigr)(?![a-zA-Z]))"
)
_FONT_COMMAND = Pattern(r"\\(?:text|textbf|textit|mathrm|mathbf|mathit|mathbb|operatorname)\{([^{}]{0,40})\}")
_COMPLEMENT_COMMAND = Pattern(r"\\(?:bar|overline)\{? ?([A-Z])\}?")
_MODULUS_COMMAND = Pattern(r"\\pmod ?\{((?:[^{}]|\{[^{}]*\}){0,20})\}")
_COMMAND = Pattern(r"\\([a-zA-Z]+|[_{}|%])")
_STRONG_EMPHASIS = Pattern(r"(?<![\w)\]*])\*\*(?=[^\s*])(.*?[^\s*])\*\*(?![\w(*])")
_EMPHASIS = Pattern(r"(?<![\w)\]*])\*{1,3}(?=[^\s*])([^*]*[^\s*])\*{1,3}(?![\w(*])")
_QUOTED = Pattern(r"(?<![\w)\]'])'(?! )([^']*)'(?!\w)")
_DRESS = str.maketrans({"`": None, '"': None, "$": None, "~": " ", "\n": " ", "\t": " ", "\r": " "})
_OPEN_END = Pattern(r" ?= ?(?:\?+|_{2,}|\.{3})? ?$")
_HYPHEN = Pattern(r"(?:(?<=[a-zA-Z])|(?<=[)\]]))-(?=[a-zA-Z]{2})")
_SPOKEN_SUBSCRIPT = Pattern(r" sub (?=[0-9])")
_BRACED = Pattern(r"_ ?\{ ?([^{}]{0,20})\}")
_TWO_BARE = Pattern(r"_([0-9]+)(?:_|,)([0-9]+)(?![0-9_])")
_BARE = Pattern(r"_([0-9]+)")
_SECOND_BRACKET = Pattern(r"\] ?\[")
_GLUED = Pattern(r"([a-zA-Z])([0-9]+)")
_GLUED_PAIR = Pattern(r"(?<![a-zA-Z])([a-zA-Z])([0-9]),([0-9])(?![0-9,])")
_EDGE = Pattern(r"(?<![\w\]])_+|_+(?!\w)")
_TOKEN = Pattern(r"[^\W\d_]+(?:'(?!s\b)[^\W\d_]+)?|'s\b|[0-9]+|[^\s]")
