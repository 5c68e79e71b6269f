"""Rewrites families of functions: constants renamed and moved, common exponentials, hyperbolic functions."""

from seedproof.benchmarks.judge.rewriting.rewrite import of_values, of_whole
from seedproof.benchmarks.judge.rewriting.shapes import rebuilt
from seedproof.text.formula import Call, Formula, Number, Product, Sum, Symbol, call, latex, product, total

_NAMES = {"C": "K", "C1": "A", "C2": "B", "C3": "D"}


def _renamed(node: Formula) -> str | None:
    return latex(_with_names(node, _NAMES))


def _with_names(node: Formula, names: dict[str, str]) -> Formula:
    if isinstance(node, Symbol):
        return Symbol(names.get(node.name, node.name))
    return rebuilt(node, lambda operand: _with_names(operand, names))


def _exchanged(node: Formula) -> str | None:
    """Exchange the constants: C1 stands where C2 stood."""
    return latex(_with_names(node, {"C1": "C2", "C2": "C1"}))


def _constant_first(node: Formula) -> str | None:
    match node:
        case Sum((*terms, Symbol(letter) as constant)) if letter in _NAMES:
            return latex(total(constant, *terms))
    return None


def _hyperbolic(node: Formula) -> Formula | None:
    """Write exponentials with opposite exponents as hyperbolic functions with other constants."""
    match node:
        case Sum(
            (
                Product((Symbol(), Call("exp", (left,)))),
                Product((Symbol(), Call("exp", (right,)))),
                *rest,
            )
        ):
            if left == -right:
                angle = left if isinstance(right, Product) and _negative(right) else right
                first = call("cosh", angle)
                second = call("sinh", angle)
                return total(product(Symbol("A"), first), product(Symbol("B"), second), *rest)
    return None


def _negative(node: Product) -> bool:
    return isinstance(node.factors[0], Number) and node.factors[0].value < 0


REWRITES = (
    of_whole("constants_renamed", "the constants have other names", _renamed, "antiderivative", "ode_family"),
    of_whole("constants_exchanged", "the constants change places", _exchanged, "ode_family"),
    of_whole("constant_first", "the constant stands first", _constant_first, "antiderivative"),
    of_values("hyperbolic", "exponentials are hyperbolic functions", _hyperbolic, "ode_family"),
)
