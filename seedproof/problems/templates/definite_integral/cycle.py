"""Reads the formula of the function by its kind, and the ends from the questions."""

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:Let|A function \$f\$ has the formula|Consider the function \$f\$ with) "
    r"\$\$f\(x\) = (?P<formula>[^$]+)\.\$\$"
)
_INTEGRAL = re.compile(
    r"(?:Evaluate|Find the exact value of) \$\\int_\{(?P<low>.+)\}\^\{(?P<high>[^$]+)\} f\(x\) \\, dx\$"
    r"(?: exactly)?\."
)
_MEAN = re.compile(
    r"(?:What is the exact mean of \$f\$ on \$\[(-?\d+), (-?\d+)\]\$\?"
    r"|Find the exact mean value of \$f\$ on \$\[(-?\d+), (-?\d+)\]\$\.)"
)
_TURN = re.compile(r"(?P<sign>-?)(?:\\frac\{(?P<above>\d*) ?\\pi\}\{(?P<below>\d+)\}|(?P<whole>0|\d* ?\\pi))")
_KINDS = {
    "powers": re.compile(
        r"(?P<polynomial>\d+ x\^\{2\}(?: [-+] \d+)?) (?P<sign>[-+]) \\frac\{(?P<number>\d+)\}\{x\}"
    ),
    "wave": re.compile(
        r"(?:(?P<sine>-?\d* ?)\\sin\\left\((?P<one>\d* ?)x\\right\))?(?: (?=[-+]))?"
        r"(?:(?P<cosine>(?:[-+] )?-?\d* ?)\\cos\\left\((?P<two>\d* ?)x\\right\))?"
    ),
    "exponential": re.compile(
        r"(?P<polynomial>(?:\\left\([^()]+\\right\)|\d* ?x)) e\^\{(?P<rate>-?\d* ?)x\}"
    ),
    "absolute": re.compile(r"\\left\|(?P<polynomial>[^|]+)\\right\|"),
    "arc": re.compile(r"\\frac\{(?P<polynomial>-?\d* ?x [-+] \d+)\}\{x\^\{2\} \+ (?P<square>\d+)\}"),
    "circle": re.compile(r"\\sqrt\{(?P<square>\d+) - x\^\{2\}\}"),
}


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of a definite integral."""
    match = _STATEMENT.fullmatch(statement)
    asked = _INTEGRAL.fullmatch(questions[0]) if questions else None
    if match is None or asked is None or drawing is not None:
        raise Unreadable("it is not a definite integral")
    told = [(kind, found) for kind, form in _KINDS.items() if (found := form.fullmatch(match["formula"]))]
    if len(told) != 1:
        raise Unreadable("the function is of no known kind")
    kind, found = told[0]
    numbers, more = _numbers(kind, found.groupdict())
    turns = kind == "wave"
    ends = [str(_turn(asked[side])) if turns else str(int(asked[side])) for side in ("low", "high")]
    means = [found for question in questions[1:] if (found := _MEAN.fullmatch(question))]
    if len(means) != len(questions) - 1 or len(means) != (kind not in ("powers", "wave")):
        raise Unreadable("the second question is unknown")
    if any([one for one in mean.groups() if one is not None] != ends for mean in means):
        raise Unreadable("the mean is asked of another interval")
    return {"kind": kind, "numbers": numbers, "more": more, "ends": ends}


def _numbers(kind: str, said: dict[str, str | None]) -> tuple[list[int], int]:
    """The coefficients, and the number inside of waves, exponents and squares."""
    numbers = [int(one) for one in polynomial_of(said.get("polynomial") or "0", "x")]
    if kind == "powers":
        return [numbers[0], numbers[2], int(f"{said['sign']}{said['number']}")], 0
    if kind == "wave":
        rates = {_number(said[name]) for name in ("one", "two") if said[name] is not None}
        if len(rates) != 1:
            raise Unreadable("the waves have different frequencies")
        return [_number(said[name]) if said[name] is not None else 0 for name in ("sine", "cosine")], min(
            rates
        )
    if kind == "exponential":
        return numbers, _number(said["rate"])
    if kind == "absolute":
        return numbers, 0
    side = next((one for one in range(1, 21) if one**2 == int(said["square"] or 0)), 0)
    if not side:
        raise Unreadable("a number is not a square")
    return (numbers, side) if kind == "arc" else ([side], 0)


def _number(text: str | None) -> int:
    """A number that stands before something, or only its sign."""
    bare = (text or "").replace(" ", "").replace("+", "")
    return int(bare + "1" if bare in ("", "-") else bare)


def _turn(text: str) -> Fraction:
    """A multiple of pi."""
    match = _TURN.fullmatch(text)
    if match is None:
        raise Unreadable(f"{text!r} is no multiple of pi")
    if match["whole"] == "0":
        return Fraction(0)
    above = (match["above"] if match["below"] else match["whole"].removesuffix(r"\pi").strip()) or "1"
    return Fraction(int(match["sign"] + above), int(match["below"] or 1))


READER = Reader(read=read)
