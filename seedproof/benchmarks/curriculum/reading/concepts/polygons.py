"""Reads perimeters and areas: from the sides, or back to a side.

Every numeral of the text is a side, a number of sides, or the perimeter or area. How a figure is named says
how its sides make the perimeter: `4 * a` for a square, `2 * a + 2 * b` for a rectangle, else their sum.
"""

from functools import reduce
from itertools import pairwise

import msgspec

from seedproof.benchmarks.curriculum.reading.concepts.text import (
    Token,
    Tokens,
    Unreadable,
    sentences,
    word_set,
)
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Problem,
    Question,
    Variable,
)

_NAMES = {
    3: "triangle triangular three-sided",
    4: "quadrilateral quadrilaterals trapezoid four-sided",
    5: "pentagon pentagonal five-sided",
    6: "hexagon hexagonal six-sided",
    7: "heptagon heptagonal seven-sided",
    8: "octagon octagonal eight-sided",
    9: "nonagon nonagonal nine-sided",
    10: "decagon decagonal ten-sided",
    11: "hendecagon undecagon eleven-sided",
}
_CORNERS = {word: corners for corners, words in _NAMES.items() for word in words.split()}
_REGULAR = frozenset(("equilateral", "regular", "square", "rhombus", "square-shaped"))
_OBLONG = frozenset(("rectangle", "rectangular", "parallelogram", "kite"))
_AROUND = word_set("""
    perimeter around border edging outline boundary frame
""")
_GOES = frozenset(("far", "distance", "go", "tape"))
"""A question with one of them asks for the way around."""
_SUMMED = frozenset(("altogether", "total", "together"))
_FORBIDDEN = word_set("""
    twice thrice half double wider narrower taller more less fewer times than difference
    third-as volume diagonal ratio percent average circle radius diameter
    portion
""")
_COMPARED = frozenset(("longer", "shorter"))
_NAMED_SIDES = frozenset(("side", "sides", "one", "ones", "edge", "edges"))
_COUNTED = word_set("""
    side sides equal other identical corners edges straight matching congruent angles given known of
""")
_SQUARE_UNITS = word_set("""
    unit units inch inches foot feet yard yards mile miles meter meters metre metres centimeter
    centimeters millimeter millimeters kilometer kilometers cm m mm km in ft yd
""")
_ASKS = word_set("""
    what what's how find calculate determine work compute which give
""")
SIDE = Variable("side")


class _Facts(msgspec.Struct):
    """What the numerals of a text are."""

    sides: list[Expression] = msgspec.field(default_factory=list)
    total: Expression | None = None
    total_is_area: bool = False
    counts: list[int] = msgspec.field(default_factory=list)
    repeated: int = 0
    """How many sides have the same length, the first that is given."""


def read_polygon(text: str) -> Problem | None:
    """Read the polygon of a text and what it asks of it; None where there is none."""
    low = text.lower()
    if not any(
        word in low for word in ("side", "perimeter", "area", "around", "wid", "long", "rect", "frame")
    ):
        return None
    try:
        return _problem(sentences(text))
    except Unreadable:
        return None


def _problem(found: list[list[Token]]) -> Problem:
    words = {token.text for sentence in found for token in sentence}
    if _relates(found) or words & _FORBIDDEN or "$" in words:
        raise Unreadable("a relation between sides")
    asking = [sentence for sentence in found if _asks(sentence)]
    if not asking:
        raise Unreadable("no question")
    facts = _Facts()
    question = _question_of(asking[-1])
    if question == "perimeter" and any(_tells_a_perimeter(sentence) for sentence in found):
        raise Unreadable("a perimeter that is known")
    for sentence in found:
        for clause in _clauses(sentence):
            _take(clause, facts, question != "perimeter")
    return _made(facts, question, words)


def _tells_a_perimeter(sentence: Tokens) -> bool:
    """Return whether a numeral follows `perimeter of`, `perimeter is`."""
    words = [token.text for token in sentence]
    return any(
        word == "perimeter" and words[at + 1] in ("of", "is") and sentence[at + 2].value is not None
        for at, word in enumerate(words[:-2])
    )


def _relates(found: list[list[Token]]) -> bool:
    """Return whether one side is compared with another: `longer`, unless it only names the longer side."""
    return any(
        token.text in _COMPARED and (at + 1 == len(sentence) or sentence[at + 1].text not in _NAMED_SIDES)
        for sentence in found
        for at, token in enumerate(sentence)
    )


def _asks(sentence: Tokens) -> bool:
    words = [token.text for token in sentence]
    orders = any(word in _ASKS for before, word in pairwise(words) if before in (",", "and"))
    return words[-1] == "?" or words[0] in _ASKS or orders


def _question_of(sentence: Tokens) -> str:
    """Return whether a question asks for the perimeter, the area or a side."""
    words = [token.text for token in sentence]
    if {"all", "sides", "together"} <= set(words) or _GOES & set(words):
        return "perimeter"
    start = max([index for index, word in enumerate(words) if word in _ASKS], default=0)
    asked = words[start:]
    kind = next(
        (word for word in asked if word in ("perimeter", "area", "side", "sides", "length", "width")), ""
    )
    if kind in ("perimeter", "area"):
        return kind
    if any(word in _AROUND or word in ("fence", "fencing", "walk", "frame", "trim") for word in asked):
        return "perimeter"
    if kind in ("side", "sides") and asked[0] != "how" and _SUMMED & set(asked):
        return "perimeter"
    if any(
        asked[at : at + 1] == ["square"] and asked[at + 1] in _SQUARE_UNITS for at in range(len(asked) - 1)
    ):
        return "area"
    if "cover" in asked or "surface" in asked or "space" in asked:
        return "area"
    if kind or {"long", "wide", "tall", "high", "deep", "measure"} & set(asked):
        return "side"
    raise Unreadable("an unclear question")


