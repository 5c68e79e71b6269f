r"""Text and LaTeX cut into tokens, in one pass."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from seedproof.equivalence.reading import names
from seedproof.equivalence.reading.unreadable import Unreadable

MOST_TOKENS = 3_000
MOST_DIGITS = 1_000


class Token(NamedTuple):
    """A kind, what it says, and whether white space stands before it.

    Kinds: number, letter, constant, function, command (with LaTeX arguments), prefix (of a question),
    behind (degrees or percent), sign, word (English that is no mathematics), end.
    """

    kind: str
    value: str
    spaced: bool


END = Token("end", "the end", False)


def tokens(text: str) -> list[Token]:
    """The tokens of a text without decorations, and the end.

    Raises:
        Unreadable: An unknown command or sign, or too many tokens.
    """
    found: list[Token] = []
    at, spaced = 0, False
    while at < len(text):
        part = _PART.match(text, at)
        if part is None:
            raise Unreadable(f"the sign {text[at]!r} has no meaning here")
        kind, value, at = part.lastgroup or "", part[0], part.end()
        if kind == "space":
            spaced = True
            continue
        if kind == "command":
            new, at = _command(value[1:], text, at, spaced, found)
        elif kind == "run":
            new = list(_run(value, spaced, text[at : at + 1]))
            if new and new[-1].kind == "letter" and (index := _INDEX.match(text, at)):
                if new[-1].value in "ei":
                    raise Unreadable(f"{new[-1].value}{index[0]} is ambiguous")
                new[-1], at = new[-1]._replace(value=f"{new[-1].value}_{index[0]}"), index.end()
        elif kind == "number":
            if len(value) > MOST_DIGITS:
                raise Unreadable(f"a number has more than {MOST_DIGITS} digits")
            new = [Token("number", value, spaced)]
        else:
            new = [Token("sign", _SPELLED.get(value, value), spaced)]
        spaced = spaced and not new
        found += new
        if len(found) > MOST_TOKENS:
            raise Unreadable(f"the text has more than {MOST_TOKENS} parts")
    return [*found, END]


def _command(name: str, text: str, at: int, spaced: bool, before: list[Token]) -> tuple[list[Token], int]:
    """The tokens of one command, with its argument if that is only letters, and where to go on."""
    if name in names.IGNORED:
        return [], at
    if name in ("frac", "dfrac", "tfrac", "cfrac", "sqrt", "binom", "begin", "end"):
        plain = "frac" if name.endswith("frac") else name
        new = [Token("command", plain, spaced)]
        while plain in ("frac", "sqrt") and len(new) < 3 and (digit := _DIGIT.match(text, at)):
            new.append(Token("number", digit[1], True))
            at = digit.end()
            if plain == "sqrt":
                if text[at : at + 1].isdigit():
                    raise Unreadable(r"\sqrt followed by several digits is ambiguous")
                break
        return new, at
    if name in names.SIGNS:
        return [Token("sign", names.SIGNS[name], spaced)], at
    if name in names.FUNCTIONS:
        return [Token("function", names.FUNCTIONS[name], spaced)], at
    if name in names.CONSTANTS:
        return [Token("constant", names.CONSTANTS[name], spaced)], at
    letter = name.removeprefix("var")
    if letter in names.GREEK or letter in ("ell", "imath", "jmath"):
        return [Token("letter", {"imath": "i_", "jmath": "j"}.get(letter, letter), spaced)], at
    if name in names.PREFIXES:
        return [Token("prefix", name, spaced)], at
    if name in ("mathbb", "Bbb"):
        argument = _LETTER_ARGUMENT.match(text, at)
        if argument and argument[1] in "RZN":
            return [Token("constant", names.CONSTANTS[argument[1]], spaced)], argument.end()
    if name in names.LETTER_COMMANDS and (argument := _LETTER_ARGUMENT.match(text, at)):
        letter = argument[1].removeprefix("\\")
        # A vector of unit length, not the imaginary unit.
        letter = {"i": "i_", "imath": "i_", "jmath": "j", "e": "e_"}.get(letter, letter)
        return [Token("letter", letter, spaced)], argument.end()
    if name in names.TEXT_COMMANDS and (argument := _TEXT_ARGUMENT.match(text, at)):
        return list(_words(argument[1], spaced)), argument.end()
    raise Unreadable(rf"the command \{name[:20]} is not known")


def _words(text: str, spaced: bool) -> Iterator[Token]:
    r"""What `\text{...}` says: a function, a single letter, or words of English."""
    if text in names.FUNCTIONS or (len(text) == 1 and text.isalpha()):
        yield from _run(text, spaced, "")
        return
    for word in _WORD.finditer(text):
        if word[0] in names.CONNECTIVES:
            yield Token("sign", names.CONNECTIVES[word[0]], True)
        elif word[0] in names.BEHIND:
            yield Token("behind", names.BEHIND[word[0]], True)
        elif word[0].isdigit():
            yield Token("number", word[0], True)
        elif word[0] != ",":
            yield Token("word", word[0], True)
        else:
            yield Token("sign", ",", True)


def _run(run: str, spaced: bool, follower: str) -> Iterator[Token]:
    """Letters without a space between them: one name, or names side by side, or a word of English."""
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
    if run in names.GREEK:
        yield Token("letter", run, spaced)
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


_PART = re.compile(
    r"(?P<space>\s+)|(?P<number>\d+(?:\.\d+)?(?!\.\d)|\d+\.(?!\d)|\.\d+)|(?P<command>\\(?:[a-zA-Z]+|.|\n))|(?P<run>[a-zA-Z]+)"
    r"|(?P<sign>\*\*|<=|>=|!=|==|<>|&&|[-+*/^_=<>()\[\]{}|,;:!%'&])",
    re.DOTALL,
)
_SPELLED = {"**": "^", "==": "=", "<>": "!=", "&&": "and"}
_DIGIT = re.compile(r"\s*(\d)")
_INDEX = re.compile(r"\d+")
_LETTER_ARGUMENT = re.compile(r"\s*\{?\s*(\\?[a-zA-Z]+)\s*\}?")
_TEXT_ARGUMENT = re.compile(r"\s*\{([^{}\\$]*)\}")
_WORD = re.compile(r"[^\W\d_]+|\d+|,")
_NAME = re.compile(
    "|".join(
        sorted([*names.FUNCTIONS, "pi", "oo", "theta", "alpha", "lambda", "omega"], key=len, reverse=True)
    )
    + "|."
)
