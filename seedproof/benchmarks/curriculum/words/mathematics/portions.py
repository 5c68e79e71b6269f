"""Words products of fractions as they come up in a kitchen or a garden: parts of amounts, and portions."""

from collections.abc import Callable

import msgspec

from seedproof.benchmarks.curriculum.lexicon.people import HE, PRONOUNS, SHE
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, is_numeral
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.words.mathematics.signs import Signs
from seedproof.benchmarks.curriculum.words.told import Asks, Told
from seedproof.record.draws import Draws, Rejected


class Portion(msgspec.Struct, frozen=True):
    """A scene in which two numbers are multiplied; `{a}` is the first of them, `{b}` the second.

    `{units}` is the plural behind a number above 1, else the singular; the question has the plural.
    """

    unit: str
    plural: str
    sentences: tuple[str, ...]
    asks: tuple[str, ...]


# `{a}` is a fraction below 1 of an amount `{b}`.
PART_OF_AMOUNT = (
    Portion(
        "cup",
        "cups",
        ("A recipe needs {b} {units} of flour.", "{who} makes {a} of the recipe."),
        ("How many cups of flour does {she} need?", "How many cups of flour is that?"),
    ),
    Portion(
        "cup",
        "cups",
        ("A recipe calls for {b} {units} of milk.", "{who} makes only {a} of the recipe."),
        ("How many cups of milk does {she} need?", "How much milk does {she} need, in cups?"),
    ),
    Portion(
        "pound",
        "pounds",
        ("{who} bought {b} {units} of rice.", "{She} cooked {a} of it."),
        ("How many pounds of rice did {she} cook?", "How many pounds was that?"),
    ),
    Portion(
        "yard",
        "yards",
        ("{who} has {b} {units} of ribbon.", "{She} uses {a} of it for a bow."),
        ("How many yards of ribbon does {she} use?", "How many yards is that?"),
    ),
    Portion(
        "mile",
        "miles",
        ("A trail is {b} {units} long.", "{who} has walked {a} of it."),
        ("How many miles has {she} walked?", "How far has {she} walked, in miles?"),
    ),
    Portion(
        "liter",
        "liters",
        ("A pitcher holds {b} {units} of juice.", "{who} pours out {a} of it."),
        ("How many liters of juice does {she} pour out?", "How many liters is that?"),
    ),
    Portion(
        "hour",
        "hours",
        ("A movie is {b} {units} long.", "{who} has watched {a} of it."),
        ("How many hours has {she} watched?", "For how many hours has {she} watched?"),
    ),
    Portion(
        "gallon",
        "gallons",
        ("{who} had {b} {units} of paint.", "{She} used {a} of it on a fence."),
        ("How many gallons of paint did {she} use?", "How many gallons was that?"),
    ),
    Portion(
        "acre",
        "acres",
        ("A farm has {b} {units} of land.", "The farmer plants corn on {a} of it."),
        ("How many acres of corn are there?", "How many acres does the farmer plant with corn?"),
    ),
)
# Both are below 1: a part of a part of something.
PART_OF_PART = (
    Portion(
        "",
        "",
        ("Vegetables grow on {b} of a garden.", "{who} plants beans on {a} of that part."),
        ("What fraction of the garden has beans?", "On what fraction of the garden are there beans?"),
    ),
    Portion(
        "",
        "",
        ("There is {b} of a pizza left.", "{who} eats {a} of what is left."),
        ("What fraction of the whole pizza does {she} eat?", "How much of the whole pizza is that?"),
    ),
    Portion(
        "",
        "",
        ("{who} painted {b} of a wall.", "{She} painted {a} of that part blue."),
        ("What fraction of the wall is blue?", "How much of the wall is blue?"),
    ),
    Portion(
        "",
        "",
        ("In a class, {b} of the students play a sport.", "Of these students, {a} play soccer."),
        ("What fraction of the class plays soccer?", "What fraction of all the students play soccer?"),
    ),
)
# `{a}` is a whole number of portions of `{b}` each.
PORTIONS = (
    Portion(
        "cup",
        "cups",
        ("One batch of muffins takes {b} {units} of sugar.", "{who} makes {a} batches."),
        ("How many cups of sugar does {she} need?", "How much sugar does {she} need, in cups?"),
    ),
    Portion(
        "pound",
        "pounds",
        ("Each bag of nuts weighs {b} {units}.", "{who} buys {a} bags."),
        ("How many pounds of nuts does {she} buy?", "How many pounds do the bags weigh in all?"),
    ),
    Portion(
        "yard",
        "yards",
        ("It takes {b} {units} of cloth to make one pillow.", "{who} makes {a} pillows."),
        ("How many yards of cloth does {she} need?", "How many yards of cloth are needed?"),
    ),
    Portion(
        "mile",
        "miles",
        ("One lap around the lake is {b} {units}.", "{who} runs {a} laps."),
        ("How many miles does {she} run?", "How far does {she} run, in miles?"),
    ),
    Portion(
        "liter",
        "liters",
        ("Each bottle holds {b} {units} of water.", "{who} fills {a} bottles."),
        ("How many liters of water does {she} need?", "How many liters of water is that?"),
    ),
    Portion(
        "hour",
        "hours",
        ("Every lesson lasts {b} {units}.", "{who} has {a} lessons this month."),
        ("How many hours is that?", "How many hours of lessons does {she} have?"),
    ),
)
# The sides of a rectangle; `{b}` is the longer one.
AREAS = (
    Portion(
        "meter",
        "meters",
        ("A garden bed is {b} {units} long and {a} {first_units} wide.",),
        ("What is its area in square meters?", "How many square meters does it cover?"),
    ),
    Portion(
        "yard",
        "yards",
        ("A rectangular rug is {b} {units} long and {a} {first_units} wide.",),
        ("What is the area of the rug in square yards?", "How many square yards does it cover?"),
    ),
    Portion(
        "foot",
        "feet",
        ("{who} has a rectangular board that is {b} {units} long and {a} {first_units} wide.",),
        ("What is the area of the board in square feet?", "How many square feet does the board cover?"),
    ),
)


