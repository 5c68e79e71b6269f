"""Reads the sentence of a step: what stands in the gaps of its rule.

`sentences.txt` says every sentence of every rule once more, by another hand than `rules/`, who saw sentences
whose gaps had no names. Where `rules/` exchanges two gaps, what is read here is what the sentence says.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from seedproof.problems.reading import Gaps, read_kind

_FILE = Path(__file__).with_name("sentences.txt")
_SIGNS = ("<", ">", r"\le", r"\ge")


def read_step(rule: str, sentence: str) -> Gaps:
    """Return what stands in the gaps of a rule's wording.

    Raises: Unreadable when no wording fits, or the text can be read in two ways. KeyError: There is no such
    rule.
    """
    sign, gaps = read_kind(sentence, _wordings(rule))
    return gaps | ({"sign": sign} if sign else {})


def beginnings() -> Iterator[str]:
    """Yield how sentences begin before their first formula."""
    for wordings in _all().values():
        for wording in wordings:
            yield wording.partition("$")[0].rstrip()


def wordings_of(rule: str) -> list[str]:
    """Return the wordings of a rule. Raises: KeyError where there is no such rule."""
    return _all()[rule]


@cache
def _all() -> dict[str, list[str]]:
    """Return the wordings of each rule."""
    wordings: dict[str, list[str]] = {}
    for line in _FILE.read_text(encoding="utf-8").splitlines():
        rule, _, wording = line.partition(": ")
        wordings.setdefault(rule, []).append(wording)
    return wordings


@cache
def _wordings(rule: str) -> dict[str, list[str]]:
    """Return the wordings for each sign of an inequality; those without one for no sign.

    A gap for the sign would be as good for a plus.
    """
    wordings = wordings_of(rule)
    if "<sign>" not in wordings[0]:
        return {"": wordings}
    return {sign: [wording.replace("<sign>", sign) for wording in wordings] for sign in _SIGNS}
