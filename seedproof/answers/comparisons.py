"""The sign between two numbers: `<`, `=` or `>`."""

import re

from seedproof.answers.numbers import number


def comparison(text: str) -> str | None:
    """Return the sign that a text states alone, in words, or between two numbers, `3/4 > 5/8`.

    A false statement gives None: its sign is not that of its own numbers.
    """
    text = text.casefold()
    match = _SIGN.search(text)
    if match is None:
        return None
    sign = _SIGNS[match.lastgroup or ""]
    left, right = text[: match.start()].strip(), text[match.end() :].strip()
    if not left and not right:
        return sign
    first, second = number(left), number(right)
    if first is None or second is None:
        return None
    return sign if sign == "=><"[(first > second) - (first < second)] else None


_SIGN = re.compile(
    r"(?P<less>\\?<|\\lt(?![a-z])|&lt;|\b(?:is )?less than\b)"
    r"|(?P<equal>=|\b(?:is )?equal to\b|\bequals\b)"
    r"|(?P<greater>\\?>|\\gt(?![a-z])|&gt;|\b(?:is )?greater than\b)"
)
_SIGNS = {"less": "<", "equal": "=", "greater": ">"}
