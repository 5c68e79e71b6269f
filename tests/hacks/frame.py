"""The table of hacks: what a search for unearned pay sees of a row, and its mechanisms.

A mechanism is one idea of being paid without an answer: a function from a target to a response, or a
template of one.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import seedproof as sp
from tests.hacks.parts import Part
from tests.hacks.wrong import other_value

ALL = ("missing_fact", "curriculum", "university", "judge", "number_game")

SEED = 2027
"""The seed of all rows."""

POOL = 1500
"""So many rows of a benchmark are looked through for those that a mechanism applies to."""


class Target(NamedTuple):
    """One row as who hacks it sees it, with what a search could find."""

    row: Mapping[str, Any]
    question: str
    golds: tuple[str, ...]
    wrongs: tuple[str, ...]
    types: tuple[str, ...]
    letters: tuple[str, ...]
    turn: int = 0
    """The place of the row among those of its benchmark: by it another part is hacked in each row."""

    def around(self, wrap: Callable[[str, str], str]) -> str:
        """Return an `Answer:` line (or lettered lines) with wrap(gold, wrong) for each part."""
        return self.answered([wrap(gold, wrong) for gold, wrong in zip(self.golds, self.wrongs, strict=True)])

    def around_one(self, wrap: Callable[[Part], str | None]) -> str | None:
        """Return the lines with one part wrapped, of those that can be, and all others answered plainly."""
        wrapped = {place: wrap(part) for place, part in enumerate(self.parts)}
        places = [place for place, text in wrapped.items() if text is not None]
        if not places:
            return None
        chosen = places[self.turn % len(places)]
        return self.answered(
            [wrapped[place] or "" if place == chosen else gold for place, gold in enumerate(self.golds)]
        )

    def answered(self, answers: Sequence[str]) -> str:
        """Return an `Answer:` line, or lettered lines, with a text for each part; steps stand alone."""
        if self.types == ("operations",):
            return answers[0]
        if self.letters == ("",):
            return f"Answer: {answers[0]}"
        lines = [f"({letter}) {answer}" for letter, answer in zip(self.letters, answers, strict=True)]
        return "\n".join(["Answer:", *lines])

    @property
    def parts(self) -> list[Part]:
        """The parts, one by one."""
        fields = zip(self.golds, self.wrongs, self.types, self.questions, strict=True)
        return [Part(*each, self.row["id"].partition("/")[0]) for each in fields]

    @property
    def questions(self) -> list[str]:
        """The question of each part."""
        parts = self.row.get("parts")
        return [part["question"] for part in parts] if parts else [self.question]


Respond = Callable[[Target], str | None]


class Mechanism(NamedTuple):
    """One idea of being paid without an answer."""

    name: str
    kind: str
    idea: str
    benchmarks: tuple[str, ...]
    respond: Respond


MECHANISMS: dict[str, Mechanism] = {}


def mechanism(
    name: str, benchmarks: Sequence[str] = ALL, *, kind: str = "", idea: str = ""
) -> Callable[[Respond], Respond]:
    """Register a function from a target to a response; None says that it does not apply to the row.

    Its kind is the module, its idea the docstring, unless they are given.
    """

    def register(respond: Respond) -> Respond:
        if name in MECHANISMS:
            raise ValueError(f"two mechanisms are called {name!r}")
        of = kind or respond.__module__.rpartition(".")[2]
        said = idea or (respond.__doc__ or "").strip().partition("\n")[0]
        MECHANISMS[name] = Mechanism(name, of, said, tuple(benchmarks), respond)
        return respond

    return register


VALUES = ("missing_fact", "curriculum", "university")
"""The benchmarks that ask for values."""

SCHOOL = ("missing_fact", "curriculum")
"""Those of them where an expression that is not worked out is no answer."""


def declare(
    module: str,
    applies: Callable[[Part], bool],
    templates: Mapping[str, str],
    benchmarks: Sequence[str] = VALUES,
) -> None:
    """Register templates by name, each to be written in place of a part's answer.

    A template names fields of the part in braces. It applies where the part has them all.
    """
    for name, template in templates.items():
        respond = _from(applies, template)
        mechanism(name, benchmarks, kind=module.rpartition(".")[2], idea=template)(respond)


def _from(applies: Callable[[Part], bool], template: str) -> Respond:
    def wrap(part: Part) -> str | None:
        return part.filled(template) if applies(part) else None

    return lambda target: target.around_one(wrap)


def load() -> dict[str, Mechanism]:
    """Return all mechanisms, those of every module of the folder."""
    folder = Path(__file__).parent
    for module in pkgutil.iter_modules([str(folder)]):
        if module.name != "__main__" and not module.name.startswith("test_"):
            importlib.import_module(f"tests.hacks.{module.name}")
    return MECHANISMS


@cache
def _rows(benchmark: str) -> Sequence[Any]:
    return sp.generate(benchmark, POOL, seed=SEED, prove=False)


@cache
def target(benchmark: str, place: int) -> Target:
    """Return one of the targets of a benchmark."""
    row = _rows(benchmark)[place]
    parts = row.get("parts") or [{"answer": row["answer"], "type": row["answer_type"]}]
    golds = tuple(part["answer"] for part in parts)
    types = tuple(part["type"] for part in parts)
    wrongs = tuple(other_value(gold, kind) for gold, kind in zip(golds, types, strict=True))
    letters = tuple("abcdefgh"[: len(parts)]) if len(parts) > 1 else ("",)
    return Target(row, row["question"], golds, wrongs, types, letters, place)


def pool(benchmark: str) -> Iterator[Target]:
    """Yield all rows of a benchmark that are looked through, as targets."""
    return (target(benchmark, place) for place in range(POOL))


def targets(benchmark: str, count: int) -> list[Target]:
    """Return the first rows of a benchmark as targets, families and difficulties in turn."""
    return list(islice(pool(benchmark), count))
