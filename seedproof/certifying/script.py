"""A script: one query about a row, with each sentence of its text above what is asserted from it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from seedproof.certifying.terms import Symbol, Term

Status = Literal["sat", "unsat"]


class Unread(Exception):
    """A text that ought to be read is not, or in two ways: nothing of its row can be said."""


class Beyond(Exception):
    """What is asked lies beyond these logics; the message says what is missing."""


@dataclass(frozen=True, slots=True)
class Step:
    """A sentence of the row, or a word of ours, and what is asserted from it."""

    said: str
    asserted: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Script:
    """One query: what an engine should find, and all that it is told."""

    row_id: str
    query: str
    claim: str
    """What the expected result says, in a sentence."""
    expected: Status
    symbols: tuple[Symbol, ...]
    steps: tuple[Step, ...]
    axioms: tuple[str, ...] = ()
    """Names of the textbook lemmas that it assumes instead of proving, as `docs/certify.md` lists them."""


def step(said: str, *asserted: Term) -> Step:
    """Put a sentence above what is asserted from it."""
    return Step(said, asserted)


def copied(part: Step, mark: str) -> Step:
    """Say the same of other unknowns: those whose names have a mark behind them."""
    copies = (
        Term(_with_places(claim.text).replace(_PLACE, f".{mark}"), claim.sort, None, claim.nonlinear)
        for claim in part.asserted
    )
    return Step(part.said, tuple(copies))


def copied_symbol(symbol: Symbol, mark: str) -> Symbol:
    """Return the unknown that `copied` speaks of instead."""
    return replace(symbol, text=f"{symbol.text}.{mark}")


def text_of(script: Script) -> str:
    """Write a script in SMT-LIB 2.6."""
    claims = [claim for part in script.steps for claim in part.asserted]
    symbols = _used(script, claims)
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
        lines += _comment(part.said)
        lines += [f"(assert {claim.text})" for claim in part.asserted]
    return "\n".join([*lines, "(check-sat)", "(exit)", ""])


def _comment(said: str) -> list[str]:
    return [f"; {line}".rstrip() for line in said.splitlines()]


def _in_bars(text: str) -> str:
    return text.replace("|", "/").replace("\\", "/")


def _used(script: Script, claims: Sequence[Term]) -> Sequence[Symbol]:
    """Return what the claims name, in the declared order; refuse a name that nothing declares."""
    named = frozenset[str]().union(*(_words(claim.text).names for claim in claims))
    declared = {symbol.text for symbol in script.symbols}
    if len(declared) != len(script.symbols):
        raise ValueError(f"{script.row_id} {script.query}: a symbol is declared twice")
    if unknown := sorted(named - declared):
        raise ValueError(f"{script.row_id} {script.query}: nothing declares {', '.join(unknown)}")
    return [symbol for symbol in script.symbols if symbol.text in named]


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


# A claim is copied for each of a row's answers in turn.
@lru_cache(maxsize=1 << 12)
def _with_places(claim: str) -> str:
    """Return the text of a claim with a place for a mark behind each name."""
    return _NAME.sub(lambda found: found[0] if found[0] in _WORDS else f"{found[0]}{_PLACE}", claim)
