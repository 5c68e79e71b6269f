"""The text of a script under a model, in exact fractions: no engine takes part.

The standard's commands are read token by token; an assertion is worked out while it is read, since each of
its operators has a value as soon as its operands have theirs.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple

from pipeline.certifying.operators import OPERATORS, Unreadable, Value, bounded, truth

Fit = Literal["fits", "unfit", "irrational"]
"""What a model is: true, false somewhere, or one that fractions cannot write."""


def fit_of(text: str, model: Mapping[str, str]) -> Fit:
    """Work out every assertion of a script under an engine's model.

    A constant that the model leaves out may be anything, so it is 0 here.
    Raises: Unreadable for what no script of ours has.
    """
    try:
        values = {name: _value_of(_tokens(stated)) for name, stated in model.items()}
    except Unreadable:
        return "irrational"

    script = _read(text)
    for name, sort in script.declared:
        values.setdefault(name, False if sort == "Bool" else Fraction(0))
        _expect_sort(name, sort, values[name])
    claims = (_value_of(claim, values) for claim in script.claims)
    return "fits" if all(truth(claim) for claim in claims) else "unfit"


class _Read(NamedTuple):
    declared: list[tuple[str, str]]
    """Names and sorts."""
    claims: list[list[str]]
    """The tokens of each assertion."""


# The models of several engines come one after the other.
@lru_cache(maxsize=1)
def _read(text: str) -> _Read:
    """Read what a script declares and asserts. Raises: Unreadable for what is no script."""
    commands = list(_commands(_tokens(text)))
    declared = [(command[2], command[3]) for command in commands if command[1] == "declare-const"]
    return _Read(declared, [command[2:-1] for command in commands if command[1] == "assert"])


_TOKEN = re.compile(r';[^\n]*|\|[^|]*\||"(?:[^"]|"")*"|[()]|[^\s()|";]+')
_DEEPER = {"(": 1, ")": -1}


def _tokens(text: str) -> list[str]:
    return [token for token in _TOKEN.findall(text) if not token.startswith(";")]


def _commands(tokens: Sequence[str]) -> Iterator[list[str]]:
    """Cut a script into its commands, each with its outer brackets."""
    command: list[str] = []
    depth = 0
    for token in tokens:
        command.append(token)
        depth += _DEEPER.get(token, 0)
        if depth == 0:
            if len(command) < 3:
                raise Unreadable(f"{' '.join(command)} is no command")
            yield command
            command = []
    if command:
        raise Unreadable("a bracket is not closed")


def _value_of(tokens: Sequence[str], values: Mapping[str, Value] | None = None) -> Value:
    """Work out a term; a bracket that closes puts its value among the operands of the one around it."""
    frames: list[list[str | Value]] = [[]]
    for token in tokens:
        if token == "(":
            frames.append([])
        elif token == ")":
            if len(frames) == 1:
                raise Unreadable("a bracket is closed that was not opened")
            done = _applied(frames.pop())
            frames[-1].append(done)
        elif len(frames) > 1 and not frames[-1]:
            frames[-1].append(token)
        else:
            frames[-1].append(_atom(token, values or {}))
    if len(frames) != 1 or len(frames[0]) != 1 or isinstance(frames[0][0], str):
        raise Unreadable("one term was expected")
    return frames[0][0]


_NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?(?:/[0-9]+)?")


def _atom(token: str, values: Mapping[str, Value]) -> Value:
    if token in ("true", "false"):
        return token == "true"
    if token in values:
        return values[token]
    return _literal(token)


@lru_cache(maxsize=1024)
def _literal(token: str) -> Fraction:
    if not _NUMBER.fullmatch(token):
        raise Unreadable(f"{token[:40]} is no number and has no value")
    try:
        return bounded(Fraction(token))
    except (ValueError, ZeroDivisionError) as error:
        # Python reads no integer of more than 4,300 digits.
        raise Unreadable("a number is too long, or divided by 0") from error


def _applied(frame: list[str | Value]) -> Value:
    if not frame or not isinstance(frame[0], str):
        raise Unreadable("an operator was expected")
    sign, *operands = frame
    values = [operand for operand in operands if not isinstance(operand, str)]
    if sign not in OPERATORS or not values or len(values) != len(operands):
        raise Unreadable(f"{str(sign)[:40]} is no operator that scripts have")
    try:
        done = OPERATORS[str(sign)](values)
    except Unreadable:
        raise
    except (IndexError, ValueError, ZeroDivisionError) as error:
        raise Unreadable(f"{sign} has operands that it cannot have") from error
    return done if isinstance(done, bool) else bounded(done)


def _expect_sort(name: str, sort: str, value: Value) -> None:
    """Raise Unreadable for a value that a constant of this sort cannot have."""
    fits = isinstance(value, bool) == (sort == "Bool")
    if sort == "Int" and isinstance(value, Fraction):
        fits = value.denominator == 1
    if not fits:
        raise Unreadable(f"{name} is {sort}, the model gives another sort")
