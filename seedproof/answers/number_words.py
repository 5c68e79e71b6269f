"""Numbers written in words: `twelve`, `twenty-one`, `minus two`, `one half`, `three and a half`."""

import re

from seedproof.record.patterns import Pattern

_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_PARTS = "half third quarter fifth sixth seventh eighth ninth tenth eleventh twelfth"

CARDINALS = {word: value for value, word in enumerate(_ONES.split())}
CARDINALS |= {word: 10 * value for value, word in enumerate(_TENS.split(), start=2)}
DENOMINATORS = {word: value for value, word in enumerate(_PARTS.split(), start=2)}
DENOMINATORS |= {f"{word}s": value for word, value in DENOMINATORS.items()}
DENOMINATORS |= {"halves": 2, "fourth": 4, "fourths": 4}
_SCALES = {"hundred": 100, "thousand": 1000}

NUMBER_WORDS = frozenset(CARDINALS) | frozenset(DENOMINATORS) | frozenset(_SCALES)

_WORD = "|".join(sorted(NUMBER_WORDS - DENOMINATORS.keys(), key=len, reverse=True))
_PART = "|".join(sorted(DENOMINATORS, key=len, reverse=True))
_CARDINAL = rf"(?:{_WORD})(?:[\s-]+(?:and\s+)?(?:{_WORD}))*"
_PHRASE = Pattern(
    rf"\b(?:(?P<whole>{_CARDINAL})\s+and\s+)?(?P<top>a|an|{_CARDINAL})[\s-]+(?P<part>{_PART})\b"
    rf"|\b(?P<half>half)\b"
    rf"|\b(?P<number>{_CARDINAL})\b",
    re.IGNORECASE,
)
_DIGIT = Pattern("[0-9]")


def in_figures(text: str) -> str:
    """Return a text without figures with its number words as figures; any other text as it is."""
    if _DIGIT.search(text):
        return text
    return _PHRASE.sub(_figures, text)


def may_state_a_number(text: str) -> bool:
    """Return whether a text has a figure, a number word or a sign, or says that there is none."""
    return _ANY_NUMBER.search(in_figures(text)) is not None


_ANY_NUMBER = Pattern(
    r"\d|[\u00b2-\u00be\u2070-\u218f\u221a-\u221e]|\\(?:frac|sqrt|infty|emptyset|varnothing)|[^\x00-\u024f]"
    r"|\b(?:none|nothing|no|nobody|dozen|half|pair|couple|single|once|twice|both|quarter|third|hundred|thousand|all)\b",
    re.IGNORECASE,
)


def cardinal(words: str) -> int | None:
    """Return the value of `two hundred and five`, or None for words in another order, as `two three`."""
    total = 0
    group = 0
    last = 1_000
    for word in re.findall("[a-z]+", words.lower()):
        if word == "and":
            continue
        if word in _SCALES:
            if group == 0:
                return None
            if word == "thousand":
                total += group * 1_000
                group = 0
            else:
                group *= 100
            last = 1_000
            continue
        value = CARDINALS[word]
        # After a ten a figure may follow, after anything else nothing but a scale.
        if last != 1_000 and not (last >= 20 and 0 < value < 10):
            return None
        group += value
        last = value
    return total + group


def _figures(match: re.Match[str]) -> str:
    if match["half"]:
        return "1/2"
    if match["number"]:
        value = cardinal(match["number"])
        return match[0] if value is None else str(value)
    top = 1 if match["top"].lower() in ("a", "an") else cardinal(match["top"])
    whole = cardinal(match["whole"]) if match["whole"] else 0
    if top is None or whole is None:
        return match[0]
    fraction = f"{top}/{DENOMINATORS[match['part'].lower()]}"
    return f"{whole} {fraction}" if match["whole"] else fraction
