"""Reads each function by its form, and the ends of its integral from the question that is asked of it."""

import re
from collections.abc import Sequence
from typing import Any

from seedproof.problems.polynomials import polynomial_of
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.untyped import Facts

_STATEMENT = re.compile(
    r"(?:Let|Consider|Suppose that) \$\$f\(x\) = (?P<f>[^$]+?)"
    r"(?:\$\$ and \$\$g\(x\) = (?P<g>[^$]+?))?\.\$\$"
)
_QUESTION = re.compile(
    r"(?:Evaluate|Does) "
    r"\$\\int_\{(?P<low>[^ ]+)\}\^\{(?P<high>[^ ]+)\} (?P<name>[fg])\(x\) \\, dx\$"
    r'(?: exactly; write "diverges" if the integral does not converge\.'
    r'| converge\? Give its exact value, or write "diverges"\.)'
)
_LOGARITHM = r"\ln\left(x\right)"
_QUOTIENT = re.compile(r"\\frac\{(?P<above>\d* ?x?|\d* ?L)\}\{(?P<below>.+)\}")
_PRODUCT = re.compile(r"(?P<factor>\d*) ?(?P<x>x(?:\^\{\d\})?)? ?L")
_POWER = re.compile(
    r"\\sqrt\{(?:(?P<root>[^|]+)|\\left\|(?P<bars>[^|]+)\\right\|)\}"
    r"|(?:\\left\((?P<base>.+)\\right\)|(?P<letter>[xL]))\^\{(?:(?P<whole>\d)|\\frac\{(?P<odd>\d)\}\{2\})\}"
    r"|(?P<bare>(?:x\^\{2\})?[^\\^()]*)"
)
_EXPONENTIAL = re.compile(
    r"(?:\\left\((?P<sum>[^()]+)\\right\)|(?P<number>\d* ?(?:x(?:\^\{2\})?)?)) ?e\^\{(?P<growth>-?\d* ?)x\}"
)


def read(statement: str, questions: Sequence[str], drawing: dict[str, Any] | None) -> Facts:
    """The facts of one or two improper integrals."""
    match = _STATEMENT.fullmatch(statement)
    if match is None or drawing is not None:
        raise Unreadable("there are no functions f and g")
    functions = [(name, match[name]) for name in "fg" if match[name]]
    integrals = list[Facts]()
    for (name, text), question in zip(functions, questions, strict=True):
        asked = _QUESTION.fullmatch(question)
        if asked is None or asked["name"] != name:
            raise Unreadable("a question is unknown")
        facts = _function(text)
        ends = [_end(asked[side], facts["kind"] == "logarithm") for side in ("low", "high")]
        integrals.append(facts | {"ends": ends})
    return {"integrals": integrals}


def _end(text: str, logarithm: bool) -> str:
    """An end, or its logarithm."""
    if logarithm:
        inner = re.fullmatch(r"e(?:\^\{(\d)\})?", text)
        return {"0": "-oo", "1": "0", r"\infty": "oo"}.get(text) or str(int((inner or [""] * 2)[1] or 1))
    return text.replace(r"\infty", "oo") if "infty" in text else str(int(text))


def _number(text: str) -> int:
    bare = text.strip()
    return int(bare + "1" if bare in ("", "-") else bare)


def _function(text: str) -> Facts:
    """The facts of the function."""
    if (found := _EXPONENTIAL.fullmatch(text)) is not None:
        top = [int(one) for one in polynomial_of(found["sum"] or found["number"] or "1", "x")]
        return {"kind": "exponential", "polynomial": top, "growth": _number(found["growth"])}
    text = text.replace(rf"\left({_LOGARITHM}\right)", "L").replace(_LOGARITHM, "L")
    if (found := _PRODUCT.fullmatch(text)) is not None:
        power = found["x"][3:-1] or "1" if found["x"] else "0"
        return {"kind": "logarithm", "factor": _number(found["factor"]), "power": power, "logs": "1"}
    found = _QUOTIENT.fullmatch(text)
    if found is None:
        raise Unreadable("the function is of no known kind")
    above, below = found["above"], found["below"]
    factor = _number(above.rstrip("xL"))
    if above.endswith("L"):
        base, power, _ = _powered(below)
        if base == "x":
            return {"kind": "logarithm", "factor": factor, "power": f"-{power}", "logs": "1"}
    elif below.startswith("x ") and below.count("L") == 1:
        _, power, _ = _powered(below.removeprefix("x "))
        return {"kind": "logarithm", "factor": factor, "power": "-1", "logs": f"-{power}"}
    base, power, bars = _powered(below)
    facts: Facts = {"kind": "algebraic", "factor": factor, "above": int(above.endswith("x"))}
    facts["below"] = [int(one) for one in polynomial_of(base, "x")]
    return facts | {"power": power, "bars": int(bars)}


def _powered(text: str) -> tuple[str, str, bool]:
    """A base, its power, and whether it stands between bars."""
    found = _POWER.fullmatch(text)
    if found is None:
        raise Unreadable(f"{text!r} is no power")
    if found["root"] or found["bars"]:
        return found["root"] or found["bars"], "1/2", bool(found["bars"])
    if found["bare"]:
        return found["bare"], "1", False
    return found["base"] or found["letter"], found["whole"] or f"{found['odd']}/2", False


READER = Reader(read=read)
