"""What an answer is asked to be, as its row declares it: names, unit, noun; and the question's words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from seedproof.answers.nouns import DOUBTFUL, noun_phrase, stem, words_of
from seedproof.answers.units import Unit, unit_of
from seedproof.record.patterns import Pattern


@dataclass(frozen=True)
class Asked:
    """What an answer is asked to be."""

    answer_type: str
    names: tuple[str, ...] = ()
    """The names of several values, in the order asked for."""
    unit: Unit | None = None
    """The unit that is asked for."""
    rates: tuple[Unit, ...] = ()
    """The units of which a question asks for one: minutes in `How many liters is that per minute?`."""
    nouns: frozenset[str] = frozenset()
    """What the question counts, in the singular: `paper` and `crane` for `How many paper cranes`."""
    words: frozenset[str] = frozenset()
    """The words of the question, which may stand beside its answer."""
    sides: tuple[tuple[str, str], ...] = ()
    """The left and the right side of a comparison."""
    symbol: str = ""
    """The symbol of the value that is asked for, as `x_2` or `a(6)`, where the question names one."""
    is_declared: bool = False
    """Whether the row says what is asked for; otherwise a unit or noun behind one value decides nothing."""


def asked_by(row: Mapping[str, Any]) -> Asked:
    """Return what a row asks for; for a follow-up, the earlier turns count, too."""
    form = row.get("asked") or {}
    names = tuple(form.get("names") or row.get("names") or ())
    turns = tuple(_turns(row))
    return _asked(row["answer_type"], names, form.get("unit", ""), form.get("counted", ""), turns, bool(form))


def _turns(row: Mapping[str, Any]) -> Iterator[str]:
    """Return the texts of the user, the last first; the form line stands in each of them."""
    yield row.get("question") or ""
    dialogue: Sequence[Mapping[str, str]] = row.get("dialogue") or ()
    for turn in reversed(dialogue[:-1]):
        if turn["role"] == "user":
            yield turn["content"]


# As many as a benchmark has rows: several solvers are scored on each, table by table.
@lru_cache(maxsize=1 << 14)
def _asked(
    answer_type: str,
    names: tuple[str, ...],
    unit: str,
    counted: str,
    turns: tuple[str, ...],
    is_declared: bool,
) -> Asked:
    stories = [_FORM_LINE.sub(" ", turn) for turn in turns]
    is_several = answer_type in ("tuple", "named")
    return Asked(
        answer_type,
        (names or _names(turns[0])) if is_several else (),
        unit_of(unit) if unit else None,
        _rates(stories) if unit else (),
        frozenset(map(stem, noun_phrase(counted.split()))),
        frozenset().union(*map(words_of, stories)) - (DOUBTFUL - _comparing_words(stories[0])),
        ((names[0], names[1]),) if answer_type == "comparison" and len(names) == _TWO else (),
        names[0] if len(names) == 1 and not is_several else "",
        is_declared,
    )


_TWO = 2
_HOW_MANY_MORE = Pattern(r"\b[Hh]ow (?:many|much) (?:more|fewer|less)\b[^?]*\bthan\b")


def _comparing_words(story: str) -> frozenset[str]:
    """Return the word `than` where the question asks for a difference: `How many more ... than ...?`."""
    return frozenset(["than"] if _HOW_MANY_MORE.search(story) else ())


# The form line names what a tuple holds: "End with one line of the form `Answer: (e01, e12, e20)`".

_FORM_LINE = Pattern(r"\n\nEnd with one line .*\Z", re.DOTALL)
_FORM = Pattern(r"`Answer: ([^`]*)`")
_NAME = Pattern(r"\s*([^\s=,()]+)\s*(?:=[^,]*)?")


def _names(question: str) -> tuple[str, ...]:
    form = _FORM.search(question)
    if form is None:
        return ()
    parts = form[1].strip("() ").split(",")
    names = [_NAME.fullmatch(part) for part in parts]
    return tuple(name[1] for name in names if name) if all(names) else ()


_PER = Pattern(r"\b(?:per|every|each|one|an?) ([a-z]+)\b")


def _rates(stories: list[str]) -> tuple[Unit, ...]:
    """Return the units behind `per` or `every`."""
    units = [unit_of(name) for story in stories for name in _PER.findall(story.lower())]
    return tuple(dict.fromkeys(unit for unit in units if unit is not None))
