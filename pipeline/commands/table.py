"""`seedproof table`."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from pipeline.evaluating.transcripts.head import read_head
from pipeline.evaluating.transcripts.times import read_times
from pipeline.workplace.naming import RELEASE
from seedproof.loading import Release
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.files import replacing
from seedproof.record.printing import say, say_document

if TYPE_CHECKING:
    from pipeline.evaluating.tables import MeasuredRun, Table

Format = Literal["md", "csv", "png"]
_FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command("table")
@click.argument("runs", nargs=-1, type=_FOLDER, metavar="RUN...")
@click.option(
    "--form", "name", metavar="NAME", help="Table template.  [default: every template that the runs can fill]"
)
@click.option(
    "--forms", "listed", is_flag=True, help="List the table templates and the runs that each needs."
)
@click.option(
    "--format",
    "format_",
    type=click.Choice(("md", "csv", "png")),
    help="File format; md and csv give a figure's numbers.  [default: md for tables, png for figures]",
)
@click.option("--out", type=_FOLDER, help="Folder to write.  [default: print text, write png here]")
@click.option(
    "--width",
    type=click.Choice(("page", "column")),
    default="page",
    show_default=True,
    help="Width of a figure: 7 or 3.4 inches.",
)
@click.option(
    "--published",
    is_flag=True,
    help="Add the paper's numbers, with their known errors, below the numbers from your runs.",
)
@click.option(
    "--release", "releases", multiple=True, type=RELEASE, help="Release folder of a run; repeatable."
)
@click.option(
    "--against",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.csv",
    help="CSV file with further numbers per model: column `model`, and others such as `price in`.",
)
@click.option(
    "--hub-result",
    is_flag=True,
    help="Write the file of results that the Hub shows, .eval_results/<benchmark>.yaml.",
)
@click.option("--revision", metavar="SHA", help="Commit of the release on the Hub, for --hub-result.")
def command(
    runs: tuple[Path, ...],
    name: str | None,
    listed: bool,
    format_: Format | None,
    out: Path | None,
    width: Literal["page", "column"],
    published: bool,
    releases: tuple[Path, ...],
    against: Path | None,
    hub_result: bool,
    revision: str | None,
) -> None:
    """Make the tables and figures of the source benchmarks' papers from your runs, with confidence intervals.

    RUN is a folder written by `seedproof evaluate` or `import`. No model is called. Nothing is ranked or set
    in bold, because models with overlapping intervals may be equal.

    \b
    Example:
        seedproof table --forms
        seedproof table runs/a runs/b --form mira-6
        seedproof table runs/a --form mira-6 --published
        seedproof table runs/* --form mira-fig-2 --format png --out figures
    """
    # They read every kind of answer, which costs more than all the rest of --help.
    from pipeline.evaluating.tables import FORMS, filled
    from pipeline.evaluating.tables.hub_result import write_hub_results

    if listed:
        for line in _list_of_forms():
            say(line)
        return
    if not runs:
        raise click.UsageError("Missing argument 'RUN...'.")
    measured = list(_measured(runs, releases, against))
    if hub_result:
        for path in write_hub_results(measured, out or Path(), revision):
            say(path)
        return
    names = [name] if name is not None else [form.name for form in FORMS.values() if form.suits(measured)]
    if not names:
        raise Misuse("these runs fill no form. See what each needs: seedproof table --forms")
    for number, each in enumerate(names):
        made = filled(each, measured, FORMS)
        if published:
            made = FORMS[each].above_published(made)
        _give(each, made, format_, out, width, is_first=number == 0)


def _list_of_forms() -> Iterator[str]:
    from pipeline.evaluating.tables import FORMS

    width = max(len(name) for name in FORMS)
    for name, form in FORMS.items():
        yield f"{name:{width}}  {form.title}"
        yield f"{'':{width}}  needs {form.needs.said}"


def _measured(
    runs: Sequence[Path], releases: Sequence[Path], against: Path | None
) -> "Iterator[MeasuredRun]":
    from pipeline.evaluating.metrics.runs import load_scored
    from pipeline.evaluating.tables import MeasuredRun
    from pipeline.evaluating.tables.outside import read_outside

    by_name = _by_name(releases)
    outside = read_outside(against) if against is not None else {}
    for folder in runs:
        head = read_head(folder)
        scored = load_scored(folder, by_name.get((head.benchmark, head.version)))
        if not scored.scored:
            raise SeedproofError(f"{folder}: no episode was scored. Go on with it: seedproof evaluate")
        model = head.solver.model
        numbers = outside.get(model) or outside.get(model.rpartition("/")[2]) or {}
        yield MeasuredRun(scored, numbers, read_times(folder).waves)


def _by_name(releases: Sequence[Path]) -> Mapping[tuple[str, str], Path]:
    """Return the folders of releases by benchmark and version."""
    by_name: dict[tuple[str, str], Path] = {}
    for folder in releases:
        release = Release(str(folder))
        by_name[release.name, release.version] = folder
    return by_name


def _give(
    name: str,
    made: "Table",
    format_: Format | None,
    out: Path | None,
    width: Literal["page", "column"],
    *,
    is_first: bool,
) -> None:
    """Write a table or figure to its file, or show its text."""
    chosen = format_ or ("md" if made.chart is None else "png")
    content = _bytes(name, made, chosen, width)
    if out is None and chosen != "png":
        if not is_first:
            say()
        say_document(content.decode())
        return
    path = (out or Path()) / f"{name}.{chosen}"
    with replacing(path) as file:
        file.write(content)
    say(path)


def _bytes(name: str, made: "Table", format_: Format, width: Literal["page", "column"]) -> bytes:
    if format_ == "png":
        if made.chart is None:
            raise Misuse(f"{name}: is a table, which has no png. Take --format md or csv")
        from pipeline.evaluating.tables.plotting import png

        return png(made, width)
    text = made.markdown() if format_ == "md" else made.csv()
    return text.encode()
