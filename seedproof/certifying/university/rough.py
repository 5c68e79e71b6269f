"""Rough values of formulas: by them this room chooses what engines then verify."""

import math
from collections.abc import Mapping

from seedproof.certifying.script import Unread
from seedproof.certifying.university.expression import (
    Expression,
    Function,
    Name,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
)

_FUNCTIONS = {"sin": math.sin, "cos": math.cos, "ln": math.log}


def about(formula: Expression, at: Mapping[str, float]) -> float:
    """Calculate a value roughly, with numbers for letters.

    Raises: Unread for what is not calculated here.
    """
    match formula:
        case Number(rational):
            return float(rational)
        case Name(name) if name in at or name in ("e", "pi"):
            return {"e": math.e, "pi": math.pi, **at}[name]
        case Sum(parts):
            return sum(about(part, at) for part in parts)
        case Product(parts):
            return math.prod(about(part, at) for part in parts)
        case Quotient(over, under):
            return about(over, at) / about(under, at)
        case Power(base, exponent):
            return float(about(base, at) ** about(exponent, at))
        case Function(name, (inner,)) if name in _FUNCTIONS:
            return _FUNCTIONS[name](about(inner, at))
    raise Unread(f"no value is calculated of {formula}")
