"""Splits a text into sentences of tokens: numerals as exact expressions, words in lower case, signs."""

import re
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation
from seedproof.record.patterns import Pattern


class Unreadable(ValueError):
    """A text does not state a problem in the supported English."""


class Token(msgspec.Struct, frozen=True):
    """A numeral, a word or a sign; `glued` when nothing stands between it and the token before."""

    text: str
    """The text in lower case; signs in one spelling."""
    raw: str
    value: Expression | None = None
    glued: bool = False


Tokens = Sequence[Token]

MAX_TEXT = 3000
MAX_NUMERAL = 20
"""Characters. Longer texts and numerals are refused, so that nothing can hang."""

_SMALL = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_WORDS = {word: value for value, word in enumerate(_SMALL)}
_WORDS |= {ten: 10 * place for place, ten in enumerate(_TENS, start=2)}
_WORDS |= {
    f"{ten}-{_SMALL[one]}": 10 * place + one
    for place, ten in enumerate(_TENS, start=2)
    for one in range(1, 10)
}
PARTS = {
    "half": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    "tenth": 10, "eleventh": 11, "twelfth": 12, "fifteenth": 15, "sixteenth": 16, "twentieth": 20,
}  # fmt: skip
PARTS |= {"halves": 2} | {f"{part}s": under for part, under in PARTS.items() if part != "half"}
_SPELLED = {
    "−": "-", "–": "-", "×": "*", "·": "*", "⋅": "*", "÷": "/", "**": "^", "²": "^2", "³": "^3",
    "[": "(", "]": ")", "{": "(", "}": ")", "’": "'",
}  # fmt: skip
_SPELLED |= dict.fromkeys(("□", "▢", "☐", "⬜", "◻", "■", "◯", "○", "…"), "_")
_HALVES = {
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5",
    "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
}  # fmt: skip
_TOKEN = Pattern(
    r"(?P<word>[A-Za-z]+(?:['’][a-z]+)?(?:-[A-Za-z]+)*(?:(?<=[A-Za-z]s)['’](?=\s))?)"
    r"|(?P<mixed>(?<![\d/.])\d+ \d+/\d+(?![\d/]|\.\d))|(?P<fraction>(?<![\d/.])\d+/\d+(?![\d/]|\.\d))"
    r"|(?P<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?|\.\d+)"
    r"|(?P<sign>\*\*|_+|[^\sA-Za-z0-9])"
)
_ENDS = frozenset(".?!")
_SIGNS = frozenset("+-*/=(")
_BEHIND = frozenset("+-*/=)<>")
_QUOTED_LETTER = Pattern(r"['‘\"“]([A-Za-z])['’\"”]")
_LISTED = Pattern(r"^[ \t]*\(?[12][.)][ \t]+(?=\S)", re.MULTILINE)
_FIRST_HOUR = Pattern(r"((?:^|[.?!]\s+)(?:At|By|From) \d+(?::\d+)? [ap])\.m\.")
_LAST_HOUR = Pattern(r"(\d [ap])\.m\.(?=\s+[A-Z]|\s*$)")
_HOUR = Pattern(r"(\d [ap])\.m\.")
BLANK = "_"
"""The text of a token that leaves a number out: `___`, a box, a question mark among signs."""


def word_set(text: str) -> frozenset[str]:
    """Split a text into its words."""
    return frozenset(text.split())


@lru_cache(maxsize=4)
def body(text: str) -> str:
    """Return the text without the paragraph on the answer's form, which has the only backquote.

    Quotation marks around letters and the numbers of two listed lines are left out.
    """
    if len(text) > MAX_TEXT:
        return text
    paragraphs = text.strip().split("\n\n")
    if "`" in paragraphs[-1]:
        paragraphs = paragraphs[:-1]
    whole = "\n\n".join(paragraphs)
    for sign, written in _HALVES.items():
        if sign in whole:
            whole = re.sub(rf"(?<=\d){sign}", f" {written}", whole).replace(sign, written)
    if len(_LISTED.findall(whole)) == _LISTED_LINES:
        whole = _LISTED.sub("", whole)
    if ".m." in whole:
        whole = _FIRST_HOUR.sub(r"\1m", whole)
        whole = _LAST_HOUR.sub(r"\1m.", whole)
        whole = _HOUR.sub(r"\1m", whole)
    return _QUOTED_LETTER.sub(r"\1", whole)


