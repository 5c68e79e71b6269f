"""Rewrites sine and cosine: double angles, shifts, opposite angles; and powers of -1 as cosines."""

from seedproof.benchmarks.judge.rewriting.rewrite import FUNCTIONS, of_values
from seedproof.benchmarks.judge.rewriting.shapes import everywhere
from seedproof.text.formula import (
    PI,
    Call,
    Formula,
    Number,
    Power,
    Product,
    call,
    formula,
    product,
    total,
)

_TWO = formula(2)


def _double_angle(node: Formula) -> Formula | None:
    match node:
        case Call("sin" | "cos" as name, (Product((Number(value), *rest)),)) if value % 2 == 0:
            half = product(value / 2, *rest)
            if name == "sin":
                return product(2, call("sin", half), call("cos", half))
            return total(1, product(-2, Power(call("sin", half), _TWO)))
    return None


def _by_cosine(node: Formula) -> Formula | None:
    """Write the cosine of a double angle by the cosine alone."""
    match node:
        case Call("cos", (Product((Number(value), *rest)),)) if value % 2 == 0:
            return total(product(2, Power(call("cos", product(value / 2, *rest)), _TWO)), -1)
    return None


def _quotient(node: Formula) -> Formula | None:
    match node:
        case Call("tan", (angle,)):
            return call("sin", angle) / call("cos", angle)
    return None


def _alternating(node: Formula) -> Formula | None:
    match node:
        case Power(Number(value), exponent) if value == -1 and not isinstance(exponent, Number):
            return call("cos", Product((exponent, PI)))
    return None


REWRITES = (
    of_values(
        "double_angle", "functions of the double angle are split", everywhere(_double_angle), *FUNCTIONS
    ),
    of_values("pythagoras", "the double angle is written by cosines", everywhere(_by_cosine), *FUNCTIONS),
    of_values("tangent_as_quotient", "tangents are quotients", everywhere(_quotient), *FUNCTIONS),
    of_values("alternating_cosine", "powers of -1 are cosines", everywhere(_alternating), *FUNCTIONS),
)
