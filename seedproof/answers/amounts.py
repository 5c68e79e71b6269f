"""One amount: a number with what may stand beside it: a unit, a currency, the counted noun, a sentence."""

import re
from fractions import Fraction
from typing import NamedTuple

from seedproof.answers.arithmetic import ARITHMETIC, Token, number, value_of_tokens
from seedproof.answers.asked import Asked
from seedproof.answers.exact_values import Exact, product
from seedproof.answers.nouns import CHANGING, DOUBTFUL, HARMLESS, noun_phrase, stem
from seedproof.answers.number_words import in_figures
from seedproof.answers.units import Unit, unit_of
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.record.patterns import Pattern


class Amount(NamedTuple):
    """A value in the unit that is asked for; `worded` if words or a unit stood beside it.

    `elsewhere` says that it was stated in another unit of the same kind.
    """

    value: Exact
    worded: bool = False
    elsewhere: bool = False


def amount(text: str, asked: Asked) -> Amount:
    """Return the one amount that a text of plain signs states.

    Raises:
        UnreadError: It states none, two, or one with words whose meaning is open.
        OtherError: It states an amount of another kind, as kilograms where metres are asked for.
    """
    if _IN_FIGURES.fullmatch(text):
        return Amount(number(text))
    text = _operations(in_figures(text))
    if _IN_FIGURES.fullmatch(text):
        return Amount(number(text), worded=True)
    before, tokens, units, behind = _parted(text, asked)
    value = value_of_tokens(tokens)
    named = {unit for unit in units if unit is not None}
    unit, rest = _unit_behind(behind, asked)
    if unit is not None:
        named.add(unit)
    if len(named) > 1:
        raise UnreadError("it names two units")
    if not named:
        counted = _counted(rest, asked)
        if counted and len(tokens) == 1:
            _check_sentence([*before, *rest[counted:]], asked)
            return Amount(value, worded=True)
        _check_words(before, asked)
        _check_noun(rest, asked)
        return Amount(value, worded=True)
    if asked.words and len(tokens) == 1:
        _check_sentence([*before, *rest], asked)
    else:
        _check_words([*before, *rest], asked)
    return _in_asked_unit(value, named.pop(), asked)


_IN_FIGURES = Pattern(r"[-+*/^%()\[\]{}0-9.,\s√]*(?:\\(?:frac|sqrt|overline)[-+*/^%()\[\]{}0-9.,\s√]*)*")


# Signs in words

_WORDED = (
    (Pattern(r"\b(?:minus|negative)\s+(?=[0-9(\\√.])", re.IGNORECASE), "-"),
    (Pattern(r"(?<=[0-9)}])\s+(?:over|divided by)\s+(?=[0-9(\\√.])", re.IGNORECASE), "/"),
    (Pattern(r"(?<=[0-9)}])\s*(?<!\b0)(?:[xX]|\btimes\b)\s*(?=[0-9(\\√.])"), "*"),
    (Pattern(r"(?<=[0-9)}])\s+plus\s+(?=[0-9(\\√.])", re.IGNORECASE), "+"),
    (Pattern(r"(?<=[0-9)}])\s*(?:percent|per cent)\b", re.IGNORECASE), "%"),
    (Pattern(r"\b(?:the\s+)?square root of\s+(?=[0-9({])", re.IGNORECASE), "√"),
    (Pattern(r"(?<=[0-9])\s+and\s+(?=[0-9]+\s*/\s*[0-9]|\\frac)"), " "),
)


def _operations(text: str) -> str:
    for words, sign in _WORDED:
        text = words.sub(sign, text)
    return text


# Words before and behind the number

_CURRENCY = r"(?P<currency>(?:US\s?)?\$|USD\b|[€£¢])"
_CURRENCIES = {"US": "$"}
_WORD = (
    r"(?P<word>°C|[^\W\d_]+(?:['-][^\W\d_]+)*\.?(?:\s?\^\s?(?:[{(]\s?)?-?[1-9](?:\s?[})])?|[23]\b)?(?![\w(\[{])"
    r"(?:\s?/\s?[^\W\d_]+(?:\s?\^\s?[1-9])?|/)*|[°′″])"
)
_PART = Pattern(rf"\s*(?:{ARITHMETIC}|{_CURRENCY}|{_WORD}|(?P<blank>[,;:.]|(?<![0-9)}}])[\"']))")


def _parted(text: str, asked: Asked) -> tuple[list[str], list[Token], list[Unit | None], list[str]]:
    """Return the words before the number, its tokens, the units inside it, and the words behind it."""
    before = list[str]()
    tokens = list[Token]()
    units = list[Unit | None]()
    words = list[str]()
    position = 0
    while position < len(text):
        match = _PART.match(text, position)
        if match is None:
            if text[position:].isspace():
                break
            raise UnreadError(f"{text[position : position + 20]!r} is not understood")
        position = match.end()
        kind = match.lastgroup or ""
        if kind == "word":
            words.append(match["word"])
        elif kind == "currency":
            units.append(unit_of(_CURRENCIES.get(match["currency"][:2], match["currency"])))
        elif kind != "blank":
            token = Token(kind, match[kind], match.start(kind) > match.start())
            if not tokens:
                before = words
                words = []
            elif words:
                units.append(_between(words, token, asked))
                words = []
            tokens.append(token)
    if not tokens:
        raise UnreadError("it has no number")
    return before, tokens, units, words


