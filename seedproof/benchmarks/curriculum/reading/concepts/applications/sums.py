"""Reads stories of a whole in two parts: what they come to, and by how much one is more than the other."""

import re
from collections.abc import Sequence

from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Tokens
from seedproof.benchmarks.curriculum.symbolic.problem import Equation, Expression, Operation, Variable

_UNIT = r"(?P<unit>centimeters|meters|inches|feet|yards)"
_PARTS = (
    (
        # A thing that is cut: the longer and the shorter piece.
        (
            rf"(?:[A-Z][a-z]+ cuts|You cut|They cut) an? [a-z]+ of # {_UNIT} into two pieces",
            rf"An? [a-z]+ of # {_UNIT} is cut into two pieces",
        ),
        (
            rf"One piece is # {_UNIT} longer than the other(?: one| piece)?",
            rf"The longer piece (?:has|is) # {_UNIT} (?:more|longer) than the shorter (?:one|piece)",
        ),
        (
            rf"Let (?P<high>[a-z]) be the length of the longer piece"
            rf" and (?P<low>[a-z]) that of the shorter one , in {_UNIT}",
            rf"The longer piece is (?P<high>[a-z]) {_UNIT} long and the shorter one (?P<low>[a-z]) (?P=unit)",
        ),
    ),
    (
        # Votes for two people.
        (
            r"(?:In an? [a-z]+ election , )?# students vote for"
            r" (?P<first>[A-Z][a-z]+) or (?P<second>[A-Z][a-z]+)",
            r"(?P<first>[A-Z][a-z]+) and (?P<second>[A-Z][a-z]+) get # votes together",
        ),
        (
            r"(?P<winner>[A-Z][a-z]+) gets # more votes than (?P<loser>[A-Z][a-z]+)",
            r"(?P<winner>[A-Z][a-z]+) wins by # votes",
        ),
        (
            r"Let (?P<high>[a-z]) be the number of votes for (?P<winner>[A-Z][a-z]+)"
            r" and (?P<low>[a-z]) the number of votes for (?P<loser>[A-Z][a-z]+)",
            r"(?P<winner>[A-Z][a-z]+) gets (?P<high>[a-z]) votes"
            r" and (?P<loser>[A-Z][a-z]+) gets (?P<low>[a-z]) votes",
        ),
    ),
)  # fmt: skip
"""For each kind of story, what the whole, the difference and the letters are told by."""
_SENTENCES = 4


def sum_and_difference(split: Sequence[Tokens], order: tuple[str, str]) -> tuple[Equation, ...] | None:
    """Return the two equations of a whole in two parts; None where the text says something else."""
    if len(split) != _SENTENCES:
        return None
    for patterns in _PARTS:
        told = [_match(forms, sentence) for forms, sentence in zip(patterns, split[:-1], strict=True)]
        named = [match.groupdict() for match in told if match is not None]
        if len(named) < len(told) or not _agree(named):
            continue
        high = named[-1]["high"]
        low = named[-1]["low"]
        if {high, low} != set(order):
            continue
        return (
            Equation(_number(split[0]), Operation("+", Variable(high), Variable(low))),
            Equation(_number(split[1]), Operation("-", Variable(high), Variable(low))),
        )
    return None


def _match(forms: Sequence[str], sentence: Tokens) -> re.Match[str] | None:
    text = " ".join("#" if _is_number(token) else token.raw for token in sentence)
    matches = (re.fullmatch(form, text) for form in forms)
    return next((match for match in matches if match is not None), None)


def _is_number(token: Token) -> bool:
    return token.value is not None and not token.raw.isalpha()


def _number(sentence: Tokens) -> Expression:
    return next(token.value for token in sentence if token.value is not None and _is_number(token))


def _agree(named: Sequence[dict[str, str]]) -> bool:
    """Return whether the sentences speak of the same two people, and in the same unit."""
    units = {groups["unit"] for groups in named if "unit" in groups}
    whole, difference, letters = named
    if "winner" not in letters:
        return len(units) == 1
    people = {whole["first"], whole["second"]}
    ranked = (letters["winner"], letters["loser"])
    return (
        people == set(ranked)
        and len(people) == len(ranked)
        and difference["winner"] == ranked[0]
        and difference.get("loser", ranked[1]) == ranked[1]
    )
