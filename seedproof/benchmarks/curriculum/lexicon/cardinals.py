"""English number words beyond twelve, as far as a model may write them: `one hundred and twenty-five`."""

import re

from seedproof.benchmarks.curriculum.lexicon.numerals import WORDS

_TEENS = ("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_PARTS = ("third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth")

CARDINALS = dict(WORDS)
CARDINALS |= {word: value for value, word in enumerate(_TEENS, start=13)}
CARDINALS |= {word: 10 * value for value, word in enumerate(_TENS, start=2)}

SCALES = {"hundred": 100, "thousand": 1000}

DENOMINATORS = {"half": 2, "halves": 2, "quarter": 4, "quarters": 4}
DENOMINATORS |= {word: value for value, word in enumerate(_PARTS, start=3)}
DENOMINATORS |= {f"{word}s": value for value, word in enumerate(_PARTS, start=3)}
DENOMINATORS |= {"twentieth": 20, "twentieths": 20, "hundredth": 100, "hundredths": 100}
"""What a fraction in words is divided by: `three fourths`."""


def cardinal(words: str) -> int | None:
    """Return the value of `two hundred and five`; None for words in another order, such as `two three`."""
    total = 0
    group = 0
    last = 0
    for word in re.findall("[a-z]+", words.lower()):
        if word == "and":
            continue
        if word in SCALES and group:
            scaled = group * SCALES[word]
            total = total + scaled if word == "thousand" else total
            group = 0 if word == "thousand" else scaled
            last = 0
            continue
        value = CARDINALS.get(word)
        # After a ten a figure may follow, after anything else nothing but a scale.
        if value is None or (last and not (last >= 20 and 0 < value < 10)):
            return None
        group = group + value
        last = value
    return total + group
