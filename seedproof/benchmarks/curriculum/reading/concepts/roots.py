"""Reads squares and cubes of an unknown: all real solutions, the positive one, or the side of a figure."""

from collections.abc import Sequence

from seedproof.benchmarks.curriculum.reading.concepts.asking import asks_for_a_length
from seedproof.benchmarks.curriculum.reading.concepts.equations import letters_of, power_equation
from seedproof.benchmarks.curriculum.reading.concepts.nouns import stem
from seedproof.benchmarks.curriculum.reading.concepts.text import Tokens, Unreadable, sentences, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Positive,
    Problem,
    Question,
    Statement,
    Variable,
    is_numeral,
)

_ALL = word_set("all both solutions values numbers roots every solve")
"""Words that ask for each solution of an equation."""
_UNITS = word_set("""
    inch inches foot feet yard yards mile miles meter meters metre metres centimeter centimeters millimeter
    millimeters kilometer kilometers cm m mm km in ft yd unit units
""")
_CUBES = word_set("cube cubes cubical cube-shaped")
_SQUARES = word_set("square squares square-shaped")
_SIDES = word_set("side edge length long wide tall high deep width height")
_OTHERWISE = word_set("""
    perimeter around diagonal surface face faces rectangle rectangular triangle circle prism pyramid sphere
    half twice double triple third quarter percent more less than times fewer most least cut cuts divided
    divide split splits removed bigger larger smaller longer shorter fence border trim total altogether
    together combined sum per pieces rows row tiles blocks bricks increased decreased tank's
""")
"""Words that make of an area or a volume something else than the power of a side."""


def read_root(text: str) -> Problem | None:
    """Read the equation of a text; None where it says something else."""
    try:
        split = sentences(text)
        return _bare(text, split) or _figure(text, split)
    except (Unreadable, IndexError):
        return None


def _bare(text: str, split: Sequence[Tokens]) -> Problem | None:
    """Read `Solve x^2 = 64 for all real x`, `Which numbers have a square of 64?`."""
    try:
        equation = power_equation(split, letters_of(text))
    except Unreadable:
        return None
    if equation is None:
        return None
    power, value = equation.left, equation.right
    if is_numeral(power):
        power, value = value, power
    if not (type(power) is Operation and power.op == "**" and type(power.left) is Variable):
        return None
    if not is_numeral(value) or power.right not in (Number(2), Number(3)):
        return None
    words = {token.text for sentence in split for token in sentence}
    is_even = power.right == Number(2)
    if is_even and not (words & _ALL or asks_for_a_length(text)):
        return None
    return _problem(value, power.right, positive=asks_for_a_length(text))


def _figure(text: str, split: Sequence[Tokens]) -> Problem | None:
    """Read the area of a square or the volume of a cube, and the question for a side."""
    words = [token.text for sentence in split for token in sentence]
    numerals = [
        token.value
        for sentence in split
        for token in sentence
        if token.value is not None and token.text != "one"
    ]
    if len(numerals) != 1 or not _OTHERWISE.isdisjoint(words) or not asks_for_a_length(text):
        return None
    question = next(sentence for sentence in reversed(split) if _SIDES & {token.text for token in sentence})
    if any(token.value is not None and token.text != "one" for token in question) and len(split) > 1:
        return None
    exponent = _exponent(split)
    if exponent is None or len(_units(words)) > 1:
        return None
    return _problem(numerals[0], exponent, positive=True)


def _exponent(split: Sequence[Tokens]) -> Expression | None:
    """Return 2 for a square with an area, 3 for a cube with a volume, None for anything else."""
    squares = set[str]()
    cubes = False
    measured = set[str]()
    for sentence in split:
        for at, token in enumerate(sentence):
            behind = sentence[at + 1].text if at + 1 < len(sentence) else ""
            before = sentence[at - 1] if at else None
            is_unit = before is not None and before.value is not None
            if token.text in ("square", "cubic") and is_unit:
                measured.add(token.text)
            elif token.text in _SQUARES and behind not in _UNITS:
                squares.add(stem(behind) if behind.isalpha() else "")
            elif token.text in _CUBES or (token.text == "cubic" and behind not in _UNITS):
                cubes = True
    if squares and not cubes and measured == {"square"} and len(squares - _BEHIND) <= 1:
        return Number(2)
    if cubes and not squares and measured == {"cubic"}:
        return Number(3)
    return None


_BEHIND = word_set("with has have is and of that whose in side") | {""}
"""Words behind `square` that do not name a thing."""


def _units(words: list[str]) -> set[str]:
    """Return the units of length that a text names."""
    return {stem(_LONG.get(word, word)) for word in words if word in _UNITS and word not in ("in", "m")}


_LONG = {"cm": "centimeter", "mm": "millimeter", "km": "kilometer", "ft": "foot", "yd": "yard"}


def _problem(power: Expression, exponent: Expression, positive: bool) -> Problem:
    unknown = Variable("side")
    statements: list[Statement] = [Equation(power, Operation("**", unknown, exponent))]
    if positive:
        statements.append(Positive(unknown.name))
    return Problem(tuple(statements), Question("answer", (unknown,)))
