"""What the pages show of the figures that are kept. To write them: `python -m tests.bench.pages`."""

import re
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

import msgspec

from pipeline.stages import STAGES
from tests.bench.declared import AUDITED, BENCHMARKS
from tests.bench.endless import KINDS
from tests.bench.endless import WORKS as WORKS_ENDLESS
from tests.bench.flames import FLAMES, Flames
from tests.bench.inside import WORKS
from tests.bench.kept import Figures, kept
from tests.bench.measuring import Figure
from tests.bench.peers import PEERS
from tests.conftest import REPOSITORY
from tests.corpus.peer_cases import FATES, KEPT

PAGES = (REPOSITORY / "docs" / "speed.md", REPOSITORY / "docs" / "reference" / "answers.md")

ANCESTOR = 250.0
"""Yardsticks that MIRA-MATH's generator takes for its 2,310 rows, measured by an outside check.

It took 43.5 s of CPU where the yardstick took 0.174 s. The 60 rows of `phase_retrieval` take 226 to 237 of
them, seed 1234: each is found by trying all 6,561 signals, again and again. Those were measured again with
this very loop.
"""

GAMES = 0.5
"""Rows a yardstick that Mathador-LM makes at its best: 2.9 a second, on the same machine."""

LONGEST = 5
"""How many functions are named that take most by themselves."""


def _table(head: str, lines: Iterator[str]) -> str:
    columns = head.count("|") - 2
    return "\n".join([head, "| --- |" + " ---: |" * columns, *lines])


def yardstick(figures: Figures) -> str:
    """How long a yardstick took, by all figures."""
    lengths = [figure.cpu / figure.yardsticks for figure in figures.values() if figure.cpu > 1]
    return f"Where these figures were measured, a yardstick took {statistics.median(lengths):.3f} s."


def cold(figures: Figures) -> str:
    """The one table that matters: all benchmarks, beside one generator."""

    def lines() -> Iterator[str]:
        measured = figures.get("cold/ancestor")
        wall, cpu = (measured.elapsed, measured.yardsticks) if measured else (ANCESTOR, ANCESTOR)
        yield f"| MIRA-MATH's generator, one benchmark | {wall:.0f} | {cpu:.0f} | | |"
        for what, said in (("build", "`seedproof build`, all five"), ("dvc repro", "`dvc repro`, all five")):
            figure = figures.get(f"cold/{what}")
            if figure is None:
                yield f"| {said} | not measured | not measured | | |"
                continue
            times = f"{figure.elapsed / wall:.2f} | {figure.yardsticks / cpu:.2f}"
            yield f"| {said} | {figure.elapsed:.0f} | {figure.yardsticks:.0f} | {times} |"
        compiled = figures.get("cold/number_game compiled")
        if compiled:
            times = f"{compiled.elapsed:.0f} | {compiled.yardsticks:.0f}"
            yield f"| of these, compiling `number_game` | {times} | | |"

    return _table("| | wall time | CPU | wall, times the generator | CPU, times the generator |", lines())


def stages(figures: Figures) -> str:
    """Every stage of every benchmark, in yardsticks and in seconds."""
    known = {name: _of_stages(figures, name) for name in BENCHMARKS}
    known = {name: found for name, found in known.items() if found}
    heads = " | ".join(f"`{step}`" for step in STAGES)

    def lines(value: Callable[[Figure], float], digits: int) -> Iterator[str]:
        rows = {f"`{name}`": [value(figure) for figure in found] for name, found in known.items()}
        rows["together"] = [sum(column) for column in zip(*rows.values(), strict=True)]
        for name, values in rows.items():
            *of_stages, verified = values
            shown = " | ".join(f"{number:.{digits}f}" for number in (*of_stages, sum(of_stages), verified))
            yield f"| {name} | {shown} |"

    head = f"| {{}} | {heads} | together | `verify` |"
    tables = [
        _table(head.format("CPU, yardsticks"), lines(lambda figure: figure.yardsticks, 1)),
        _table(head.format("CPU, seconds there"), lines(lambda figure: figure.cpu, 2)),
        _table(f"| memory, MB | {heads} | `verify` |", _memory(known)),
    ]
    return "\n\n".join(tables)


