"""Tells the story of a problem: a plot, a situation that fits it, and its sentences."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.curriculum.lexicon.measures import CONVERSIONS, UNIT
from seedproof.benchmarks.curriculum.lexicon.situations.money import MONEY as PURSES
from seedproof.benchmarks.curriculum.standards.shapes import MakesTen, Quotient, Steps, TenAndOnes
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Operation, Problem, parts
from seedproof.benchmarks.curriculum.words.stories import casting
from seedproof.benchmarks.curriculum.words.stories.beats import Plot
from seedproof.benchmarks.curriculum.words.stories.casting import Cast, Needs, band
from seedproof.benchmarks.curriculum.words.stories.families import (
    ACTIVITY,
    GATHERING,
    MONEY,
    OWNING,
    RATE,
    SHOP,
    STUFF,
    Family,
)
from seedproof.benchmarks.curriculum.words.stories.matter import Counted, Matter, Measured, Money, is_in_units
from seedproof.benchmarks.curriculum.words.stories.numerals import NEVER, Numerals
from seedproof.benchmarks.curriculum.words.stories.plotting import Plotter
from seedproof.benchmarks.curriculum.words.stories.teller import Teller, prices_of
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

COUNTED = (OWNING, OWNING, OWNING, GATHERING, ACTIVITY, SHOP, RATE)
"""Stories of whole numbers; frequent sorts stand here more than once."""
ADDED = (OWNING, OWNING, GATHERING, GATHERING, ACTIVITY, SHOP)
"""Of whole numbers that are added and taken away only."""
MEASURED = (STUFF, STUFF, ACTIVITY, RATE, SHOP)
BY_NAME = {family.name: family for family in (*COUNTED, *MEASURED)}
QUANTITIES = frozenset(("length", "volume", "mass", "time"))
LENGTHS = casting.units_of(frozenset(("length",)))
ALL_UNITS = casting.units_of(QUANTITIES)


def tell_story(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word a story of counts, stuff or money. Raises: Rejected when none fits."""
    if standard.concept == "C3":
        return _of_coins(standard, problem, draws)
    if standard.whole and not standard.concept:
        operations = _operations(standard)
        families: tuple[Family, ...] = ADDED if operations <= set("+-") else COUNTED
        if isinstance(standard.asks, Quotient | MakesTen | TenAndOnes):
            families = (OWNING,)
        return _in_one_of((draws.choice(families), OWNING, RATE), standard, problem, (), draws)
    units = _units(standard, problem)
    if len(units) > 1:
        raise Rejected("two different units")
    if standard.concept == "C2" or units:
        return _in_family(STUFF, standard, problem, units, draws)
    return _in_one_of((draws.choice(MEASURED), STUFF, RATE), standard, problem, units, draws)


def _in_one_of(
    families: tuple[Family, ...],
    standard: Standard,
    problem: Problem,
    units: tuple[int, ...],
    draws: Draws,
) -> Told:
    """Tell a story of the first family that can tell it. Raises: Rejected when none can."""
    reasons = list[str]()
    for family in dict.fromkeys(family.name for family in families):
        try:
            return _in_family(BY_NAME[family], standard, problem, units, draws)
        except Rejected as why:
            reasons.append(why.reason)
    raise Rejected(reasons[0])


def _operations(standard: Standard) -> set[str]:
    shape = standard.asks
    return set(shape.operations) if isinstance(shape, Steps) else set("+")


def _units(standard: Standard, problem: Problem) -> tuple[int, ...]:
    if not isinstance(standard.asks, Steps) or not standard.asks.units:
        return ()
    units = standard.asks.units
    found = set[int]()
    for whole in problem.expressions():
        for part in parts(whole):
            if isinstance(part, Operation) and is_in_units(part, units) and isinstance(part.right, Number):
                found.add(part.right.digits)
    return tuple(found)


def _plot(standard: Standard, problem: Problem, plotter: Plotter) -> Plot:
    shape = standard.asks
    equations = problem.equations()
    asked = problem.question.asked
    if isinstance(shape, Quotient):
        first = asked[0]
        if not isinstance(first, Operation):
            raise Rejected("nothing is divided")
        return plotter.leftover(first.left, first.right)
    if isinstance(shape, MakesTen | TenAndOnes) and equations:
        whole = equations[0].right
        if not isinstance(whole, Operation):
            raise Rejected("no partner of ten")
        given = whole.left if isinstance(whole.left, Number) else whole.right
        if isinstance(shape, TenAndOnes):
            return plotter.ten_and_ones(equations[0].left, given)
        return plotter.missing(given, equations[0].left)
    if equations:
        return plotter.equation(equations[0].left, equations[0].right)
    return plotter.whole(asked[0])


def _needs(plot: Plot, measured: bool) -> Needs:
    containers = -1
    rows = -1
    sharers = False
    named = False
    sorts = 0
    for beat in plot.beats:
        match beat.kind:
            case "groups" | "gain groups" | "lose groups" | "shelves":
                containers = max(containers, band(beat.amounts[-1].value))
            case "rows":
                rows = band(beat.amounts[-1].value)
            case "share and give":
                named = True
            case "given out":
                sharers = True
            case "parts":
                sorts = len(beat.amounts)
            case "among":
                sorts = 2
    if plot.question.ask in ("boxes", "leftover boxes"):
        containers = band(plot.question.amounts[0].value)
    if plot.question.ask in ("each", "leftover each"):
        sharers = True
    return Needs(plot.people, containers, rows, sharers, sorts, measured, named)


