"""Derivatives of trees by one letter, with only the plainest simplification."""

from fractions import Fraction

from seedproof.equivalence.deciding.ring import NotNormal
from seedproof.equivalence.reading.tree import (
    EULER,
    ONE,
    ZERO,
    Call,
    Node,
    Number,
    Power,
    Product,
    Sum,
    Symbol,
    names,
    negative,
    over,
    times,
    total,
)

_MOST_FACTORS = 24


def derivative(tree: Node, letter: str) -> Node:
    """Return the derivative of a tree by a letter.

    Raises:
        NotNormal: A function in the tree has no derivative here.
    """
    if letter not in names(tree):
        return ZERO
    match tree:
        case Symbol():
            return ONE
        case Sum(terms):
            return total(*(derivative(term, letter) for term in terms))
        case Product(factors):
            if len(factors) > _MOST_FACTORS:
                raise NotNormal("a product has too many factors to be differentiated")
            return total(
                *(
                    times(derivative(factor, letter), *factors[:index], *factors[index + 1 :])
                    for index, factor in enumerate(factors)
                    if letter in names(factor)
                )
            )
        case Power(base, Number(exponent)):
            return times(Number(exponent), _power(base, exponent - 1), derivative(base, letter))
        case Power(base, exponent) if base == EULER:
            return times(tree, derivative(exponent, letter))
        case Power(base, exponent):
            inner = times(exponent, Call("log", (base,)))
            return times(tree, derivative(inner, letter))
        case Call("log", (Call("abs", (inner,)),)):
            return over(derivative(inner, letter), inner)
        case Call(name, (inner,)):
            return times(_outer(name, inner), derivative(inner, letter))
    raise NotNormal("there is no derivative")


def _power(base: Node, exponent: Fraction) -> Node:
    return base if exponent == 1 else ONE if exponent == 0 else Power(base, Number(exponent))


def _outer(name: str, x: Node) -> Node:
    """Return the derivative of a function at its argument."""
    square = Power(x, Number(Fraction(2)))
    match name:
        case "sin":
            return Call("cos", (x,))
        case "cos":
            return negative(Call("sin", (x,)))
        case "tan":
            return Power(Call("cos", (x,)), Number(Fraction(-2)))
        case "cot":
            return negative(Power(Call("sin", (x,)), Number(Fraction(-2))))
        case "sec":
            return times(Call("sec", (x,)), Call("tan", (x,)))
        case "csc":
            return negative(times(Call("csc", (x,)), Call("cot", (x,))))
        case "sinh" | "cosh":
            return Call("cosh" if name == "sinh" else "sinh", (x,))
        case "tanh":
            return Power(Call("cosh", (x,)), Number(Fraction(-2)))
        case "coth":
            return negative(Power(Call("sinh", (x,)), Number(Fraction(-2))))
        case "sech":
            return negative(times(Call("sech", (x,)), Call("tanh", (x,))))
        case "csch":
            return negative(times(Call("csch", (x,)), Call("coth", (x,))))
        case "log":
            return over(ONE, x)
        case "abs":
            return Call("sign", (x,))
        case "sign":
            return ZERO
        case "asin" | "acos":
            root = Power(total(ONE, negative(square)), Number(Fraction(-1, 2)))
            return root if name == "asin" else negative(root)
        case "atan" | "acot":
            slope = Power(total(ONE, square), Number(Fraction(-1)))
            return slope if name == "atan" else negative(slope)
        case "asec" | "acsc":
            root = Power(total(square, Number(Fraction(-1))), Number(Fraction(-1, 2)))
            outer = times(Power(Call("abs", (x,)), Number(Fraction(-1))), root)
            return outer if name == "asec" else negative(outer)
        case "asinh":
            return Power(total(square, ONE), Number(Fraction(-1, 2)))
        case "acosh":
            return Power(total(square, Number(Fraction(-1))), Number(Fraction(-1, 2)))
        case "atanh":
            return Power(total(ONE, negative(square)), Number(Fraction(-1)))
        case "degrees":
            return Call("degrees", (ONE,))
        case "percent":
            return Number(Fraction(1, 100))
    raise NotNormal(f"{name} has no derivative here")
