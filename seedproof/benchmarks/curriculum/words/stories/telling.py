"""Tells the story of a problem: a plot, a situation that fits it, and its sentences."""

from seedproof.benchmarks.curriculum.lexicon.measures import CONVERSIONS, UNIT
from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.lexicon.situations.money import MONEY
from seedproof.benchmarks.curriculum.standards.shapes import MakesTen, Quotient, Steps
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    parts,
)
from seedproof.benchmarks.curriculum.words.stories.beats import Plot
from seedproof.benchmarks.curriculum.words.stories.casting import Cast, Needs, band, stuffs, things, units_of
from seedproof.benchmarks.curriculum.words.stories.matter import Counted, Matter, Measured, Money, is_in_units
from seedproof.benchmarks.curriculum.words.stories.numerals import Numerals
from seedproof.benchmarks.curriculum.words.stories.plotting import Plotter
from seedproof.benchmarks.curriculum.words.stories.teller import Teller
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

OWNING = frozenset(
    (
        "start", "gain", "lose", "parts", "among", "groups", "gain groups", "lose groups", "shelves", "daily",
        "more than", "fewer than", "times", "part", "pack and give", "share and give", "result",
        "result in all", "given out", "rows",
        "now", "in all", "together", "difference", "others", "each", "boxes", "leftover each", "leftover boxes",
        "start", "gained", "lost", "group size", "group count", "sharers", "shared", "missing", "ones",
    )
)  # fmt: skip
"""What can be told of things."""
STUFF = OWNING - {"among", "others", "parts", "rows", "group count", "sharers", "boxes", "shelves"}
MONEY_TOLD = frozenset(
    (
        "start",
        "gain",
        "lose",
        "more than",
        "fewer than",
        "now",
        "together",
        "difference",
        "result",
        "gained",
        "lost",
    )
)
MEASURES = {"C2": frozenset(("length",)), "": frozenset(("length", "volume", "mass", "time"))}


def tell_story(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word a story of counts, stuff or money. Raises: Rejected when none fits."""
    found = [part for whole in problem.expressions() for part in parts(whole)]
    tells = frozenset(standard.tells)
    whole = standard.whole and standard.concept not in ("C2", "C3")
    if whole:
        return _of_things(standard, problem, tells, draws)
    return _of_amounts(standard, problem, tells, found, draws)


def _plot(standard: Standard, problem: Problem, plotter: Plotter) -> Plot:
    shape = standard.asks
    equations = problem.equations()
    asked = problem.question.asked
    if isinstance(shape, Quotient):
        first = asked[0]
        if not isinstance(first, Operation):
            raise Rejected("nothing is divided")
        return plotter.leftover(first.left, first.right)
    if isinstance(shape, MakesTen):
        whole = equations[0].right
        if not isinstance(whole, Operation):
            raise Rejected("no partner of ten")
        given = whole.left if isinstance(whole.left, Number) else whole.right
        return plotter.missing(given, equations[0].left)
    if equations:
        return plotter.equation(equations[0].left, equations[0].right)
    return plotter.whole(asked[0])


def _numerals(found_least: int, draws: Draws) -> Numerals:
    in_words = draws.below(3) == 0
    comma = draws.choice((1000, 10_000))
    return Numerals(in_words, comma)


def _needs(plot: Plot) -> Needs:
    containers = -1
    rows = -1
    sharers = False
    sorts = 0
    for beat in plot.beats:
        match beat.kind:
            case "groups" | "gain groups" | "lose groups" | "shelves":
                containers = max(containers, band(beat.amounts[-1].value))
            case "rows":
                rows = band(beat.amounts[-1].value)
            case "share and give" | "given out":
                sharers = True
            case "parts":
                sorts = len(beat.amounts)
            case "among":
                sorts = 2
    if plot.question.ask in ("boxes", "leftover boxes"):
        containers = band(plot.question.amounts[0].value)
    if plot.question.ask in ("each", "leftover each"):
        sharers = True
    return Needs(people=plot.people, containers=containers, rows=rows, sharers=sharers, sorts=sorts)


def _of_things(standard: Standard, problem: Problem, tells: frozenset[SituationType], draws: Draws) -> Told:
    plotter = Plotter(problem, tells, OWNING, (), False, draws)
    plot = _plot(standard, problem, plotter)
    casts = things(band(max(plotter.values)), _needs(plot))
    if not casts:
        raise Rejected("no situation fits")
    cast = draws.choice(casts)
    numerals = _numerals(0, draws)
    assert cast.item is not None
    return _told(plot, Counted(cast.item.noun, numerals), cast, numerals, draws)


def _of_amounts(
    standard: Standard,
    problem: Problem,
    tells: frozenset[SituationType],
    found: list[Expression],
    draws: Draws,
) -> Told:
    units = _units(standard, found)
    numerals = Numerals(False, draws.choice((1000, 10_000)))
    if standard.concept == "C3":
        name = "dollar"
        if units - {5, 10} or (not units and draws.below(2)) or draws.below(2):
            name = "cent"
        plotter = Plotter(problem, tells, MONEY_TOLD, tuple(units), True, draws)
        plot = _plot(standard, problem, plotter)
        matter: Matter = Money(UNIT[name], numerals, draws.below(2) == 0)
        return _told(plot, matter, Cast(draws.choice(MONEY), None, None, (), ()), numerals, draws)
    larger = None
    factor = 0
    names = units_of(MEASURES["C2" if standard.concept == "C2" else ""])
    if units:
        if len(units) > 1:
            raise Rejected("two different units")
        (factor,) = units
        pairs = [pair for pair, worth in CONVERSIONS.items() if worth == factor and pair[0] != "dollar"]
        large, small = draws.choice(pairs)
        larger = UNIT[large]
        names = frozenset((small,))
    plotter = Plotter(problem, tells, STUFF, tuple(units), True, draws)
    plot = _plot(standard, problem, plotter)
    casts = stuffs(band(max(plotter.values)), _needs(plot), names)
    if not casts:
        raise Rejected("no situation fits")
    cast = draws.choice(casts)
    assert cast.stuff is not None
    matter = Measured(cast.stuff.substance, UNIT[cast.stuff.unit], numerals, larger, factor)
    return _told(plot, matter, cast, numerals, draws)


def _units(standard: Standard, found: list[Expression]) -> set[int]:
    if not isinstance(standard.asks, Steps):
        return set()
    units = standard.asks.units
    rights = [part.right for part in found if isinstance(part, Operation) and is_in_units(part, units)]
    return {right.digits for right in rights if isinstance(right, Number)}


def _told(plot: Plot, matter: Matter, cast: Cast, numerals: Numerals, draws: Draws) -> Told:
    past = draws.below(3) > 0
    teller = Teller(draws, matter, cast, plot.people, past, numerals)
    teller.scene()
    teller.tell(plot.beats)
    teller.ask(plot.question)
    return Told(tuple(teller.sentences), matter.theme, scene=teller, tells=plot.tells)
