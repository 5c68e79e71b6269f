"""Tells the plot of a problem as a story of a level; a problem without such a plot as a calculation."""

from seedproof.benchmarks.curriculum.lexicon.levels import LEVELS, Level
from seedproof.benchmarks.curriculum.lexicon.people import HE, SHE
from seedproof.benchmarks.curriculum.standards.plots import Change, Plot, plots_of
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Problem
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.words.levels import phrases
from seedproof.benchmarks.curriculum.words.levels.numerals import amount, count_of, reading_of, signed
from seedproof.benchmarks.curriculum.words.levels.scene import Scene, deed_of, draw_scene, every
from seedproof.benchmarks.curriculum.words.mathematics.expressions import tell_expression
from seedproof.benchmarks.curriculum.words.told import Told, asks_for
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws
from seedproof.record.patterns import Pattern

_END = Pattern(r"(?<=[.?]) (?=[A-Z$0-9])")
_COUNTS = {2: "two", 3: "three"}
_PLURALS = {"temperature": "temperatures", "elevation": "elevations", "balance": "balances"}


def tell_level(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Tell a story of a level, where the problem has a plot and its numbers are usual for a level."""
    fitting = [
        (plot, level)
        for plot in plots_of(problem)
        for level in LEVELS
        if _tells(level, plot) and _fits(level, plot)
    ]
    if not fitting:
        return tell_expression(standard, problem, draws)
    plot, level = draws.choice(fitting)
    story = _Story(plot, draw_scene(level, draws), draws)
    goes_on = plot.kind == "chain" and not story.is_relative
    return Told(
        tuple(part for sentence in story.sentences() for part in _END.split(sentence)),
        level.name,
        scene=story.scene if goes_on and level.sort != "tally" else None,
        tells=frozenset(("level",)),
        asks=asks_for(level.period if plot.kind == "time" else level.unit),
    )


def _tells(level: Level, plot: Plot) -> bool:
    """Return whether there are sentences for this plot on this level."""
    if level.sort == "tally":
        return plot.kind == "chain" and len(level.times) > len(plot.changes) and _rates_last(plot)
    return plot.kind != "mean" or level.quantity in phrases.MEAN


def _rates_last(plot: Plot) -> bool:
    """Return whether only the last change of a tally goes on: times behind it would be unclear."""
    return all(change.count is None for change in plot.changes[:-1]) and all(
        change.count is None or isinstance(change.count, Number) for change in plot.changes
    )


def _fits(level: Level, plot: Plot) -> bool:
    """Return whether all numbers are usual for a level, as they are written and in size."""
    written = [*_levels_in(plot), *(change.amount for change in plot.changes)]
    if plot.kind == "time":
        written.append(plot.numbers[2])
    if not all(_is_written(level, number) for number in written):
        return False
    if plot.kind in ("total", "each"):
        first, count = map(value_of, plot.numbers)
        total = first * count if plot.kind == "total" else first
        return total >= level.least - level.most
    if any(_size_of(change) > level.step for change in plot.changes):
        return False
    least = level.least
    most = level.most
    return all(least <= value <= most for value in _values_in(plot))


def _levels_in(plot: Plot) -> tuple[Expression, ...]:
    """Return the numbers of a plot that are levels, or changes with a sign."""
    if plot.kind in ("pace", "time"):
        return plot.numbers[:2]
    if plot.kind in ("total", "each"):
        return plot.numbers[:1]
    return plot.numbers


def _values_in(plot: Plot) -> list[Exact]:
    """Return the values of all levels of a plot, one after the other."""
    values: list[Exact] = [value_of(number) for number in _levels_in(plot)]
    for change in plot.changes:
        size = _size_of(change)
        values.append(values[-1] + size if change.up else values[-1] - size)
    return values


def _size_of(change: Change) -> Exact:
    size = value_of(change.amount)
    return size if change.count is None else size * value_of(change.count)


def _is_written(level: Level, number: Expression) -> bool:
    if isinstance(number, Operation):
        return level.fractions
    return isinstance(number, Number) and number.places <= level.places


class _Story:
    """The sentences of one plot in one scene."""

    def __init__(self, plot: Plot, scene: Scene, draws: Draws) -> None:
        self.plot = plot
        self.scene = scene
        self.draws = draws
        self.level = scene.level
        self.quantity = scene.level.quantity
        self.told = scene.slots()
        self.is_relative = (
            plot.kind == "chain"
            and len(plot.changes) == 1
            and plot.changes[0].count is None
            and self.quantity in phrases.RELATIVE
            and draws.below(3) == 0
        )

    def sentences(self) -> list[str]:
        told = list[str]()
        note = phrases.NOTES.get(self.level.above.removeprefix("above ").removeprefix("the "))
        if note:
            told.append(note)
        elif self.level.openings and self.draws.below(2):
            told.append(self.draws.choice(self.level.openings))
        plot = self.plot
        match plot.kind:
            case "chain":
                told += self.chain()
            case "gap":
                told += self.gap()
            case "pace":
                told += self.pace()
            case "time":
                told += self.time()
            case "total":
                told += self.repeated(phrases.TOTAL, phrases.ASK_TOTAL)
            case "each":
                told += self.repeated(phrases.EACH, phrases.ASK_EACH)
            case "mean":
                told += self.mean()
        return told

    def chain(self) -> list[str]:
        if self.level.sort == "tally":
            return self.tally()
        (start,) = self.plot.numbers
        told = [self.state(start)]
        if self.is_relative:
            return [*told, *self.relative()]
        for change in self.plot.changes:
            told.append(self.change(change, told))
        told.append(self.said(phrases.ASK[self.quantity]))
        return told

    def state(self, number: Expression) -> str:
        below = value_of(number) < 0
        by_zero = self.scene.by_zero and (bool(self.level.below) or below)
        table = (
            f"{self.quantity} by zero"
            if by_zero and self.quantity in ("elevation", "balance")
            else self.quantity
        )
        if self.quantity == "balance":
            written = amount(self.level, number) if by_zero else signed(self.level, number)
        else:
            written = reading_of(self.level, number, by_zero)
        return self.said(phrases.STATE[table], a=written, **self.when(0))

    def change(self, change: Change, before: list[str]) -> str:
        kind = "balance" if self.quantity == "balance" else "level"
        if kind == "balance" and not change.up and value_of(change.amount) <= 15:
            kind = "fee"
        deed, end = deed_of(self.scene, change.up, self.draws)
        table = phrases.CHANGE if change.count is None else phrases.RATE
        wordings = [way for way in table[kind] if not any(_opening(way) == _opening(line) for line in before)]
        words = {
            "verb": self.scene.verb(deed.verb),
            "amount": amount(self.level, change.amount),
            "end": end,
            "every": every(self.level.period, self.draws),
        }
        if change.count is not None:
            words["n"] = count_of(change.count, self.level.period, self.scene.in_words)
        return self.said(tuple(wordings), **words)

    def tally(self) -> list[str]:
        (start,) = self.plot.numbers
        told = []
        gains = [Change(value_of(start) > 0, start), *self.plot.changes]
        for at, change in enumerate(gains):
            deed, _ = deed_of(self.scene, change.up, self.draws)
            words = {"verb": self.scene.verb(deed.verb), "amount": amount(self.level, change.amount)}
            if change.count is not None:
                words["n"] = count_of(change.count, self.level.period, self.scene.in_words)
                told.append(self.said(phrases.RATE["tally"], **words))
            else:
                wordings = phrases.CHANGE["tally"][:1] if at == 0 else phrases.CHANGE["tally"][1:]
                told.append(self.said(wordings, **words, **self.when(at)))
        asks = "price" if "price" in self.scene.subject else self.quantity
        told.append(self.said(phrases.ASK[asks]))
        told.append(self.draws.choice(phrases.LOSS["level" if asks == "price" else "tally"]))
        return told

    def relative(self) -> list[str]:
        (change,) = self.plot.changes
        words = {
            **self.other(),
            "amount": amount(self.level, change.amount),
            "than_word": self.level.higher if change.up else self.level.lower,
        }
        return [
            self.said(phrases.RELATIVE[self.quantity], **words),
            self.said(phrases.ASK_OTHER[self.quantity], **words),
        ]

    def gap(self) -> list[str]:
        first, second = self.plot.numbers
        is_difference = value_of(first) > value_of(second)
        if is_difference and self.quantity in phrases.TWO and self.draws.below(2):
            words = {**self.other(), "a": signed(self.level, first), "b": signed(self.level, second)}
            return [
                self.said(phrases.TWO[self.quantity], **words),
                self.said(phrases.ASK_GAP[self.quantity], **words),
            ]
        told = [self.from_to(second, first), self.said(phrases.ASK_CHANGE["level"])]
        if not is_difference or self.draws.below(2):
            told.append(self.draws.choice(phrases.LOSS["level"]))
        return told

    def from_to(self, start: Expression, end: Expression) -> str:
        words = {"a": signed(self.level, start), "b": signed(self.level, end)}
        return self.said(phrases.FROM_TO[self.quantity], **words, **self.when(0), **self.then(1))

    def pace(self) -> list[str]:
        end, start, count = self.plot.numbers
        words = {
            "n": count_of(count, self.level.period, self.scene.in_words),
            "every": every(self.level.period, self.draws),
        }
        told = [self.from_to(start, end), self.said(phrases.ASK_PACE["level"], **words)]
        if value_of(end) < value_of(start):
            told.append(self.draws.choice(phrases.LOSS["level"]))
        return told

    def time(self) -> list[str]:
        high, low, rate = self.plot.numbers
        up = self.draws.below(2) == 0
        start, end = (low, high) if up else (high, low)
        deed, after = deed_of(self.scene, up, self.draws)
        each = every(self.level.period, self.draws)
        words = {
            "verb": self.scene.verb(deed.verb),
            "amount": amount(self.level, rate),
            "end": after,
            "every": each,
            "Every": f"{each[0].upper()}{each[1:]}",
        }
        kind = "balance" if self.quantity == "balance" else "level"
        return [
            self.state(start),
            self.said(phrases.WAY[kind], **words),
            self.said(phrases.ASK_TIME[self.quantity], b=signed(self.level, end)),
        ]

    def repeated(self, facts: phrases.Table, asks: phrases.Table) -> list[str]:
        change, count = self.plot.numbers
        each = every(self.level.period, self.draws)
        words = {
            "a": signed(self.level, change).replace("°C", "degrees"),
            "n": count_of(count, self.level.period, self.scene.in_words),
            "every": each,
            "Every": f"{each[0].upper()}{each[1:]}",
        }
        table = facts.get(self.quantity, facts["level"])
        return [self.said(table, **words), self.said(asks["level"], **words)]

    def mean(self) -> list[str]:
        numbers = [signed(self.level, number) for number in self.plot.numbers]
        count = _COUNTS[len(numbers)]
        words = {
            "list": f"{', '.join(numbers[:-1])} and {numbers[-1]}",
            "count": count,
            "Count": count.capitalize(),
            "quantities": _PLURALS[self.quantity],
        }
        return [
            self.said(phrases.MEAN[self.quantity], **words),
            self.said(phrases.ASK_MEAN["level"], **words),
        ]

    def other(self) -> dict[str, str]:
        """Draw something else, or somebody else, of the same kind."""
        others = [subject for subject in self.level.subjects if subject != self.scene.subject]
        if self.level.sort == "account":
            others = [name for name in (*SHE, *HE) if name != self.scene.who]
        other = self.draws.choice(others)
        return {"other": other, "Other": f"{other[0].upper()}{other[1:]}"}

    def when(self, at: int) -> dict[str, str]:
        """Return the time of a sentence; where there are none, `At first`."""
        time = self.scene.times[at] if self.scene.times else "At first"
        return {
            "When": time,
            "when": f"{time[0].lower()}{time[1:]}" if not time.startswith("On ") else f"on {time[3:]}",
        }

    def then(self, at: int) -> dict[str, str]:
        """Return the later one of two times."""
        later = self.when(at)
        return {"Then": later["When"], "then": later["when"]}

    def said(self, wordings: tuple[str, ...], **words: str) -> str:
        past = self.scene.past
        forms = {
            "starts": "started" if past else "starts",
            "begins": "began" if past else "begins",
            "moves": "moved" if past else "moves",
            "stops": "stopped" if past else "stops",
        }
        sentence = self.draws.choice(wordings).format_map({**self.told, **forms, **words})
        return f"{sentence[0].upper()}{sentence[1:]}"


def _opening(sentence: str) -> str:
    """Return the word that a sentence begins with, which two sentences should not share."""
    first = sentence.partition(" ")[0].rstrip(",")
    return first if first not in ("It", "{who}", "{she}") else sentence
