"""The form of an alternative text: it says what is drawn, not where, and nothing of the answers."""

import re
from collections.abc import Iterator, Sequence

SHORTEST = 40
LONGEST = 400
_NUMBER = re.compile(r"(?<![A-Za-z0-9])[0-9]+")
_WORD = re.compile(r"[A-Za-z]{4,}(?: [A-Za-z]+)*")


def wrong_with_alt(alt: str, answers: Sequence[str]) -> Iterator[str]:
    """Yield a sentence for everything that is wrong with an alternative text.

    `answers` are the canonical plain texts of all parts. A number is data, or worse; one that belongs to a
    name, as in x0, is neither.
    """
    if not SHORTEST <= len(alt) <= LONGEST:
        yield f"it has {len(alt)} characters, expected {SHORTEST} to {LONGEST}"
    if not (alt[:1].isupper() and alt.endswith(".")) or "\n" in alt:
        yield "it is not written as sentences on one line"
    if "$" in alt or "\\" in alt:
        yield "it has LaTeX"
    for number in _NUMBER.findall(alt):
        yield f"it has the number {number}"
    for answer in answers:
        if _WORD.fullmatch(answer) and re.search(rf"\b{answer}\b", alt, re.IGNORECASE):
            yield f"it says the answer {answer}"
