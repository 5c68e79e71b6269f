"""Chooses the story of a problem: its matter, who has it, the tense, the way of wording."""

from fractions import Fraction

from seedproof.benchmarks.curriculum.lexicon.measures import CONVERSIONS, SUBSTANCES, UNIT
from seedproof.benchmarks.curriculum.lexicon.themes import ANIMALS, FOOD, THINGS
from seedproof.benchmarks.curriculum.standards.shapes import Quotient, Steps
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Operator,
    Problem,
    inlined,
    is_numeral,
    parts,
)
from seedproof.benchmarks.curriculum.words.stories.asking import tell_and_ask
from seedproof.benchmarks.curriculum.words.stories.leftovers import tell_leftovers
from seedproof.benchmarks.curriculum.words.stories.matter import Counted, Matter, Measured, Money, is_in_units
from seedproof.benchmarks.curriculum.words.stories.rates import tell_rate
from seedproof.benchmarks.curriculum.words.stories.teller import Teller
from seedproof.benchmarks.curriculum.words.stories.unknowns import tell_unknown
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

MANY = 150
"""More than this, and a shop or a factory has it, not a child."""
FOR_LENGTHS = ("centimeter", "meter", "inch", "foot", "yard")
BY_UNIT = {
    "length": ("meter", "centimeter", "foot", "inch", "yard"),
    "volume": ("liter", "cup", "milliliter"),
    "mass": ("kilogram", "pound", "ounce", "gram"),
    "time": ("minute", "hour"),
}


def tell_story(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word a story of counts, substances or money. Raises: Rejected when none fits."""
    declared = problem.declared()
    whole = [inlined(expression, declared) for expression in problem.expressions()]
    found = [part for one in whole for part in parts(one)]
    operations = {part.op for part in found if isinstance(part, Operation) and not is_numeral(part)}
    numerals = [part for part in found if isinstance(part, Number)]
    broken = any(number.places for number in numerals) or any(
        is_numeral(part) for part in found if isinstance(part, Operation) and not standard.whole
    )
    big = max(abs(Fraction(number.value)) for number in numerals) > MANY
    if broken and operations & set("*/") and _is_rate(problem, found):
        return tell_rate(problem, draws)
    matter = _matter(standard, found, operations, broken, draws)
    setting = _setting(matter, operations, big, draws)
    if isinstance(matter, Counted) and setting == "grounds":
        matter = Counted(draws.choice(ANIMALS), matter.in_words, "animal")
    past = bool(problem.unknowns()) or draws.below(2) == 0
    teller = Teller(problem, matter, setting, past, broken, draws)
    if isinstance(standard.asks, Quotient):
        tell_leftovers(teller, problem)
    elif problem.unknowns():
        tell_unknown(teller, problem)
    else:
        (asked,) = problem.question.asked
        teller.root = tell_and_ask(teller, asked)
        settle(teller)
    return Told(tuple(teller.sentences), matter.theme, scene=teller)


def settle(teller: Teller) -> None:
    """Note who goes through something: only they have so much `at first`, or `start with` it."""
    for holder in teller.holders:
        if holder.began >= 0 and not holder.changed:
            said = teller.sentences[holder.began]
            said = (
                said.replace("At first ", "")
                .replace(" starts with ", " has ")
                .replace(" started with ", " had ")
            )
            teller.sentences[holder.began] = f"{said[0].upper()}{said[1:]}"


def _is_rate(problem: Problem, found: list[Expression]) -> bool:
    """Return whether two numerals are multiplied or divided, none of which counts anything."""
    if problem.unknowns() or len(problem.statements) != 1:
        return False
    counts = [part for part in found if isinstance(part, Number) and not part.places]
    return not counts


def _matter(
    standard: Standard, found: list[Expression], operations: set[Operator], broken: bool, draws: Draws
) -> Matter:
    units = _units(standard, found)
    if standard.concept == "C3":
        if units <= {5, 10} and draws.below(2):
            return Money(UNIT["dollar"])
        return Money(UNIT["cent"] if units or draws.below(2) else UNIT["dollar"])
    if units:
        if len(units) > 1:
            raise Rejected("two different units")
        (factor,) = units
        larger, smaller = draws.choice([pair for pair, worth in CONVERSIONS.items() if worth == factor])
        if larger == "dollar":
            if not all(_is_dollars(part) for part in found) or not _in_whole_cents(found):
                raise Rejected("no such amount of money")
            return Money(UNIT["cent"], larger=UNIT["dollar"], factor=factor)
        substance = draws.choice([name for name, what in SUBSTANCES.items() if what == UNIT[larger].measures])
        return Measured(substance, UNIT[smaller], _kind(substance), UNIT[larger], factor)
    if standard.concept == "C2":
        substance = draws.choice([name for name, what in SUBSTANCES.items() if what == "length"])
        return Measured(substance, UNIT[draws.choice(FOR_LENGTHS)])
    if broken or standard.concept == "C9":
        in_cents = all(part.places in (0, 1, 2) for part in found if isinstance(part, Number))
        fractions = any(isinstance(part, Operation) and is_numeral(part) for part in found)
        if in_cents and not fractions and operations <= set("+-") and draws.below(4) == 0:
            return Money(UNIT["dollar"])
        substance = draws.choice(list(SUBSTANCES))
        unit = draws.choice(BY_UNIT[SUBSTANCES[substance]])
        return Measured(substance, UNIT[unit], _kind(substance))
    noun = draws.choice((*FOOD, *THINGS))
    return Counted(noun, draws.below(3) == 0, noun.kind)


def _is_dollars(part: Expression) -> bool:
    """Return whether a value can be an amount of money in cents, or dollars to be multiplied by 100."""
    return not isinstance(part, Operation) or not is_numeral(part)


def _in_whole_cents(found: list[Expression]) -> bool:
    """Return whether every number beside the dollars is whole: nobody has a fraction of a cent."""
    dollars = [part.left for part in found if isinstance(part, Operation) and is_in_units(part, (100,))]
    numbers = [part for part in found if isinstance(part, Number) and part not in dollars]
    return all(not number.places for number in numbers)


def _kind(substance: str) -> str:
    return "recording" if SUBSTANCES[substance] == "time" else "substance"


def _units(standard: Standard, found: list[Expression]) -> set[int]:
    if not isinstance(standard.asks, Steps):
        return set()
    units = standard.asks.units
    rights = [part.right for part in found if isinstance(part, Operation) and is_in_units(part, units)]
    return {right.digits for right in rights if isinstance(right, Number)}


def _setting(matter: Matter, operations: set[Operator], big: bool, draws: Draws) -> str:
    choice = draws.below(4)
    if not isinstance(matter, Counted):
        return "people"
    if big:
        return "houses"
    if operations & set("*/"):
        return "people"
    return ("people", "people", "boxes", "grounds")[choice]