def _in_family(
    family: Family, standard: Standard, problem: Problem, units: tuple[int, ...], draws: Draws
) -> Told:
    measured = not standard.whole or standard.concept != ""
    plotter = Plotter(problem, frozenset(standard.tells), family, units, not standard.whole, draws)
    plot = _plot(standard, problem, plotter)
    needs = _needs(plot, measured)
    if family is SHOP and _has_fractions(plot):
        raise Rejected("no price is a fraction")
    casts, larger = _casts(family, plotter, plot, needs, standard, units, draws)
    if not casts:
        raise Rejected("no situation fits")
    cast = draws.choice(casts)
    in_words = draws.below(3) == 0 and not measured and family is not SHOP
    numerals = Numerals(in_words, draws.choice((1000, 10_000)))
    told = _told(family, plot, _matter(cast, numerals, larger, units), cast, numerals, draws)
    told.scene.tells = plotter.tells
    return told


def _has_fractions(plot: Plot) -> bool:
    """Return whether an amount is written as a fraction: no price is."""
    return any(
        isinstance(amount.written, Operation) and amount.written.op == "/"
        for beat in plot.beats
        for amount in beat.amounts
    )


def _casts(
    family: Family,
    plotter: Plotter,
    plot: Plot,
    needs: Needs,
    standard: Standard,
    units: tuple[int, ...],
    draws: Draws,
) -> tuple[Sequence[Cast], str]:
    """Return what fits, and the larger unit where one is converted."""
    size = band(max(plotter.values, default=0))
    if family is SHOP:
        if any(count > 60 for count in plotter.counts) or plot.people > 2:
            return (), ""
        if any(value * 100 % 1 for value in plotter.values):
            return (), ""
        if any(isinstance(amount.written, Operation) for beat in plot.beats for amount in beat.amounts):
            return (), ""  # prices are no fractions
        prices = tuple(band(price) for beat in plot.beats for price in prices_of(beat))
        return casting.shops(prices), ""
    if family is RATE:
        if not plotter.sizes or any(count > 120 for count in plotter.counts):
            return (), ""
        span = band(max(plotter.counts, default=0))
        return casting.rates(band(max(plotter.sizes)), needs.measured, span), ""
    if family is ACTIVITY:
        if any(count > 60 for count in plotter.counts):
            return (), ""
        largest = max(plotter.sizes or plotter.values, default=0)
        return casting.activities(band(largest), needs), ""
    if family is GATHERING:
        return casting.crowds(size, needs), ""
    if family is OWNING:
        return casting.things(size, needs), ""
    if units:
        pairs = [pair for pair, worth in CONVERSIONS.items() if worth == units[0] and pair[0] != "dollar"]
        if not pairs:
            raise Rejected("no such units")
        large, small = draws.choice(pairs)
        return casting.stuffs(
            band(Fraction(max(plotter.values)) / units[0]), needs, frozenset((large,))
        ), small
    return casting.stuffs(size, needs, LENGTHS if standard.concept == "C2" else ALL_UNITS), ""


def _matter(cast: Cast, numerals: Numerals, smaller: str, units: tuple[int, ...]) -> Matter:
    if cast.shop is not None:
        return Money(UNIT["dollar"], numerals)
    if cast.stuff is not None and smaller:
        return Measured(cast.stuff.substance, UNIT[smaller], numerals, UNIT[cast.stuff.unit], units[0])
    if cast.stuff is not None:
        return Measured(cast.stuff.substance, UNIT[cast.stuff.unit], numerals)
    if cast.rate is not None:
        return Counted(cast.rate.unit, numerals, cast.rate.of)
    if cast.noun is None:
        raise Rejected("it is about nothing")
    return Counted(cast.noun, numerals)


def _of_coins(standard: Standard, problem: Problem, draws: Draws) -> Told:
    units = _units(standard, problem)
    name = "cent" if draws.below(2) else "dollar"
    if 25 in units:
        name = "cent"
    if 20 in units:
        name = "dollar"
    plotter = Plotter(problem, frozenset(standard.tells), MONEY, units, True, draws)
    plot = _plot(standard, problem, plotter)
    _check_coins(plot)
    numerals = Numerals(False, NEVER)
    cast = casting.of_owning(draws.choice(PURSES), None, None, Needs())
    matter = Money(UNIT[name], numerals, draws.below(2) == 0)
    return _told(MONEY, plot, matter, cast, numerals, draws)


def _check_coins(plot: Plot) -> None:
    """Check that nobody spends coins of a kind that they do not have. Raises: Rejected."""
    held = set[int]()
    for beat in plot.beats:
        for amount in beat.amounts:
            kinds = {
                part.right.digits
                for part in parts(amount.written or Number(0))
                if isinstance(part, Operation) and part.op == "*" and isinstance(part.right, Number)
            }
            if beat.kind == "lose" and not kinds <= held:
                raise Rejected("nobody has such coins")
            held |= kinds


def _told(family: Family, plot: Plot, matter: Matter, cast: Cast, numerals: Numerals, draws: Draws) -> Told:
    past = draws.below(3) > 0
    teller = Teller(draws, family, matter, cast, plot.people, past, numerals)
    teller.scene()
    teller.tell(plot.beats)
    teller.ask(plot.question)
    return Told(tuple(teller.sentences), matter.theme, scene=teller, tells=plot.tells, asks=teller.asks)
