"""Rewrites square roots: a factor under the root, a root in the denominator, conjugates, roots as powers."""

from fractions import Fraction
from math import gcd, lcm

from seedproof.benchmarks.judge.rewriting.algebra import terms_of
from seedproof.benchmarks.judge.rewriting.rewrite import FUNCTIONS, NUMERIC, of_values
from seedproof.benchmarks.judge.rewriting.shapes import Rule, everywhere
from seedproof.text.formula import Call, Formula, Number, Power, Sum, product, quotient, total

_LARGEST = 1000
_LARGEST_ABOVE = 100


def surd(value: Formula) -> tuple[Fraction, Fraction, int] | None:
    """Return the a, b and r of a + b sqrt(r), with b not zero; None for another value."""
    terms = terms_of(value)
    monomials = [monomial for monomial in terms if monomial]
    if len(monomials) != 1 or len(monomials[0]) != 1:
        return None
    match monomials[0][0]:
        case Call("sqrt", (Number(under),)), 1 if under.denominator == 1:
            return terms.get((), Fraction(0)), terms[monomials[0]], int(under)
    return None


def _of_terms(rule: Rule) -> Rule:
    """Apply a rule to the value, or to each term of a sum."""

    def changed(value: Formula) -> Formula | None:
        if isinstance(value, Sum):
            return total(*(rule(term) or term for term in value.terms))
        return rule(value)

    return changed


def _under_root(value: Formula) -> Formula | None:
    parts = surd(value)
    if parts is None:
        return None
    whole, before, under = parts
    if whole or abs(before) == 1 or before**2 * under > _LARGEST:
        return None
    root = _root(before**2 * under)
    return -root if before < 0 else root


def _root_below(value: Formula) -> Formula | None:
    parts = surd(value)
    if parts is None or parts[0]:
        return None
    _, before, under = parts
    number = before * under
    return quotient(number.numerator, product(number.denominator, _root(under)))


def _conjugate(value: Formula) -> Formula | None:
    parts = surd(value)
    if parts is None or not parts[0]:
        return None
    whole, before, under = parts
    scale = lcm(whole.denominator, before.denominator)
    common = Fraction(gcd(int(whole * scale), int(before * scale)), scale)
    above = (whole**2 - before**2 * under) / common
    if abs(above.numerator) > _LARGEST_ABOVE:
        return None
    a = whole / common * above.denominator
    b = before / common * above.denominator
    return quotient(above.numerator, total(a, product(-b, _root(under))))


def _root(under: int | Fraction) -> Formula:
    return Call("sqrt", (Number(Fraction(under)),))


def _as_power(node: Formula) -> Formula | None:
    match node:
        case Call("sqrt", (under,)) if not isinstance(under, Number):
            return Power(under, Number(Fraction(1, 2)))
    return None


def _as_root(node: Formula) -> Formula | None:
    match node:
        case Power(base, Number(exponent)) if exponent.denominator == 2 and exponent > 0:
            return product(base ** int(exponent), Call("sqrt", (base,)))
    return None


REWRITES = (
    of_values("under_root", "the number goes under the root", _of_terms(_under_root), *NUMERIC),
    of_values("root_below", "the root stays in the denominator", _root_below, *NUMERIC),
    of_values("conjugate", "it is a fraction with the conjugate below", _conjugate, "number", "set"),
    of_values("roots_as_powers", "roots are powers", everywhere(_as_power), *FUNCTIONS),
    of_values("powers_as_roots", "powers are roots", everywhere(_as_root), *NUMERIC, *FUNCTIONS),
)
