"""Writes the numbers of these stories: `-3.5 °C`, `2 1/2 meters`, `-$12.50`."""

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.levels import Level
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text

_COUNTS = (
    "",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def plain(value: Expression, size_only: bool = False) -> str:
    """Write `-3.5` or `-2 1/2`; with `size_only` without its sign."""
    text = _mixed(value) if isinstance(value, Operation) else expression_text(value)
    return text.removeprefix("-") if size_only else text


def _mixed(fraction: Operation) -> str:
    top = fraction.left
    under = fraction.right
    if not isinstance(top, Number) or not isinstance(under, Number):
        return expression_text(fraction)
    sign = "-" if top.digits < 0 else ""
    whole, rest = divmod(abs(top.digits), under.digits)
    if rest == 0:
        return f"{sign}{whole}"
    part = f"{rest}/{under.digits}"
    return f"{sign}{whole} {part}" if whole else f"{sign}{part}"


def money(value: Expression, size_only: bool = False) -> str:
    """Write `-$12.50`."""
    cents = value_of(value) * 100
    dollars, rest = divmod(abs(int(cents)), 100)
    sign = "" if size_only or cents > 0 else "-"
    return f"{sign}${dollars}.{rest:02d}" if rest else f"{sign}${dollars}"


def noun_for(unit: Noun, value: Expression) -> str:
    """Return `meter` for 1 and for 3/4, `meters` for all others, 0.5 too."""
    size = value_of(value)
    is_one = size in (-1, 1) or (-1 < size < 1 and isinstance(value, Operation))
    return unit.singular if is_one else unit.plural


def amount(level: Level, value: Expression) -> str:
    """Write a size in its unit, whatever its sign: `3.5 degrees`, `$12.50`."""
    if level.sign == "$":
        return money(value, size_only=True)
    return f"{plain(value, size_only=True)} {noun_for(level.unit, value)}"


def signed(level: Level, value: Expression) -> str:
    """Write a value with its sign: `-3.5 °C`, `-2 1/2 meters`, `-$12.50`."""
    if level.sign == "$":
        return money(value)
    if level.sign:
        return f"{plain(value)} {level.sign}"
    return f"{plain(value)} {noun_for(level.unit, value)}"


def count_of(value: Expression, unit: Noun, in_words: bool) -> str:
    """Write `4 hours`, `four hours`, `2 1/2 hours`."""
    text = plain(value)
    if in_words and isinstance(value, Number) and not value.places and 0 < value.digits < len(_COUNTS):
        text = _COUNTS[value.digits]
    return f"{text} {noun_for(unit, value)}"


def reading_of(level: Level, value: Expression, by_zero: bool) -> str:
    """Write where a level stands: from zero, `3.5 meters below sea level`, or with its sign."""
    number = value_of(value)
    words = level.below if number < 0 else level.above
    if by_zero and words:
        return f"{amount(level, value)} {words}"
    return signed(level, value)