def _of_stages(figures: Figures, name: str) -> list[Figure]:
    """Return the figures of a benchmark's stages and of `verify`; none if one is not known."""
    found = [figures.get(f"{name}/{step}") for step in (*STAGES, "verify")]
    return [figure for figure in found if figure] if None not in found else []


def _memory(known: Mapping[str, list[Figure]]) -> Iterator[str]:
    for name, found in known.items():
        yield f"| `{name}` | {' | '.join(str(figure.megabytes) for figure in found)} |"


def inside(figures: Figures) -> str:
    """Rows a second without start-up, and beside the ancestors."""

    def lines() -> Iterator[str]:
        for name in BENCHMARKS:
            found = [figures.get(f"{name}/{work}, inside") for work in WORKS]
            if None in found:
                continue
            known = [figure for figure in found if figure]
            shown = " | ".join(f"{figure.rate:,.0f}" for figure in known)
            yield f"| `{name}` | {known[0].rows:,} | {shown} | {_beside(figures, name)} |"

    head = "| rows a second of CPU | rows | made | proved | read back | made, beside the ancestor |"
    return _table(head, lines())


def _beside(figures: Figures, name: str) -> str:
    """Tell how many times the ancestor's rows a yardstick makes, start-up aside and with it."""
    ancestors = {"missing_fact": 2310 / ANCESTOR, "number_game": GAMES}
    made = figures.get(f"{name}/make, inside")
    whole = figures.get(f"{name}/generate")
    if name not in ancestors or not made or not whole:
        return ""
    times = [made.rows / figure.yardsticks / ancestors[name] for figure in (made, whole)]
    return f"{times[0]:,.0f} times; {times[1]:,.0f} with start-up"


def start(figures: Figures) -> str:
    """What starts, and ends soon."""
    said = {
        "python": "Python itself, doing nothing",
        "import seedproof": "`import seedproof`",
        **{what: f"`seedproof {what}`" for what in ("--help", "verify --help", "score --help")},
        **{f"audit: {what}": f"`seedproof audit`, a row of {what}" for what in AUDITED},
    }
    known = {what: figures.get(f"start/{what}") for what in said}
    return _table(
        "| | CPU, yardsticks | wall, yardsticks | CPU, s | wall, s |",
        (f"| {said[what]} {_cells(figure)}" for what, figure in known.items() if figure),
    )


def _cells(figure: Figure) -> str:
    shown = (figure.yardsticks, 1), (figure.elapsed, 1), (figure.cpu, 2), (figure.wall, 2)
    return "".join(f"| {number:.{places}f} " for number, places in shown) + "|"


def endless(figures: Figures) -> str:
    """Rows a second beyond the releases, and what loading a release takes."""

    def lines() -> Iterator[str]:
        for kind in KINDS:
            found = [figures.get(f"endless/{kind}, {work}") for work in WORKS_ENDLESS]
            known = [figure for figure in found if figure]
            if len(known) == len(found):
                made, proved, loaded, again = known
                times = f"{loaded.cpu:.2f} | {again.cpu:.3f} | {loaded.cpu / again.cpu:,.0f}"
                yield f"| {kind} | {made.rate:,.0f} | {proved.rate:,.0f} | {times} |"

    head = "| | rows a second | and proved | load, s | from the cache, s | times as fast |"
    return _table(head, lines())


