"""How often intervals hold the truth, by simulation under fixed seeds.

`python -m tests.evaluating.statistics.coverage` writes docs/coverage.csv and the table on its page.
"""

import csv
import io
import math
from dataclasses import dataclass, fields
from fractions import Fraction
from pathlib import Path

import numpy as np

from pipeline.evaluating.statistics import Estimate
from seedproof.scoring.intervals import Sums, Z, bounds, proportion

KEPT = Path("docs/coverage.csv")
PAGE = Path("docs/explanation/statistics.md")
BEGIN, END = "<!-- coverage: begin -->\n", "<!-- coverage: end -->\n"

RUNS = 4_000

LEAST = 0.93
"""The share of intervals that hold the truth is nowhere below this."""

RATES = (0.01, 0.03, 0.1, 0.5)
"""Those of 0.9, 0.97 and 0.99 are mirrored: what is right at one rate is wrong at another."""

CORRELATIONS = (0.0, 0.3, 0.8, 1.0)

UNEQUAL = (1, 1, 1, 2, 2, 8)
"""Sizes of clusters, over and over."""


@dataclass(frozen=True)
class Cell:
    """A case: so many episodes in clusters, how far those of a cluster are alike, and the true rate."""

    what: str
    episodes: int
    cluster: str
    correlation: float
    rate: float

    @property
    def sizes(self):
        """The size of each cluster, in order."""
        if self.cluster != "unequal":
            return np.full(self.episodes // int(self.cluster), int(self.cluster))
        sizes = np.resize(UNEQUAL, self.episodes)
        return sizes[np.cumsum(sizes) <= self.episodes]


@dataclass(frozen=True)
class Held:
    """How often an interval holds the truth, and how wide it is on average; and so of the normal interval."""

    held: float
    width: float
    normal_held: float
    normal_width: float


def cells():
    """All cases: what a cluster has right, scores, shares of requests, and differences of two runs."""
    for episodes in (30, 100, 1_000):
        for rate in RATES:
            yield Cell("right", episodes, "1", 0.0, rate)
        for cluster in ("4", "10", "unequal"):
            if cluster == "unequal" or episodes >= 10 * int(cluster):
                for correlation in CORRELATIONS:
                    for rate in RATES:
                        yield Cell("right", episodes, cluster, correlation, rate)
        for rate in RATES:
            for correlation in (0.1, 0.5):
                yield Cell("scores", episodes, "1", correlation, rate)
            yield Cell("requests", episodes, "1", 0.3, rate)
            yield Cell("difference", episodes, "1", 0.0, rate)
        if episodes > 30:
            for rate in RATES:
                yield Cell("difference", episodes, "4", 0.8, rate)
                yield Cell("difference", episodes, "10", 0.3, rate)


def measured(cell, runs=RUNS):
    """Measure a case: of single right and wrong answers by their distribution, of others by simulation."""
    if (cell.what, cell.cluster) == ("right", "1"):
        return _of_proportions(cell)
    drawn = np.random.default_rng(list(repr(cell).encode()))
    sizes, totals, truth = _DRAWN[cell.what](cell, drawn, runs)
    columns = [
        np.count_nonzero(sizes, axis=1),
        sizes.sum(axis=1),
        totals.sum(axis=1),
        (sizes * sizes).sum(axis=1),
        (sizes * totals).sum(axis=1),
        (totals * totals).sum(axis=1),
    ]
    alike, times = np.unique(np.stack(columns, axis=1), axis=0, return_counts=True)
    ours = np.array([[float(bound) for bound in bounds(Sums(*map(int, sums)))] for sums in alike])
    _, size, total, squares, products, totals_squared = alike.T.astype(float)
    mean = total / size
    error = np.sqrt(np.maximum(totals_squared - 2 * mean * products + mean**2 * squares, 0)) / size
    normal = np.stack([mean - float(Z) * error, mean + float(Z) * error], axis=1).clip(0, 1)
    return _held(ours, normal, times / runs, truth, 2 if cell.what == "difference" else 1)


def _held(ours, normal, weights, truth, scale):
    figures = []
    for low, high in (ours.T, normal.T):
        figures.append(float(weights @ ((low <= truth) & (truth <= high))))
        figures.append(scale * float(weights @ (high - low)))
    return Held(*(round(figure, 4) for figure in figures))


def _of_proportions(cell):
    trials = cell.episodes
    successes = np.arange(trials + 1)
    ours = np.array([[float(bound) for bound in proportion(int(number), trials)] for number in successes])
    mean = successes / trials
    error = np.sqrt(mean * (1 - mean) / trials)
    normal = np.stack([mean - float(Z) * error, mean + float(Z) * error], axis=1).clip(0, 1)
    weights = [math.comb(trials, int(number)) for number in successes]
    rate = Fraction(str(cell.rate))
    chances = [
        float(weight * rate ** int(number) * (1 - rate) ** int(trials - number))
        for number, weight in zip(successes, weights, strict=True)
    ]
    return _held(ours, normal, np.array(chances), cell.rate, 1)


def rates_of(drawn, rates, correlation, shape):
    """Draw the rates of clusters: beta, or Dirichlet for several, so that values are correlated."""
    if correlation == 0:
        return np.broadcast_to(np.array(rates), (*shape, len(rates)))
    if correlation == 1:
        chosen = drawn.choice(len(rates), size=shape, p=rates)
        return np.eye(len(rates))[chosen]
    total = (1 - correlation) / correlation
    gammas = drawn.gamma(np.maximum(np.array(rates) * total, 1e-12), size=(*shape, len(rates)))
    # So small a parameter makes all of them 0 at times; then one has it all.
    lost = gammas.sum(axis=-1) == 0
    gammas[lost] = np.eye(len(rates))[drawn.choice(len(rates), size=int(lost.sum()), p=rates)]
    return gammas / gammas.sum(axis=-1, keepdims=True)


def _right(cell, drawn, runs):
    sizes = np.broadcast_to(cell.sizes, (runs, len(cell.sizes)))
    rates = rates_of(drawn, (cell.rate, 1 - cell.rate), cell.correlation, sizes.shape)[..., 0]
    return sizes, drawn.binomial(sizes, rates), cell.rate


def _scores(cell, drawn, runs):
    """Scores are thousandths, from 0 to 1."""
    rates = rates_of(drawn, (cell.rate, 1 - cell.rate), cell.correlation, (runs, cell.episodes))[..., 0]
    return np.full(rates.shape, 1_000), drawn.binomial(1_000, rates), cell.rate


def _requests(cell, drawn, runs):
    """An episode has from 0 to 4 requests."""
    sizes = drawn.binomial(4, 0.4, (runs, cell.episodes))
    rates = rates_of(drawn, (cell.rate, 1 - cell.rate), cell.correlation, sizes.shape)[..., 0]
    return sizes, drawn.binomial(sizes, rates), cell.rate


def _differences(cell, drawn, runs):
    """The rate is that of pairs of which one is right: three of four times it is the second."""
    sizes = np.broadcast_to(cell.sizes, (runs, len(cell.sizes)))
    rates = (cell.rate / 4, cell.rate * 3 / 4, 1 - cell.rate)
    outcomes = drawn.multinomial(sizes, rates_of(drawn, rates, cell.correlation, sizes.shape))
    return 2 * sizes, sizes + outcomes[..., 1] - outcomes[..., 0], (1 + cell.rate / 2) / 2


_DRAWN = {"right": _right, "scores": _scores, "requests": _requests, "difference": _differences}


def covered(draw, truth, runs):
    """Return the share of drawn estimates whose interval holds the truth."""
    estimates: list[Estimate] = [draw() for _ in range(runs)]
    return sum(estimate.low <= truth <= estimate.high for estimate in estimates) / runs


def table_of(figures):
    """Return the short table of the page: the worst case of each size, and widths of moderate correlation."""
    lines = [
        "| episodes | clusters of | least held, normal | least held | width at 3 %, normal | width at 3 % |",
        "| ---: | --- | ---: | ---: | ---: | ---: |",
    ]
    groups = {}
    for cell, held in figures:
        if cell.what == "right":
            groups.setdefault((cell.episodes, cell.cluster), []).append((cell, held))
    for (episodes, cluster), of_group in groups.items():
        ours = min(held.held for _, held in of_group)
        normal = min(held.normal_held for _, held in of_group)
        moderate = [held for cell, held in of_group if cell.rate == 0.03 and cell.correlation <= 0.3][-1]
        widths = [f"{moderate.normal_width:.3f}", f"{moderate.width:.3f}"]
        shares = [f"{100 * share:.1f} %" for share in (normal, ours)]
        lines.append(f"| {episodes:,} | {cluster} | {' | '.join([*shares, *widths])} |")
    return "".join(f"{line}\n" for line in lines)


def csv_of(figures):
    """Return all figures as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    names = [field.name for kind in (Cell, Held) for field in fields(kind)]
    writer.writerow(names)
    for cell, held in figures:
        writer.writerow([getattr(part, field.name) for part in (cell, held) for field in fields(part)])
    return out.getvalue()


def kept():
    """Return the figures that are kept, by case."""
    with KEPT.open(newline="") as file:
        return {
            Cell(what, int(episodes), cluster, float(correlation), float(rate)): Held(*map(float, held))
            for what, episodes, cluster, correlation, rate, *held in list(csv.reader(file))[1:]
        }


def page_with(page, figures):
    """Return the page with the table of these figures."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table_of(figures)}\n{END}{after}"


if __name__ == "__main__":
    figures = [(cell, measured(cell)) for cell in cells()]
    KEPT.write_text(csv_of(figures))
    PAGE.write_text(page_with(PAGE.read_text(), figures))
