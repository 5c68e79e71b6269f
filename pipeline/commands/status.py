"""`seedproof status`."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict

import click

from pipeline.archiving.standing import Standing, standings
from pipeline.commands import answer, json_option
from pipeline.publishing.failures import Offline
from pipeline.publishing.hub import Hub
from pipeline.publishing.patience import Trouble
from pipeline.publishing.wholeness import newest
from pipeline.workplace.naming import BENCHMARK
from pipeline.workplace.settings import benchmarks_of

COLUMNS = ("benchmark", "version", "status", "built", "proved", "released", "data", "signed")


@click.command("status")
@click.argument("benchmarks", nargs=-1, type=BENCHMARK)
@click.option(
    "--hub", "namespace", metavar="NAMESPACE", help="Show the newest tag in this namespace on the Hub, too."
)
@json_option
def command(benchmarks: tuple[str, ...], namespace: str | None, as_json: bool) -> None:
    """Show which benchmarks are built, proved, released, signed and published.

    Without a benchmark, all benchmarks of params.yaml are shown. Nothing is changed, and only --hub uses the
    network. The exit code is always 0; to prove a release, use `seedproof verify`.

    \b
    Example:
        seedproof status
        seedproof status missing_fact --hub acme
    """
    found = standings(benchmarks or benchmarks_of())
    tags = _newest_tags(found, namespace) if namespace is not None else None
    answer(as_json, {"benchmarks": _objects(found, tags)}, _table(found, tags))


def _newest_tags(standings: Sequence[Standing], namespace: str) -> list[str]:
    """Return the newest tag of each benchmark on the Hub, `none`, or `not reached`."""
    tags = []
    for standing in standings:
        hub = Hub(f"{namespace}/{standing.benchmark}")
        try:
            refs = hub.refs()
        except (Offline, Trouble):
            tags.append("not reached")
            continue
        version = newest(tag.removeprefix("v") for tag in refs.tags) if refs is not None else None
        tags.append("none" if version is None else f"v{version}")
    return tags


def _objects(standings: Sequence[Standing], tags: Sequence[str] | None) -> list[dict[str, str | None]]:
    objects = [asdict(standing) for standing in standings]
    for number, tag in enumerate(tags or ()):
        objects[number]["hub"] = tag
    return objects


def _table(standings: Sequence[Standing], tags: Sequence[str] | None) -> Iterator[str]:
    """Yield the lines of the table, each followed by the remarks about its benchmark."""
    rows = [[str(getattr(standing, column)) for column in COLUMNS] for standing in standings]
    titles = [*COLUMNS]
    if tags is not None:
        titles.append("hub")
        rows = [[*row, tag] for row, tag in zip(rows, tags, strict=True)]
    widths = [max(map(len, column)) for column in zip(titles, *rows, strict=True)]
    yield _line(titles, widths)
    for standing, row in zip(standings, rows, strict=True):
        yield _line(row, widths)
        for remark in _remarks(standing):
            yield f"{'':{widths[0]}}  {remark}"


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()


def _remarks(standing: Standing) -> Iterator[str]:
    if standing.built == "no":
        yield "not built: dvc repro"
        return
    if standing.changed is not None:
        yield f"{standing.built}: {standing.changed}. Run: dvc repro"
    if standing.unproved is not None:
        yield f"not proved: {standing.unproved}"
    if standing.differs is not None:
        yield f"differs from releases/{standing.benchmark}/{standing.version}, first in {standing.differs}"
    if standing.data == "missing":
        yield f"data of the release is missing: seedproof cut {standing.benchmark}, or dvc pull"
    if standing.released == "no":
        yield f"not released: seedproof cut {standing.benchmark}"