def peers(figures: Figures) -> str:
    """Tasks of reasoning-gym, the slowest first, and the benchmark that they are near to."""

    def lines() -> Iterator[str]:
        for name, peer in PEERS.items():
            theirs = [(task, figures.get(f"peers/{task}")) for task in peer.tasks]
            made, proved = (figures.get(f"{name}/{work}, inside") for work in WORKS[:2])
            known = {task: figure.rate for task, figure in theirs if figure}
            if len(known) < len(theirs) or not made or not proved:
                continue
            both = made.rows / (made.cpu + proved.cpu)
            ranked = sorted(known.items(), key=lambda item: item[1])
            tasks = ", ".join(f"`{task}` {rate:,.0f}" for task, rate in ranked)
            yield f"| `{name}` | {made.rate:,.0f} | {both:,.0f} | {tasks} | {peer.near} |"

    head = "| rows a second of CPU | ours, made | ours, made and proved | reasoning-gym | what they share |"
    return _table(head, lines()).replace("---: | ---: |\n", "--- | --- |\n", 1)


def flames(_: Figures) -> str:
    """The picture of each build, and in words what takes most by itself."""
    known: Flames = msgspec.json.decode(FLAMES.read_bytes())
    shown = []
    for name in BENCHMARKS:
        if name in known:
            shown.append(f"![Where building {name} spends its time](flame_{name}.png)")
            shown.append(f"`{name}`, most by itself: {_longest(known[name])}.")
    return "\n\n".join(shown)


def _quoted(name: str) -> str:
    return f"`{name}`" if ": " in name else name


def _longest(samples: Mapping[str, int]) -> str:
    every = sum(samples.values())
    own: Counter[str] = Counter()
    for stack, count in samples.items():
        own[stack.rpartition(";")[2]] += count
    ranked = sorted(own.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"{_quoted(name)} ({100 * count / every:.0f} %)" for name, count in ranked[:LONGEST])


def evaluation(figures: Figures) -> str:
    """What asking and scoring take."""
    return _table(
        "| | CPU, yardsticks | CPU, s | each, ms |",
        (
            f"| {name.partition('/')[2]} | {figure.yardsticks:.1f} | {figure.cpu:.2f} | {_each(figure)} |"
            for name, figure in figures.items()
            if name.startswith("evaluation/")
        ),
    )


def answers(figures: Figures) -> str:
    """How fast answers are decided."""
    return _table(
        "| | how many | a second of CPU | a yardstick |",
        (
            f"| {name.partition('/')[2]} | {figure.rows:,} | {figure.rate:,.0f} | {_per_yardstick(figure)} |"
            for name, figure in figures.items()
            if name.startswith("answers/")
        ),
    )


def cases(_: Figures) -> str:
    """Whose verdict is right on cases of other verifiers' own tests."""
    known: Mapping[str, Mapping[str, int]] = msgspec.json.decode(KEPT.read_bytes())
    return _table(
        f"| | cases | {' | '.join(FATES)} |",
        (
            f"| {name} | {sum(count.values())} | {' | '.join(str(count[fate]) for fate in FATES)} |"
            for name, count in known.items()
        ),
    )


def _per_yardstick(figure: Figure) -> str:
    return f"{figure.rows / figure.yardsticks:,.0f}"


def _each(figure: Figure) -> str:
    return f"{1000 * figure.cpu / figure.rows:.3f}" if figure.rows else ""


PARTS = {
    part.__name__: part
    for part in (yardstick, cold, stages, inside, start, endless, peers, flames, evaluation, answers, cases)
}


def written(text: str, figures: Figures) -> str:
    """Return a page with each of its parts as the figures have it."""
    for name, part in PARTS.items():
        block = f"<!-- {name}: begin -->\n\n{part(figures)}\n\n<!-- {name}: end -->"
        pattern = re.compile(rf"<!-- {name}: begin -->.*?<!-- {name}: end -->", re.DOTALL)
        text = pattern.sub(lambda _, block=block: block, text)
    return text


def write() -> None:
    """Write all pages anew."""
    for page in PAGES:
        page.write_text(written(page.read_text(), kept()))


if __name__ == "__main__":
    write()