_LISTED_LINES = 2


@lru_cache(maxsize=4)
def sentences(text: str) -> list[list[Token]]:
    """Split a text into sentences without their last point.

    A line that ends in a colon continues in the next.

    A question mark stays, as the last token of its sentence. Every reader asks for the same text in turn, so
    the last ones are kept: nobody may change them. Raises: Unreadable for a fraction with denominator 0.
    """
    if len(text) > MAX_TEXT:
        raise Unreadable("a text for nobody")
    split: list[list[Token]] = []
    current: list[Token] = []
    for line in text.split("\n"):
        tokens = _tokens(line)
        for at, token in enumerate(tokens):
            if token.text == "?" and _leaves_out(tokens, at):
                current.append(Token(BLANK, token.raw, glued=token.glued))
            elif token.text in _ENDS:
                if token.text == "?":
                    current.append(token)
                if current:
                    split.append(current)
                current = []
            else:
                current.append(token)
        if current and current[-1].text not in (":", ","):
            split.append(current)
            current = []
    return [*split, current] if current else split


def _leaves_out(tokens: list[Token], at: int) -> bool:
    """Return whether a question mark stands for a number, among signs."""
    before = tokens[at - 1].text if at else ""
    behind = tokens[at + 1].text if at + 1 < len(tokens) else ""
    return before in _SIGNS or behind in _BEHIND


def _tokens(line: str) -> list[Token]:
    tokens: list[Token] = []
    end = 0
    for match in _TOKEN.finditer(line):
        raw = match[0]
        kind = match.lastgroup
        start = match.start()
        glued = start == end and start > 0
        end = match.end()
        if kind == "word":
            tokens.append(_word(raw, glued))
            if tokens[-1].text in PARTS and len(tokens) > 1:
                _join_parts(tokens)
        elif kind == "sign":
            spelled = BLANK if raw[0] == BLANK else _SPELLED.get(raw, raw)
            if len(spelled) == 2:
                tokens += (
                    Token("^", raw, glued=True),
                    Token(spelled[1], raw, Number(int(spelled[1])), glued=True),
                )
            else:
                tokens.append(Token(spelled, raw, glued=glued))
        else:
            tokens.append(Token(raw, raw, _numeral(raw), glued))
    return tokens


def _word(raw: str, glued: bool) -> Token:
    low = raw.lower().replace("’", "'")
    if low in _WORDS:
        return Token(low, raw, Number(_WORDS[low]), glued)
    first, hyphen, last = low.partition("-")
    if hyphen and first in _WORDS and (last in PARTS or last in ("quarter", "quarters")):
        return Token(low, raw, fraction(_WORDS[first], PARTS.get(last, 4)), glued)
    return Token(low, raw, None, glued)


def _join_parts(tokens: list[Token]) -> None:
    """Join `three fourths` into one numeral, where a number word stands before it."""
    *_, count, part = tokens
    if type(count.value) is Number and not count.value.places and count.text.isalpha():
        tokens[-2:] = [
            Token(f"{count.text} {part.text}", part.raw, fraction(count.value.digits, PARTS[part.text]))
        ]


def fraction(top: int, under: int) -> Operation:
    """Build the fraction of two whole numbers, as it is written."""
    return Operation("/", Number(top), Number(under))


def _numeral(raw: str) -> Expression:
    if len(raw) > MAX_NUMERAL:
        raise Unreadable("a numeral for nobody")
    whole, _, broken = raw.rpartition(" ")
    if "/" in broken:
        top, under = (int(part) for part in broken.split("/"))
        if not under:
            raise Unreadable(raw)
        return fraction(int(whole or 0) * under + top, under)
    digits, _, places = raw.replace(",", "").partition(".")
    return Number(int(digits + places), len(places))


def negative(value: Expression) -> Expression:
    """Negate a numeral: of a fraction, the numerator. Raises: Unreadable."""
    if type(value) is Number:
        return Number(-value.digits, value.places)
    if type(value) is Operation and type(value.left) is Number and type(value.right) is Number:
        return Operation("/", Number(-value.left.digits), value.right)
    raise Unreadable("a minus before something else than a numeral")
