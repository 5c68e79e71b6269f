"""Other ways to write the same number: mixed, with separators, as a chain, with its approximation."""

import re
from collections.abc import Callable
from fractions import Fraction

import sympy

from tests.dress.frame import Case, Dress, Part
from tests.dress.notations import LATEX, PLAIN, wrapped
from tests.dress.values import Atom, Notation, write

KINDS = ("integer", "rational", "decimal", "number", "expression")

Number = Callable[[Part], str | None]


def fraction(part: Part) -> Fraction | None:
    """Return the answer if it is rational."""
    if part.kind not in KINDS or not isinstance(part.value, Atom):
        return None
    try:
        return Fraction(part.answer)
    except ValueError:
        return None


def integer(part: Part) -> int | None:
    """Return the answer if it is an integer."""
    value = fraction(part)
    return int(value) if value is not None and value.denominator == 1 else None


def proper(part: Part) -> Fraction | None:
    """Return the answer if it is rational, and no integer, and is not asked for as a decimal number."""
    value = fraction(part)
    return None if value is None or value.denominator == 1 or part.kind == "decimal" else value


def terminating(part: Part) -> str | None:
    """Return a fraction as a decimal number, if it has few places."""
    value = proper(part)
    if value is None or 10**4 % value.denominator:
        return None
    return f"{float(value):.4f}".rstrip("0")


def rounded(part: Part, places: int) -> str | None:
    """Return an approximation of a number that no decimal number equals."""
    if part.kind not in KINDS or not isinstance(part.value, Atom):
        return None
    expression = part.value.expression
    if expression is None or not expression.is_number or not expression.is_finite or not expression.is_real:
        return None
    if fraction(part) is not None and (proper(part) is None or terminating(part)):
        return None
    is_large = abs(expression) > sympy.Rational(1, 10)
    return f"{float(expression):.{places}f}" if is_large else None


def in_plain(part: Part) -> str | None:
    """Write the answer as plain text."""
    return write(part.value, PLAIN)


def in_latex(part: Part) -> str | None:
    """Write the answer as LaTeX."""
    return write(part.value, LATEX)


def of_fraction(template: str) -> Number:
    """Return a way to write a fraction: `<p>/<q>` behind its sign `<s>`, `<P>/<Q>` not reduced."""

    def written(part: Part) -> str | None:
        value = proper(part)
        return None if value is None else _filled(template, value)

    return written


