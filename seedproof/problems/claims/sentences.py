"""Reads the sentence of a step: what stands in the gaps of its rule.

`sentences.txt` says every sentence of every rule once more, by another hand than `rules/`: it was written from
sentences whose gaps had no names. A sentence whose gaps `rules/` exchanges is read here as what it says.
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
    for wordings in _said().values():
        for wording in wordings:
            yield wording.partition("$")[0].rstrip()


@cache
def _said() -> dict[str, list[str]]:
    """Return the wordings of each rule."""
    said: dict[str, list[str]] = {}
    for line in _FILE.read_text(encoding="utf-8").splitlines():
        rule, _, wording = line.partition(": ")
        said.setdefault(rule, []).append(wording)
    return said


@cache
def _wordings(rule: str) -> dict[str, list[str]]:
    """Return the wordings for each sign of an inequality; those without one for no sign.

    A gap for the sign would be as good for a plus.
    """
    wordings = _said()[rule]
    if "<sign>" not in wordings[0]:
        return {"": wordings}
    return {sign: [wording.replace("<sign>", sign) for wording in wordings] for sign in _SIGNS}