def tell_portion(printed: Signs, whole: Operation, draws: Draws) -> Told:
    """Word a product of two numbers in a small scene. Raises: Rejected when no scene fits."""
    a, b = whole.left, whole.right
    if not (is_numeral(a) and is_numeral(b)):
        raise Rejected("a scene has two numbers")
    if draws.below(2):
        a, b = b, a
    fit = tuple(portion for fits, portions in _SCENES if fits(a, b) for portion in portions)
    if not fit:
        a, b = b, a
        fit = tuple(portion for fits, portions in _SCENES if fits(a, b) for portion in portions)
    if not fit:
        raise Rejected("no scene has such numbers")
    portion = draws.choice(fit)
    who = draws.choice((*SHE, *HE))
    she = PRONOUNS[who]
    words = {
        "a": printed.numeral(a),
        "b": printed.numeral(b),
        "units": portion.plural if value_of(b) > 1 else portion.unit,
        "first_units": portion.plural if value_of(a) > 1 else portion.unit,
        "who": who,
        "she": she,
        "She": she.capitalize(),
    }
    sentences = (*portion.sentences, draws.choice(portion.asks))
    asks = Asks(unit=f"square {portion.unit}" if portion in AREAS else portion.unit)
    return Told(tuple(sentence.format_map(words) for sentence in sentences), "calculation", asks=asks)


def _is_below_one(value: Expression) -> bool:
    return value_of(value) < 1


def _is_whole(value: Expression) -> bool:
    return isinstance(value, Number)


_SCENES: tuple[tuple[Callable[[Expression, Expression], bool], tuple[Portion, ...]], ...] = (
    (lambda a, b: _is_below_one(a) and value_of(b) <= 12, PART_OF_AMOUNT),
    (lambda a, b: _is_below_one(a) and _is_below_one(b), PART_OF_PART),
    (lambda a, b: _is_whole(a) and not _is_whole(b), PORTIONS),
    (lambda a, b: not _is_whole(a) and value_of(a) < value_of(b) <= 12, AREAS),
)