def _filled(template: str, value: Fraction) -> str:
    sign = "-" if value < 0 else ""
    above, below = abs(value.numerator), value.denominator
    texts = {"<s>": sign, "<p>": above, "<q>": below, "<P>": 3 * above, "<Q>": 3 * below}
    texts |= {"<n>": above // below, "<r>": above % below}
    for name, text in texts.items():
        template = template.replace(name, str(text))
    return template


def mixed(template: str) -> Number:
    """Return a way to write a mixed number, where the question allows one."""
    way = of_fraction(template)

    def written(part: Part) -> str | None:
        value = proper(part)
        is_large = value is not None and abs(value) > 1
        return way(part) if is_large and "mixed number" in part.question else None

    return written


def percent(sign: str) -> Number:
    """Return a way to write a probability in percent."""

    def written(part: Part) -> str | None:
        text = terminating(part)
        if text is None or "probability" not in part.question:
            return None
        return f"{float(text) * 100:.2f}".rstrip("0").rstrip(".") + sign

    return written


def grouped(sign: str) -> Number:
    """Return a way to write an integer with a sign between thousands."""

    def written(part: Part) -> str | None:
        value = integer(part)
        return None if value is None or abs(value) < 1000 else f"{value:,}".replace(",", sign)

    return written


def of_integer(template: str, least: int = 0) -> Number:
    """Return a way to write an integer `<v>`: `<w>` is 3 less, `<2>` is twice as much."""

    def written(part: Part) -> str | None:
        value = integer(part)
        if value is None or value < least:
            return None
        return (
            template.replace("<v>", str(value)).replace("<w>", str(value - 3)).replace("<2>", str(2 * value))
        )

    return written


def approximated(template: str, by: Number, places: int = 5) -> Number:
    """Return a way to write the exact value `<x>`, and an approximation `<d>` behind it."""

    def written(part: Part) -> str | None:
        near, text = rounded(part, places), by(part)
        return None if near is None or text is None else template.replace("<x>", text).replace("<d>", near)

    return written


def decimal(part: Part) -> str | None:
    """Write a fraction as a decimal number that equals it."""
    return terminating(part)


def unpointed(part: Part) -> str | None:
    """Write a decimal number below 1 without its first zero."""
    text = terminating(part) or (part.answer if part.kind == "decimal" else "")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else None


def padded(part: Part) -> str | None:
    """Write a decimal number with a zero behind."""
    return part.answer + "0" if part.kind == "decimal" and "." in part.answer else None


def pointed(part: Part) -> str | None:
    """Write an integer with the point and a zero."""
    value = integer(part)
    return f"{value}.0" if value is not None and "a decimal number or" in part.question else None


def scientific(part: Part) -> str | None:
    """Write a small decimal fraction with an exponent."""
    value = proper(part)
    if value is None or value.numerator != 1 or value.denominator not in (10, 100, 1000, 10000):
        return None
    return f"1e-{len(str(value.denominator)) - 1}"


QUOTIENT = re.compile(r"log\(([\d/]+)\)/log\(([\d/]+)\)")


def rebased(shape: str, base: str = r"[\d/]+") -> Number:
    """Return a way to write a quotient of logarithms with its base: `<x>` is the number, `<b>` the base."""

    def written(part: Part) -> str | None:
        found = QUOTIENT.search(part.answer)
        if found is None or not re.fullmatch(base, found[2]):
            return None
        return QUOTIENT.sub(shape.replace("<x>", found[1]).replace("<b>", found[2]), part.answer)

    return written


# The name, the idea, how a number is written, and what stands around it where it is LaTeX.
NUMBERS: tuple[tuple[str, str, Number, str], ...] = (
    ("mixed", "1 3/4", mixed("<s><n> <r>/<q>"), ""),
    ("mixed LaTeX", r"1\frac{3}{4}", mixed(r"<s><n>\frac{<r>}{<q>}"), "$"),
    ("mixed with space", r"1\ \frac{3}{4}", mixed(r"<s><n>\ \frac{<r>}{<q>}"), "$"),
    ("mixed and improper", "7/4 = 1 3/4", mixed("<s><p>/<q> = <s><n> <r>/<q>"), ""),
    (
        "mixed in words",
        "7/4, or 1 3/4 as a mixed number",
        mixed("<s><p>/<q>, or <s><n> <r>/<q> as a mixed number"),
        "",
    ),
    ("percent", "12.5%", percent("%"), ""),
    ("percent LaTeX", r"12.5\%", percent(r"\%"), "$"),
    ("decimal", "0.75 for 3/4", decimal, ""),
    ("fraction and decimal", "3/4 = 0.75", lambda part: _both(part, "{} = {}"), ""),
    ("fraction, or decimal", "3/4 (or 0.75)", lambda part: _both(part, "{} (or {})"), ""),
    ("no first zero", ".5 for 0.5", unpointed, ""),
    ("zero behind", "50.320 for 50.32", padded, ""),
    ("point and zero", "12.0 for 12, where a decimal number is asked", pointed, ""),
    ("exponent", "1e-3", scientific, ""),
    ("base behind", "log(6, 2)", rebased("log(<x>, <b>)"), ""),
    ("base in the name", "log2(6)", rebased("log2(<x>)", "2"), ""),
    ("base below", "log_2(6)", rebased("log_<b>(<x>)", r"\d"), ""),
    ("reduced", "6/8 = 3/4", of_fraction("<s><P>/<Q> = <s><p>/<q>"), ""),
    (
        "reduced in LaTeX",
        r"\frac{6}{8} = \frac{3}{4}",
        of_fraction(r"<s>\frac{<P>}{<Q>} = <s>\frac{<p>}{<q>}"),
        "$",
    ),
    ("slash with spaces", "3 / 4", of_fraction("<s><p> / <q>"), ""),
    ("division slash", "3⁄4", of_fraction("<s><p>⁄<q>"), ""),
    ("division slash operator", "3∕4", of_fraction("<s><p>∕<q>"), ""),
    ("brackets", "(3/4)", of_fraction("(<s><p>/<q>)"), ""),
    ("minus above", r"\frac{-3}{4}", of_fraction(r"\frac{<s><p>}{<q>}"), "$"),
    ("commas", "1,027", grouped(","), ""),
    ("LaTeX commas", "1{,}027", grouped("{,}"), "$"),
    ("LaTeX spaces", r"1\,027", grouped(r"\,"), "$"),
    ("spaces", "1 027", grouped(" "), ""),
    ("thin spaces", "1 027 with a narrow no-break space", grouped("\u202f"), ""),
    ("underscores", "1_027", grouped("_"), ""),
    ("Swiss", "1'027", grouped("'"), ""),
    ("sum", "9 + 3 = 12", of_integer("<w> + 3 = <v>", 4), ""),
    ("product", "24 / 2 = 12", of_integer("<2> / 2 = <v>", 1), ""),
    ("named chain", "x = 9 + 3 = 12", of_integer("x = <w> + 3 = <v>", 4), ""),
    ("chain in LaTeX", r"24 \div 2 = 12", of_integer(r"<2> \div 2 = <v>", 1), "$"),
    ("bold sum", "9 + 3 = **12**", of_integer("<w> + 3 = **<v>**", 4), ""),
    ("plus sign", "+12", of_integer("+<v>", 1), ""),
    ("fullwidth digits", "１２", lambda part: _wide(part), ""),
    ("approximation behind", "sqrt(2) ≈ 1.41421", approximated("<x> ≈ <d>", in_plain), ""),
    ("approximation in brackets", "sqrt(2) (≈ 1.41421)", approximated("<x> (≈ <d>)", in_plain), ""),
    (
        "approximately",
        "sqrt(2) (approximately 1.414)",
        approximated("<x> (approximately <d>)", in_plain, 4),
        "",
    ),
    ("or about", "sqrt(2), or about 1.414", approximated("<x>, or about <d>", in_plain, 4), ""),
    (
        "which is",
        "sqrt(2), which is approximately 1.41",
        approximated("<x>, which is approximately <d>", in_plain, 3),
        "",
    ),
    ("approx", r"\sqrt{2} \approx 1.41421", approximated(r"<x> \approx <d>", in_latex), "$"),
    (
        "approx outside",
        r"$\sqrt{2}$ ($\approx 1.414$)",
        approximated(r"$<x>$ ($\approx <d>$)", in_latex, 4),
        "",
    ),
    ("tilde", "sqrt(2) ~ 1.414", approximated("<x> ~ <d>", in_plain, 4), ""),
)


def _both(part: Part, template: str) -> str | None:
    value = terminating(part)
    return None if value is None else template.format(part.answer, value)


def _wide(part: Part) -> str | None:
    value = integer(part)
    digits = str.maketrans("0123456789", "０１２３４５６７８９")
    return None if value is None or value < 0 else str(value).translate(digits)


def _dress(name: str, idea: str, number: Number, sign: str) -> Dress:
    """Return a dress in which each number that can be is written so; a part that cannot is left as it is."""
    rest: Notation = LATEX if sign else PLAIN

    def response(case: Case) -> str | None:
        if case.benchmark == "number_game":
            return None
        ways = [number(part) for part in case.parts]
        if not any(ways):
            return None
        texts = [way or write(part.value, rest) for way, part in zip(ways, case.parts, strict=True)]
        return wrapped(case, [text or "" for text in texts], sign, sign)

    return Dress(f"number, {name}", idea, response)


DRESSES = tuple(_dress(*one) for one in NUMBERS)
