"""Certificates: the answer as a function of what is withheld, as text that anyone can plug numbers into.

    answer(h) = (2*h)/(3 + h)                     one rational function
    answer(h) = ((1 - h)/2, h, -3 + 2*h)          a tuple of them
    answer(h) = sqrt(25 - 6*h + h**2)             a square root
    +1 -> (3, 1, 0, -1); -1 -> (-3, -1, 0, 1)     every case, hint value and answer

h is the number in the hint value: the value itself, or the right-hand side of an equation.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, isqrt, lcm

from seedproof.exact.number import Exact, tuple_text
from seedproof.record.patterns import Pattern

Polynomial = tuple[int, ...]
"""Integer coefficients, the constant term first."""


@dataclass(frozen=True)
class Ratio:
    """A quotient of two polynomials in h with integer coefficients."""

    over: Polynomial
    under: Polynomial = (1,)

    def at(self, h: Exact) -> Fraction | None:
        """Return the value at h, or None where the denominator is 0."""
        top, bottom = h.numerator, h.denominator
        if len(self.under) == 1 and bottom == 1:
            return Fraction(_scaled(self.over, top, 1), self.under[0])
        under = _scaled(self.under, top, bottom) * bottom ** (len(self.over) - 1)
        over = _scaled(self.over, top, bottom) * bottom ** (len(self.under) - 1)
        return Fraction(over, under) if under else None

    def __str__(self) -> str:
        """Write `3 + 2*h`, `h/2` or `(2*h)/(3 + h)`."""
        over = _polynomial_text(self.over)
        return over if self.under == (1,) else f"({over})/({_polynomial_text(self.under)})"


@dataclass(frozen=True)
class Curve:
    """An answer as a function of the hidden number h."""

    parts: tuple[Ratio, ...]
    form: str = "scalar"
    """`scalar`, `tuple` or `sqrt`."""

    @property
    def degrees(self) -> list[tuple[int, int]]:
        """Return the degrees of numerator and denominator of each part."""
        return [(len(part.over) - 1, len(part.under) - 1) for part in self.parts]

    def at(self, h: Exact) -> str | None:
        """Return the canonical text of the answer for a value of h, or None where it is not defined."""
        values = [part.at(h) for part in self.parts]
        known = [value for value in values if value is not None]
        if len(known) < len(values):
            return None
        if self.form == "tuple":
            return tuple_text(known)
        return str(known[0]) if self.form == "scalar" else root_text(known[0])

    def __str__(self) -> str:
        """Write the certificate: `answer(h) = ...`."""
        inner = ", ".join(map(str, self.parts))
        shown = {"scalar": inner, "tuple": f"({inner})", "sqrt": f"sqrt({inner})"}[self.form]
        return f"answer(h) = {shown}"


@dataclass(frozen=True)
class Cases:
    """Hint values, each with the answer that it fixes."""

    cases: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        """Write the certificate: `value -> answer; value -> answer`."""
        return "; ".join(f"{value} -> {answer}" for value, answer in self.cases)


def ratio(over: Sequence[Exact], under: Sequence[Exact] = (1,)) -> Ratio:
    """Return the ratio of two polynomials with rational coefficients, scaled to coprime integers.

    Raises: ZeroDivisionError when the denominator is the polynomial 0.
    """
    scale = lcm(*[value.denominator for value in (*over, *under)])
    above = [value.numerator * (scale // value.denominator) for value in over]
    below = [value.numerator * (scale // value.denominator) for value in under]
    while len(above) > 1 and not above[-1]:
        above.pop()
    while len(below) > 1 and not below[-1]:
        below.pop()
    content = gcd(*above, *below)
    lead = next((value for value in below if value), 0)
    content = -content if lead < 0 else content
    if not lead:
        raise ZeroDivisionError("the denominator is 0")
    return Ratio(
        tuple(value // content for value in above),
        tuple(value // content for value in below),
    )


def affine(at_0: Sequence[Exact], at_1: Sequence[Exact]) -> Curve:
    """Return the tuple of functions p + q*h with the given values at h = 0 and h = 1."""
    parts = tuple(ratio((low, high - low)) for low, high in zip(at_0, at_1, strict=True))
    return Curve(parts, "tuple")


LARGEST_RADICAND = 10**15
"""Larger radicands are refused: finding their square factors would take too long."""


def root_text(square: Exact) -> str:
    """Return the square root of a non-negative rational as text: `5`, `3/2*sqrt(5)`, `sqrt(34)`.

    Raises: ValueError when the root is irrational and its radicand is beyond LARGEST_RADICAND.
    """
    square = Fraction(square)
    inside = square.numerator * square.denominator
    whole = isqrt(inside)
    if whole * whole == inside:
        return str(Fraction(whole, square.denominator))
    if inside > LARGEST_RADICAND:
        raise ValueError(f"the root of a number of {len(str(inside))} digits is too large to be written")
    outside, core, factor = 1, 1, 2
    while factor**3 <= inside:
        if inside % factor:
            factor += 1
        elif inside % factor**2:
            inside, core = inside // factor, core * factor
        else:
            inside, outside = inside // factor**2, outside * factor
    last = isqrt(inside)  # the rest is 1, a prime, or a product of two primes
    if last * last == inside:
        inside, outside = 1, outside * last
    size = Fraction(outside, square.denominator)
    return f"sqrt({core * inside})" if size == 1 else f"{size}*sqrt({core * inside})"


def parse_certificate(text: str) -> Curve | Cases:
    """Return the certificate that a text states.

    Raises: ValueError when it is not the canonical text of one.
    """
    certificate: Curve | Cases
    if text.startswith("answer(h) = "):
        body = text.removeprefix("answer(h) = ")
        if body.startswith("sqrt("):
            certificate = Curve((_ratio_of(body[5:-1]),), "sqrt")
        elif _RATIO.fullmatch(body):
            certificate = Curve((_ratio_of(body),))
        else:
            certificate = Curve(tuple(map(_ratio_of, body[1:-1].split(", "))), "tuple")
    else:
        pairs = [case.partition(" -> ") for case in text.split("; ")]
        certificate = Cases(tuple((value, answer) for value, _, answer in pairs))
    if isinstance(certificate, Curve):
        reduced = tuple(ratio(part.over, part.under) for part in certificate.parts)
        certificate = Curve(reduced, certificate.form)
    if str(certificate) != text:
        raise ValueError(f"{text!r} is not a certificate in canonical form")
    return certificate


_NUMBER = r"(?:[1-9][0-9]*|0)"
_TERM = rf"(?:{_NUMBER}(?:\*h(?:\*\*{_NUMBER})?)?|h(?:\*\*{_NUMBER})?)"
_POLYNOMIAL = rf"-?{_TERM}(?: [+-] {_TERM})*"
_RATIO = Pattern(rf"({_POLYNOMIAL})|\(({_POLYNOMIAL})\)/\(({_POLYNOMIAL})\)")


def _ratio_of(text: str) -> Ratio:
    match = _RATIO.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a ratio of polynomials in h")
    plain, over, under = match.groups()
    return Ratio(_polynomial(plain)) if plain else Ratio(_polynomial(over), _polynomial(under))


def _polynomial(text: str) -> Polynomial:
    spaced = "- " + text[1:] if text.startswith("-") else "+ " + text
    powers: dict[int, int] = {}
    for sign, term in re.findall(rf"([+-]) ({_TERM})", spaced):
        number, _, power = (f"1*{term}" if term[0] == "h" else term).partition("*h")
        degree = 0 if term.isdigit() else int(power.removeprefix("**") or 1)
        if degree in powers or degree > 64:
            raise ValueError(f"{text!r} is not a polynomial in canonical form")
        powers[degree] = int(sign + number)
    return tuple(powers.get(degree, 0) for degree in range(max(powers) + 1))


def _scaled(polynomial: Polynomial, top: int, bottom: int) -> int:
    """Return the value at top/bottom times bottom to the degree, which needs integers only."""
    value, power = 0, 1
    for coefficient in reversed(polynomial):
        value, power = value * top + coefficient * power, power * bottom
    return value


def _polynomial_text(polynomial: Polynomial) -> str:
    text = ""
    for degree, coefficient in enumerate(polynomial):
        if not coefficient:
            continue
        power = ("", "h", f"h**{degree}")[min(degree, 2)]
        size = abs(coefficient)
        term = str(size) if not power else power if size == 1 else f"{size}*{power}"
        sign = "-" if coefficient < 0 else "+"
        text += f" {sign} {term}" if text else term if coefficient > 0 else f"-{term}"
    return text or "0"
