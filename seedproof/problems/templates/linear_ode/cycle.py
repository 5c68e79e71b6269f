"""Reads coefficients, right side and initial values of a differential equation from its text."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_EQUATION = (
    r"\$\$y''(?P<linear> [+-] (?:[0-9]+ )?y')?(?P<constant> [+-] (?:[0-9]+ )?y)? = (?P<right>[^$]+)\$\$"
)
_STATEMENTS = (
    re.compile(rf"Consider the differential equation {_EQUATION} for a real function \$y = y\(x\)\$\."),
    re.compile(rf"Let \$y = y\(x\)\$ be a real function with {_EQUATION}"),
    re.compile(rf"This equation is given for an unknown real function \$y\$ of \$x\$: {_EQUATION}"),
)
_GENERAL = (
    "Find the general solution $y(x)$, with arbitrary constants $C_1$ and $C_2$.",
    "Give all solutions $y(x)$; call the arbitrary constants $C_1$ and $C_2$.",
)
_SPECIAL = re.compile(
    r"(?:Find the solution \$y\(x\)\$ with|Which solution \$y\(x\)\$ satisfies) \$y\(0\) = (-?[0-9]+)\$ and "
    r"\$y'\(0\) = (-?[0-9]+)\$[.?]"
)
_EXPONENTIAL = re.compile(r"(?P<factor>-?(?:[0-9]+ )?)e\^\{(?P<rate>-?(?:[0-9]+ )?)x\}")
_WAVE = re.compile(
    r"(?P<factor>(?:^-|- |\+ )?(?:[0-9]+ )?)\\(?P<name>cos|sin)\\left\((?P<turn>(?:[0-9]+ )?)x\\right\)"
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a differential equation."""
    match = next(filter(None, (pattern.fullmatch(statement) for pattern in _STATEMENTS)), None)
    if match is None or drawing is not None or len(questions) != 2 or questions[0] not in _GENERAL:
        raise Unreadable("it is no differential equation")
    special = _SPECIAL.fullmatch(questions[1])
    if special is None or questions[1].startswith("Find") != questions[1].endswith("."):
        raise Unreadable("the initial values are missing")
    return {
        "linear": _number(match["linear"].removesuffix("y'")) if match["linear"] else 0,
        "constant": _number(match["constant"].removesuffix("y")) if match["constant"] else 0,
        "force": _force(match["right"]),
        "initial": [int(special[1]), int(special[2])],
    }


def _number(text: str) -> int:
    """A coefficient: nothing stands for one, a sign alone for one with the sign."""
    found = text.replace(" ", "")
    return int(found + "1" if found in ("", "+", "-") else found)


def _force(text: str) -> list[Any]:
    if text == "0":
        return [""]
    if found := _EXPONENTIAL.fullmatch(text):
        return ["exp", _number(found["factor"]), _number(found["rate"])]
    if re.fullmatch(r"-?[0-9]+", text):
        return ["exp", int(text), 0]
    waves = list(_WAVE.finditer(text))
    turns = {_number(wave["turn"]) for wave in waves}
    names = [wave["name"] for wave in waves]
    if _WAVE.sub("", text).strip() or len(turns) != 1 or names not in (["cos"], ["sin"], ["cos", "sin"]):
        raise Unreadable(f"{text!r} is no right side")
    factors = {wave["name"]: _number(wave["factor"]) for wave in waves}
    return ["trig", factors.get("cos", 0), factors.get("sin", 0), turns.pop()]


READER = Reader(read=read)