def _clauses(sentence: list[Token]) -> list[list[Token]]:
    """Split a sentence at `, and`, `;` and `:` into clauses, roughly with a verb each."""
    clauses: list[list[Token]] = [[]]
    for at, token in enumerate(sentence):
        after = sentence[at + 1 : at + 3]
        if token.text in (";", ":") or (
            token.text in (",", "and")
            and any(word.text in ("the", "its", "one", "it", "what", "how", "find") for word in after)
        ):
            clauses.append([])
        else:
            clauses[-1].append(token)
    return clauses


def _take(clause: list[Token], facts: _Facts, total_known: bool) -> None:
    """Find a role for every numeral of a clause."""
    words = [token.text for token in clause]
    numerals = [at for at, token in enumerate(clause) if token.value is not None]
    numerals = [at for at in numerals if not (at and words[at - 1] == "^")]
    sides: list[Expression] = []
    count = 0
    for at in numerals:
        value = clause[at].value
        after = words[at + 1] if at + 1 < len(words) else ""
        if value is None:
            raise Unreadable("a side without a number")
        if after == "-":
            after = words[at + 2] if at + 2 < len(words) else ""
            if after == "sided" and type(value) is Number:
                facts.counts.append(value.digits)
                continue
            if after not in _SQUARE_UNITS:
                raise Unreadable("a compound")
        if type(value) is Number and after in _COUNTED and not (after == "of" and words[at].isdigit()):
            if after in (
                "side",
                "sides",
                "equal",
                "identical",
                "straight",
                "matching",
                "congruent",
                "edges",
                "corners",
            ):
                count = value.digits
            if words[at] == "one":
                continue
            facts.counts.append(value.digits)
        elif words[at] == "one" and after in ("", "is", "piece", "wall", "lap", "time"):
            continue
        elif _is_area(words, at):
            _set_total(facts, value, area=True)
        elif total_known and _is_perimeter(words, at, numerals):
            _set_total(facts, value, area=False)
        else:
            sides.append(value)
    if count and "each" in words and len(sides) == 1:
        facts.repeated = count
    facts.sides += sides


def _is_area(words: list[str], at: int) -> bool:
    after = words[at + 1 : at + 4]
    if after[:1] == ["square"] and (len(after) > 1 and after[1] in _SQUARE_UNITS):
        return True
    return after[1:3] == ["^", "2"]


def _is_perimeter(words: list[str], at: int, numerals: list[int]) -> bool:
    """Return whether a numeral is a perimeter: the next one after that word, or alone with `around`."""
    if "perimeter" in words:
        named = words.index("perimeter")
        behind = [numeral for numeral in numerals if numeral > named]
        return at == (behind[0] if behind else numerals[-1])
    totals = _AROUND | _SUMMED | {"fence", "fencing", "add"}
    return len(numerals) == 1 and bool(totals & set(words) or ("in", "all") in pairwise(words))


def _set_total(facts: _Facts, value: Expression, area: bool) -> None:
    if facts.total is not None and (facts.total != value or facts.total_is_area != area):
        raise Unreadable("two totals")
    facts.total = value
    facts.total_is_area = area


def _made(facts: _Facts, question: str, words: set[str]) -> Problem:
    if (question == "side" and facts.total is None) or (question != "side" and facts.total is not None):
        raise Unreadable("not one thing to find")
    unknown = question == "side"
    area = facts.total_is_area if unknown else question == "area"
    sides = [*facts.sides, SIDE] if unknown else facts.sides
    whole = _whole(sides, facts, words, area)
    if not unknown:
        return Problem((), Question("answer", (whole,)))
    return Problem((Equation(facts.total or SIDE, whole),), Question("answer", (SIDE,)))


def _whole(sides: list[Expression], facts: _Facts, words: set[str], area: bool) -> Expression:
    """Return the perimeter or area of sides."""
    oblong = bool(words & _OBLONG) or ("wide" in words and "long" in words and not words & _CORNERS.keys())
    if area:
        if not oblong or len(sides) != 2:
            raise Unreadable("an area of another figure")
        return Operation("*", *sides)
    if oblong:
        if len(sides) == 4 and not words & {"rectangle", "rectangular"}:
            return _added(sides)
        if len(sides) != 2:
            raise Unreadable("not two sides")
        return _added([Operation("*", Number(2), side) for side in sides])
    named = {_CORNERS[word] for word in words & _CORNERS.keys()}
    if words & {"square", "rhombus", "square-shaped"} and not named:
        named = {4}
    counts = set(facts.counts)
    equal = bool(words & _REGULAR or {"equal", "same", "identical", "congruent", "all", "each"} & words)
    corners = next(iter(named)) if named else max(counts, default=0)
    if len(named) > 1 or corners < 3:
        raise Unreadable("an unknown figure")
    if 1 < facts.repeated < corners and len(sides) > 1 and sides[0] is not SIDE:
        sides = [sides[0]] * (facts.repeated - 1) + sides
    if len(sides) == corners:
        return _added(sides)
    if len(sides) == 1 and equal and (not counts or max(counts) == corners):
        return Operation("*", Number(corners), sides[0])
    raise Unreadable("not as many sides as the figure has")


def _added(sides: list[Expression]) -> Expression:
    return reduce(lambda one, other: Operation("+", one, other), sides)