def _between(words: list[str], token: Token, asked: Asked) -> Unit | None:
    """Return the unit of a number inside a sum, as in `12 cm + 5 cm`, or None for the counted noun."""
    if token.text not in ("+", "-", "*", "/"):
        raise UnreadError("more than one number stands in it")
    unit, rest = _unit_behind(words, asked)
    if rest:
        _check_noun(rest, asked)
    return unit


_CENT = unit_of("cent")
_LONGEST_UNIT = 5
_NO_UNIT_BEHIND_IN = frozenset(["of", "long", "wide", "high", "tall", "left", "of", "around"])


def _unit_behind(words: list[str], asked: Asked) -> tuple[Unit | None, list[str]]:
    """Return the unit at the beginning of the words, and the other words."""
    if words[:1] == ["c"] and asked.unit == _CENT:
        return _CENT, words[1:]
    for length in range(min(_LONGEST_UNIT, len(words)), 0, -1):
        name = " ".join(words[:length])
        rest = words[length:]
        unit = unit_of(name)
        if unit is None:
            continue
        # `12 in the basket` has no inches.
        if name.lower() == "in" and rest and rest[0].lower() not in _NO_UNIT_BEHIND_IN:
            continue
        if asked.nouns and stem(words[0]) in asked.nouns:
            continue
        return unit, rest
    return None, words


def _check_noun(words: list[str], asked: Asked) -> None:
    """Check that the words name no other noun than the counted one, with one adjective at most.

    Where a row does not say what is counted, a noun decides nothing.
    """
    if not asked.is_declared:
        _check_sentence(words, asked)
        return
    if "than" in asked.words and words and words[0].lower() in _COMPARATIVES:
        words = words[1:]
    phrase = noun_phrase(words)
    _check_words(words[len(phrase) :], asked)
    if not phrase:
        return
    if asked.unit is None and not asked.nouns and phrase[-1].lower() in ("unit", "units") and len(phrase) < 3:
        return
    if stem(phrase[-1].rstrip(".")) not in asked.nouns:
        raise UnreadError(f"it counts {' '.join(phrase)[:40]}, which the question does not ask for")
    strange = [word for word in phrase[:-1] if not is_harmless(word, asked)]
    if len(strange) > 1 or any(word.lower() in _OTHER_AMOUNTS for word in strange):
        raise UnreadError(f"it counts {' '.join(phrase)[:40]}, which is not plain")


_COMPARATIVES = ("more", "fewer", "less")
_OTHER_AMOUNTS = frozenset(
    (
        "more",
        "fewer",
        "less",
        "extra",
        "additional",
        "other",
        "dozen",
        "pairs",
        "hundred",
        "thousand",
        "million",
    )
)


def _counted(words: list[str], asked: Asked) -> int:
    """Return how many words behind a number are the counted noun with its adjectives; 0 for another."""
    phrase = noun_phrase(words)
    for length in range(min(len(phrase), _LONGEST_NOUN), 0, -1):
        noun = phrase[:length]
        harmless = all(is_harmless(word, asked) and word.lower() not in _OTHER_AMOUNTS for word in noun[:-1])
        if stem(noun[-1].rstrip(".")) in asked.nouns and harmless:
            return length
    return 0


_LONGEST_NOUN = 3


def _check_sentence(words: list[str], asked: Asked) -> None:
    """Check the words around one number with the unit, or the noun, that is asked for: none may change it."""
    for word in words:
        low = word.lower().rstrip(".")
        if low in CHANGING | DOUBTFUL and low not in asked.words:
            raise UnreadError(f"the word {word[:30]!r} beside its number is not understood")


def _check_words(words: list[str], asked: Asked) -> None:
    for word in words:
        if not is_harmless(word, asked):
            raise UnreadError(f"the word {word[:30]!r} beside its number is not understood")


def is_harmless(word: str, asked: Asked) -> bool:
    """Return whether a word may stand beside a value: a word of the question, or one that changes nothing."""
    word = word.lower().rstrip(".")
    if word in asked.words:
        return True
    if word in DOUBTFUL:
        return False
    if word in HARMLESS:
        return True
    return stem(word) in asked.words or stem(word) in HARMLESS


def _in_asked_unit(value: Exact, unit: Unit, asked: Asked) -> Amount:
    if not asked.is_declared:
        # Noted, and decides nothing.
        return Amount(value, worded=True)
    if asked.unit is None:
        raise UnreadError("it names a unit, and the question asks for none")
    if unit == asked.unit:
        return Amount(value, worded=True)
    if any(unit == asked.unit.times(rate.power(-1)) for rate in asked.rates):
        return Amount(value, worded=True)
    if unit.kinds != asked.unit.kinds:
        raise OtherError("its unit is of another kind than the one asked for")
    return Amount(product(value, Fraction(unit.size / asked.unit.size)), worded=True, elsewhere=True)


def without_doubt(text: str, asked: Asked) -> bool:
    """Return whether a text without a number says nothing that matters: `so`, `in total`, `the answer`."""
    words = re.findall(r"[^\W\d_]+(?:['-][^\W\d_]+)*", text)
    if any(character.isdigit() for character in text):
        return False
    return all(is_harmless(word, asked) or stem(word) in asked.nouns for word in words)
