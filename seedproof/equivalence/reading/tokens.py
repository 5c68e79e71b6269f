r"""Text and LaTeX, split into tokens in one pass."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from seedproof.equivalence.reading import names
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.record.patterns import Pattern

MOST_TOKENS = 3_000
MOST_DIGITS = 1_000


class Token(NamedTuple):
    """A kind, a value, and whether white space precedes it.

    Kinds: number, letter, constant, function, command (with LaTeX arguments), prefix (of a question),
    behind (degrees or percent), sign, word (English that is no mathematics), thousands (1,234), end.
    """

    kind: str
    value: str
    spaced: bool


END = Token("end", "the end", False)


def tokens(text: str) -> list[Token]:
    """Return the tokens of a text without decorations, followed by the end token.

    Raises:
        Unreadable: An unknown command or sign, or too many tokens.
    """
    result: list[Token] = []
    start, spaced = 0, False
    while start < len(text):
        piece = _PART.match(text, start)
        if piece is None:
            raise Unreadable(f"the sign {text[start]!r} has no meaning here")
        kind, value, start = piece.lastgroup or "", piece[0], piece.end()
        if kind == "space":
            spaced = True
            continue
        if kind == "command":
            new, start = _command(value[1:], text, start, spaced)
            spaced = spaced or value[1:] in names.SPACES
        elif kind == "run":
            new = list(_run(value, spaced))
            if value.endswith("log") and (base := _BASE.match(text, start)):
                new += [Token("sign", "_", False), Token("number", base[0], False)]
                start = base.end()
            index = _INDEX.match(text, start)
            has_index = index is not None and bool(new) and new[-1].kind == "letter"
            if index and has_index and not _is_base(new[-1].value, index[0], text[index.end() :]):
                new[-1] = new[-1]._replace(value=f"{new[-1].value}_{index[0]}")
                start = index.end()
        elif kind == "number":
            if len(value) > MOST_DIGITS:
                raise Unreadable(f"a number has more than {MOST_DIGITS} digits")
            new = [Token("number", value, spaced)]
        else:
            new = [Token("sign", _SPELLED.get(value, value), spaced)]
        spaced = spaced and not new
        result += new
        if len(result) > MOST_TOKENS:
            raise Unreadable(f"the text has more than {MOST_TOKENS} parts")
    return [*result, END]


def _is_base(letter: str, digits: str, rest: str) -> bool:
    """Return whether digits behind a letter are the base of a power, as in `n2^n`, and no index.

    Raises:
        Unreadable: Both are usual: C12^n is C 12^n, or C_1 2^n.
    """
    power = _POWER.match(rest)
    if power is None or not any(sign.isalpha() for sign in power[1]):
        return False
    if letter in _OFTEN_NUMBERED or digits == "1":
        raise Unreadable(f"whether {digits[:20]} is an index of {letter} or the base of a power is not clear")
    return True


def _command(name: str, text: str, start: int, spaced: bool) -> tuple[list[Token], int]:
    """Return the tokens of one command, including an argument of letters, and where to continue."""
    if name in names.IGNORED:
        return [], start
    if name.endswith(("frac", "binom")) or name in ("sqrt", "begin", "end"):
        plain = next((kind for kind in ("frac", "binom") if name.endswith(kind)), name)
        new = [Token("command", plain, spaced)]
        while plain in ("frac", "sqrt") and len(new) < 3 and (digit := _DIGIT.match(text, start)):
            new.append(Token("number", digit[1], True))
            start = digit.end()
            if plain == "sqrt":
                if text[start : start + 1].isdigit():
                    raise Unreadable(r"\sqrt followed by several digits is ambiguous")
                break
        return new, start
    if name in names.SIGNS:
        return [Token("sign", names.SIGNS[name], spaced)], start
    if name in names.FUNCTIONS:
        return [Token("function", names.FUNCTIONS[name], spaced)], start
    if name in names.SHORT_FUNCTIONS:
        return [Token("function", names.SHORT_FUNCTIONS[name], spaced)], start
    if name in names.TRANSPOSES and name != "T":
        return [Token("letter", "T", spaced)], start
    if name in names.CONSTANTS:
        return [Token("constant", names.CONSTANTS[name], spaced)], start
    letter = name.removeprefix("var")
    if letter in names.GREEK or letter in ("ell", "imath", "jmath"):
        return [Token("letter", {"imath": "i_", "jmath": "j"}.get(letter, letter), spaced)], start
    if name in names.PREFIXES:
        return [Token("prefix", name, spaced)], start
    if name in ("mathbb", "Bbb"):
        argument = _LETTER_ARGUMENT.match(text, start)
        if argument and argument[1] in "RZN":
            return [Token("constant", names.CONSTANTS[argument[1]], spaced)], argument.end()
    if name in names.LETTER_COMMANDS and (argument := _LETTER_ARGUMENT.match(text, start)):
        letter = argument[1].removeprefix("\\")
        # A vector of unit length, not the imaginary unit.
        letter = {"i": "i_", "imath": "i_", "jmath": "j", "e": "e_"}.get(letter, letter)
        if name in ("overline", "bar", "tilde"):
            letter += f"_{name}"
        return [Token("letter", letter, spaced)], argument.end()
    if name in names.TEXT_COMMANDS and (argument := _TEXT_ARGUMENT.match(text, start)):
        return list(_words(argument[1], spaced)), argument.end()
    raise Unreadable(rf"the command \{name[:20]} is not known")


def _words(text: str, spaced: bool) -> Iterator[Token]:
    r"""Yield the tokens of `\text{...}`: a function, a single letter, or English words."""
    if text in names.FUNCTIONS or (len(text) == 1 and text.isalpha()):
        yield from _run(text, spaced)
        return
    if text in names.SHORT_FUNCTIONS:
        yield Token("function", names.SHORT_FUNCTIONS[text], spaced)
        return
    if text in names.SPELLED_PREFIXES:
        yield Token("prefix", text, spaced)
        return
    for piece in _PIECE.findall(text):
        if piece in names.CONNECTIVES:
            yield Token("sign", names.CONNECTIVES[piece], True)
        elif piece in names.BEHIND:
            yield Token("behind", names.BEHIND[piece], True)
        elif (len(piece) > 1 and piece.isalpha()) or piece == "a":
            yield Token("word", piece, True)
        else:
            yield from tokens(_END_OF_SENTENCE.sub(" ", piece))[:-1]


def _run(run: str, spaced: bool) -> Iterator[Token]:
    """Yield the tokens of adjacent letters: one name, several names, or an English word."""
    if run in names.CONNECTIVES:
        yield Token("sign", names.CONNECTIVES[run], spaced)
        return
    if run in names.BEHIND:
        yield Token("behind", names.BEHIND[run], spaced)
        return
    if run.lower() in ("infinity", "inf"):
        yield Token("constant", "infinity", spaced)
        return
    if run in names.UNITS:
        yield Token("word", run, spaced)
        return
    if run in names.SPELLED_PREFIXES:
        yield Token("prefix", run, spaced)
        return
    if run in names.GREEK:
        yield Token("letter", run, spaced)
        return
    if short := _SHORT.fullmatch(run):
        yield Token("function", names.SHORT_FUNCTIONS[short[1]], spaced)
        if short[2]:
            yield Token("letter", short[2], False)
        return
    parts = [part[0] for part in _NAME.finditer(run)]
    letters = sum(len(part) == 1 for part in parts)
    if letters > 3 or (len(run) > 1 and run in ("no", "is", "the", "not", "all", "set", "any", "are")):
        yield Token("word", run, spaced)
        return
    for part in parts:
        if part in names.FUNCTIONS:
            yield Token("function", names.FUNCTIONS[part], spaced)
        elif part in names.CONSTANTS and len(part) > 1:
            yield Token("constant", names.CONSTANTS[part], spaced)
        elif part in ("e", "i"):
            yield Token("constant", part, spaced)
        else:
            yield Token("letter", part, spaced)
        spaced = False


_PART = Pattern(
    r"(?P<space>\s+)|(?P<number>\d+(?:\.\d+)?(?!\.\d)|\d+\.(?!\d)|\.\d+)|(?P<command>\\(?:[a-zA-Z]+|.|\n))|(?P<run>[a-zA-Z]+)"
    r"|(?P<sign>\*\*|->|<=|>=|!=|==|<>|&&|[-+*/^_=<>()\[\]{}|,;:!%'&])",
    re.DOTALL,
)
_SPELLED = {"**": "^", "==": "=", "<>": "!=", "&&": "and", "->": "→"}
_DIGIT = Pattern(r"\s*(\d)")
_INDEX = Pattern(r"\d+")
_BASE = Pattern(r"\d+(?=\s*\(|\s+[\d\\])")
"""The base of a logarithm, as in `log2(6)` and `log2 6`."""
_LETTER_ARGUMENT = Pattern(r"\s*\{?\s*(\\?[a-zA-Z]+)\s*\}?")
_TEXT_ARGUMENT = Pattern(r"\s*\{([^{}$]*)\}")
_PIECE = Pattern(r"\\[a-zA-Z]+|[^\W\d_]+|(?:(?!\\[a-zA-Z])[\W\d_])+")
_END_OF_SENTENCE = Pattern(r"\.(?=\s|$)")
_POWER = Pattern(r"\s*(?:\^|\*\*)\s*(\{[^{}]*\}|\([^()]*\)|-?\w+|\\[a-zA-Z]+)")
_OFTEN_NUMBERED = frozenset("CcKkAaBbei")
_SHORT = Pattern(
    "("
    + "|".join(sorted(names.SHORT_FUNCTIONS.keys() - names.FUNCTIONS.keys(), key=len, reverse=True))
    + ")([xtyzu])?"
)
_NAME = Pattern(
    "|".join(
        sorted([*names.FUNCTIONS, "pi", "oo", "theta", "alpha", "lambda", "omega"], key=len, reverse=True)
    )
    + "|."
)
