"""The characters of a response, without those that cannot be seen."""

import html
import re

from seedproof.record.patterns import Pattern


def plain_characters(response: str) -> str:
    """Return the response with line breaks as newlines, odd spaces as spaces, invisible characters left out.

    No character takes another length in lower case afterwards, so that positions in both texts agree.
    """
    if "&" in response:
        response = _ENTITY.sub(lambda entity: html.unescape(entity[0]), response)
    if response.isascii() and not _CONTROL.search(response):
        return response
    text = response.replace("\x08oxed", "\\boxed").replace("\x0crac", "\\frac")
    text = text.replace("\r\n", "\n")
    return text.translate(_REPLACEMENTS)


def without_long_blanks(text: str) -> str:
    """Return a text without blanks beyond a hundred in a row.

    They say nothing, and an expression that tries each of them as its first takes the square of their number.
    """
    # Of so many in a row, two that are looked at are neighbours.
    if not _TWO_BLANKS.search(text[:: MOST_BLANKS // 2]):
        return text
    return _LONG_BLANKS.sub(_shortened, text)


def _shortened(blanks: re.Match[str]) -> str:
    lines = blanks[0].count("\n")
    return "\n" * min(lines, MOST_BLANKS) or " " * MOST_BLANKS


MOST_BLANKS = 100
_TWO_BLANKS = Pattern(r"\s\s")
_LONG_BLANKS = Pattern(rf"(?<!\s)\s{{{MOST_BLANKS + 1},}}")
_ENTITY = Pattern("&(?:lt|gt|le|ge|ne|nbsp|minus|times|divide|frac12|frac14|frac34);")
_CONTROL = Pattern(r"[\x00-\x08\x0b-\x1f\x7f]")

_INVISIBLE = (
    "\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u2060\u2066\u2067\u2068\u2069\ufeff\ufe0f"
)
_LINE_BREAKS = "\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"
_SPACES = "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"

_REPLACEMENTS: dict[int, str | None] = {
    # A control character parts what stands beside it: `1\x002` is not 12.
    **{code: " " for code in range(0x20) if chr(code) not in "\t\n"},
    **{code: " " for code in range(0x7F, 0xA0)},
    **{code: "\ufffd" for code in range(0xD800, 0xE000)},
    **{ord(character): None for character in _INVISIBLE},
    **{ord(character): "\n" for character in _LINE_BREAKS},
    **{ord(character): " " for character in _SPACES},
    # What they hide or turn around is not what is read.
    **dict.fromkeys(map(ord, "\x08\u202d\u202e"), "\ufffd"),
    **dict(zip(map(ord, "：。，；（）！？"), (":", ".", ", ", ";", "(", ")", "!", "?"), strict=True)),
    # The only letter whose lower case is longer.
    ord("İ"): "I",
}
