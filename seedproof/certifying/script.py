"""A script: one query about a row, with each sentence of its text above what is asserted from it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import ClassVar, Literal, NamedTuple

from seedproof.certifying.terms import Symbol, Term

Status = Literal["sat", "unsat"]


class Unread(Exception):
    """A text that ought to be read is not, or in two ways: nothing of its row can be said."""


class Beyond(Exception):
    """What is asked lies beyond these logics; the message says what is missing."""


@dataclass(frozen=True)
class Step:
    """A sentence of the row, or a word of ours, and what is asserted from it.

    The scripts of a row share most of their steps, so that each is written once.
    """

    mark: ClassVar[str] = ""

    said: str
    asserted: tuple[Term, ...] = ()

    @cached_property
    def names(self) -> frozenset[str]:
        """The names in all that is asserted."""
        return frozenset[str]().union(*(_words(claim.text).names for claim in self.asserted))

    @cached_property
    def lines(self) -> list[str]:
        """The lines of a script that say it."""
        return [*self.comment, *(f"(assert {claim.text})" for claim in self.asserted)]

    @cached_property
    def comment(self) -> list[str]:
        """What was said, as comments."""
        return [f"; {line}".rstrip() for line in self.said.splitlines()]

    @cached_property
    def lines_with_places(self) -> list[str]:
        """The lines that assert something, with a place for a mark behind each name."""
        return [f"(assert {_with_places(claim.text)})" for claim in self.asserted]


@dataclass(frozen=True, slots=True)
class Copy:
    """A step of other unknowns: those whose names have a mark behind them."""

    step: Step
    mark: str

    @property
    def asserted(self) -> tuple[Term, ...]:
        """What is asserted, without the mark."""
        return self.step.asserted

    @property
    def names(self) -> frozenset[str]:
        """The names in all that is asserted, without the mark."""
        return self.step.names

    @property
    def lines(self) -> list[str]:
        """The lines of a script that say it."""
        mark = _marked("", self.mark)
        return [*self.step.comment, *(line.replace(_PLACE, mark) for line in self.step.lines_with_places)]


@dataclass(frozen=True, slots=True)
class Script:
    """One query: what an engine should find, and all that it is told."""

    row_id: str
    query: str
    claim: str
    """What the expected result says, in a sentence."""
    expected: Status
    symbols: tuple[Symbol, ...]
    steps: tuple[Step | Copy, ...]
    axioms: tuple[str, ...] = ()
    """Names of the textbook lemmas that it assumes instead of proving, listed in `docs/data/lemmas.csv`."""


def step(said: str, *asserted: Term) -> Step:
    """Put a sentence above what is asserted from it."""
    return Step(said, asserted)


def copied_symbol(symbol: Symbol, mark: str) -> Symbol:
    """Return the unknown that a `Copy` speaks of instead."""
    return Symbol(_marked(symbol.text, mark), symbol.sort)


def text_of(script: Script) -> str:
    """Write a script in SMT-LIB 2.6."""
    claims = [claim for part in script.steps for claim in part.asserted]
    symbols = _used(script)
    lines = [
        "(set-info :smt-lib-version 2.6)",
        f"(set-logic {_logic(symbols, claims)})",
        f"(set-info :source |{_in_bars(f'{script.row_id} {script.query}: {script.claim}')}|)",
        "(set-info :license |CC-BY-4.0|)",
        "(set-info :category |industrial|)",
        f"(set-info :status {script.expected})",
    ]
    lines += [f"(declare-const {symbol.text} {symbol.sort})" for symbol in symbols]
    for part in script.steps:
        lines += part.lines
    return "\n".join([*lines, "(check-sat)", "(exit)", ""])


def _marked(name: str, mark: str) -> str:
    return f"{name}.{mark}"


def _in_bars(text: str) -> str:
    return text.replace("|", "/").replace("\\", "/")


def _used(script: Script) -> Sequence[Symbol]:
    """Return what the claims name, in the declared order; refuse a name that nothing declares."""
    named = _named(script.steps)
    declared = {symbol.text for symbol in script.symbols}
    if len(declared) != len(script.symbols):
        raise ValueError(f"{script.row_id} {script.query}: a symbol is declared twice")
    if unknown := sorted(named - declared):
        raise ValueError(f"{script.row_id} {script.query}: nothing declares {', '.join(unknown)}")
    return [symbol for symbol in script.symbols if symbol.text in named]


def _named(steps: Sequence[Step | Copy]) -> set[str]:
    """Return the names in all claims, with the marks behind them."""
    by_mark: dict[str, set[str]] = {}
    for part in steps:
        by_mark.setdefault(part.mark, set()).update(part.names)
    named = by_mark.pop("", set())
    for mark, names in by_mark.items():
        named.update(_marked(name, mark) for name in names)
    return named


def _logic(symbols: Sequence[Symbol], claims: Sequence[Term]) -> str:
    """Name the smallest logic that has all that is used."""
    sorts = {symbol.sort for symbol in symbols}
    integers = "Int" in sorts or any(_words(claim.text).has_integer for claim in claims)
    reals = "Real" in sorts or any("(to_real " in claim.text for claim in claims) or not integers
    kind = "N" if any(claim.nonlinear for claim in claims) else "L"
    return f"QF_{kind}{'I' if integers else ''}{'R' if reals else ''}A"


_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*")
_WORDS = frozenset(["and", "or", "not", "ite", "div", "mod", "to_real", "true", "false"])
_INTEGER = re.compile(r"(?<=[ (])\d+(?=[ )])")

_PLACE = "@"
"""Where a mark is put; no claim has this sign."""


class _Words(NamedTuple):
    """What stands in the text of a claim."""

    names: frozenset[str]
    has_integer: bool


# The scripts of a row have most of their claims in common.
@lru_cache(maxsize=1 << 12)
def _words(claim: str) -> _Words:
    return _Words(frozenset(_NAME.findall(claim)) - _WORDS, _INTEGER.search(claim) is not None)


def _with_places(claim: str) -> str:
    """Return the text of a claim with a place for a mark behind each name."""
    return _NAME.sub(lambda found: found[0] if found[0] in _WORDS else f"{found[0]}{_PLACE}", claim)
