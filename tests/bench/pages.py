"""What the pages show of the figures that are kept. To write them: `python -m tests.bench.pages`."""

import statistics
from collections.abc import Mapping
from pathlib import Path

import msgspec

from docs.generated import DOCS, marked, table, write
from pipeline.stages import STAGES
from tests.bench.declared import BENCHMARKS
from tests.bench.endless import KINDS
from tests.bench.endless import WORKS as WORKS_ENDLESS
from tests.bench.inside import WORKS
from tests.bench.kept import Figures, kept
from tests.bench.peers import PEERS
from tests.corpus.peer_cases import FATES, KEPT

SPEED = DOCS / "explanation/speed.md"
ANSWERS = DOCS / "reference/answers.md"

ANCESTOR = 250.0
"""Yardsticks that MIRA-MATH's generator takes for its 2,310 rows, measured by an outside check.

It took 43.5 s of CPU where the yardstick took 0.174 s. The 60 rows of `phase_retrieval` take 226 to 237 of
them, seed 1234: each is found by trying all 6,561 signals, again and again. Those were measured again with
this very loop.
"""


def yardstick(figures: Figures) -> str:
    """How long a yardstick took, by all figures."""
    lengths = [figure.cpu / figure.yardsticks for figure in figures.values() if figure.cpu > 1]
    return f"Where we measured, a yardstick took {statistics.median(lengths):.3f} s."


def cold(figures: Figures) -> str:
    """All benchmarks, beside one generator."""
    measured = figures.get("cold/ancestor")
    wall, cpu = (measured.elapsed, measured.yardsticks) if measured else (ANCESTOR, ANCESTOR)
    lines = [("MIRA-MATH's generator, one benchmark", f"{wall:.0f}", f"{cpu:.0f}")]
    for what in ("build", "dvc repro"):
        figure = figures.get(f"cold/{what}")
        said = f"`{'seedproof ' if what == 'build' else ''}{what}`, all five"
        if figure is None:
            lines.append((said, "not measured", "not measured"))
        else:
            lines.append((said, f"{figure.elapsed:.0f}", f"{figure.yardsticks:.0f}"))
    return table(["yardsticks", "wall time", "CPU"], lines)


def stages(figures: Figures) -> str:
    """What building and verifying a benchmark takes."""
    lines = []
    for name in BENCHMARKS:
        found = [figures.get(f"{name}/{step}") for step in (*STAGES, "verify")]
        known = [figure for figure in found if figure]
        if len(known) == len(found):
            *build, verify = known
            cpu = sum(figure.yardsticks for figure in build)
            memory = max(figure.megabytes for figure in known)
            lines.append((f"`{name}`", f"{cpu:.0f}", f"{verify.yardsticks:.0f}", memory))
    return table(["CPU, yardsticks", "all stages", "`verify`", "memory, MB"], lines)


def endless(figures: Figures) -> str:
    """Rows a second beyond the releases, and what loading a release takes."""
    lines = []
    for kind in KINDS:
        found = [figures.get(f"endless/{kind}, {work}") for work in WORKS_ENDLESS]
        known = [figure for figure in found if figure]
        if len(known) == len(found):
            made, proved, loaded, again = known
            times = (f"{loaded.cpu:.2f}", f"{again.cpu:.3f}")
            lines.append((kind, f"{made.rate:,.0f}", f"{proved.rate:,.0f}", *times))
    return table(["", "rows a second", "and proved", "load, s", "again, s"], lines)


def peers(figures: Figures) -> str:
    """Tasks of reasoning-gym, the slowest first, and the benchmark that they are near to."""
    lines = []
    for name, near in PEERS.items():
        theirs = [(task, figures.get(f"peers/{task}")) for task in near]
        made, proved = (figures.get(f"{name}/{work}, inside") for work in WORKS[:2])
        known = {task: figure.rate for task, figure in theirs if figure}
        if len(known) == len(theirs) and made and proved:
            both = made.rows / (made.cpu + proved.cpu)
            ranked = sorted(known.items(), key=lambda item: item[1])
            tasks = ", ".join(f"`{task}` {rate:,.0f}" for task, rate in ranked)
            lines.append((f"`{name}`", f"{made.rate:,.0f}", f"{both:,.0f}", tasks))
    return table(["rows a second of CPU", "made", "made and proved", "reasoning-gym"], lines)


def answers(figures: Figures) -> str:
    """How fast answers are decided."""
    known = {name.partition("/")[2]: one for name, one in figures.items() if name.startswith("answers/")}
    return table(["decided", "a second of CPU"], [(name, f"{one.rate:,.0f}") for name, one in known.items()])


def cases(_: Figures) -> str:
    """Whose verdict is right on cases of other verifiers' own tests."""
    known: Mapping[str, Mapping[str, int]] = msgspec.json.decode(KEPT.read_bytes())
    return table(
        ["", "cases", *FATES],
        [(name, sum(count.values()), *(count[fate] for fate in FATES)) for name, count in known.items()],
    )


PARTS = {
    SPEED: (yardstick, endless, answers, peers, stages, cold),
    ANSWERS: (cases,),
}
"""The parts of each page."""


def files(figures: Figures) -> dict[Path, str]:
    """Return the pages as the figures have them."""
    return {
        page: marked(page.read_text(), {part.__name__: part(figures) for part in parts})
        for page, parts in PARTS.items()
    }


if __name__ == "__main__":
    write(files(kept()))
