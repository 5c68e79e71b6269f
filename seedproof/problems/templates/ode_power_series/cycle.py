"""Reads the polynomials before y, y' and y'' in an equation, and the initial values."""

import re

from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.series import Operator, operator_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.ode_power_series.facts import Facts
from seedproof.problems.templates.ode_power_series.phrases import TEXTS

_INITIAL = re.compile(r"y\(0\) = (-?[0-9]+)(?:, \\quad y'\(0\) = (-?[0-9]+))?")


def _made(values: Values) -> Facts:
    parts = operator_of(values["equation"]).parts
    zeroth, first, second = (list(map(integer, part)) for part in parts)
    initial = _INITIAL.fullmatch(values["initial"])
    if initial is None or (initial[2] is None) is bool(second):
        raise Unreadable("there are too many initial values, or too few")
    return Facts(
        second=second,
        first=first,
        zeroth=zeroth,
        start=[int(value) for value in initial.groups() if value is not None],
        order=values["order"],
        asked=values["asked"],
        number=values.get("number", 0),
    )


def _implied(facts: Facts) -> dict[str, str]:
    """Return the gaps of the recurrence that is asked for."""
    shift = Operator((facts.zeroth, facts.first, facts.second)).shift
    return {"shift": str(shift), "from": "0" if facts.zeroth else "1"}


READER = reader(Facts, Phrases(TEXTS, {}), _made, _implied)
