"""`seedproof table`."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from pipeline.evaluating.transcripts.head import read_head
from pipeline.workplace.naming import RELEASE
from seedproof.loading import Release
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.files import replacing
from seedproof.record.printing import say, say_document

if TYPE_CHECKING:
    from pipeline.evaluating.tables import Figure, MeasuredRun, Table

Format = Literal["md", "csv", "png"]
_FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command("table")
@click.argument("runs", nargs=-1, type=_FOLDER, metavar="RUN...")
@click.option("--form", "name", metavar="NAME", help="One form.  [default: all that the runs can fill]")
@click.option("--forms", "listed", is_flag=True, help="List all forms with what each needs.")
@click.option(
    "--format",
    "format_",
    type=click.Choice(("md", "csv", "png")),
    help="Of a figure, md and csv are its numbers.  [default: md for tables, png for figures]",
)
@click.option("--out", type=_FOLDER, help="A folder for a file a form.  [default: png here, text shown]")
@click.option(
    "--width",
    type=click.Choice(("page", "column")),
    default="page",
    show_default=True,
    help="How wide a figure is: 7 or 3.4 inches.",
)
@click.option(
    "--published", is_flag=True, help="Put the paper's figures below ours, with what is wrong in them."
)
@click.option("--release", "releases", multiple=True, type=RELEASE, help="The folder of a run's release.")
@click.option(
    "--against",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.csv",
    help="Numbers of models from elsewhere: two columns, model and what is compared.",
)
@click.option("--hub-result", is_flag=True, help="Write .eval_results/<benchmark>.yaml. Nothing is uploaded.")
@click.option("--revision", metavar="SHA", help="The release's commit on the Hub, for --hub-result.")
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
    """Make the tables and figures of the papers from runs, with intervals.

    RUN is the folder of a run, as evaluate or import has made it. No model is asked. Nothing is bold and
    nobody is ranked: two intervals that overlap may be of equals.

    \b
    Example:
        seedproof table --forms
        seedproof table runs/a runs/b --form mira-6
        seedproof table runs/a --form mira-6 --published
        seedproof table runs/* --form mira-fig-2 --format png --out figures
    """
    # They read every kind of answer, which costs more than all the rest of --help.
    from pipeline.evaluating.tables import FORMS, Table, filled
    from pipeline.evaluating.tables.hub_result import write_hub_results
    from pipeline.evaluating.tables.published import beside

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
            made = beside(made if isinstance(made, Table) else made.table(), each)
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
        yield MeasuredRun(scored, outside.get(model) or outside.get(model.rpartition("/")[2]))


def _by_name(releases: Sequence[Path]) -> Mapping[tuple[str, str], Path]:
    """Return the folders of releases by benchmark and version."""
    by_name: dict[tuple[str, str], Path] = {}
    for folder in releases:
        release = Release(str(folder))
        by_name[release.name, release.version] = folder
    return by_name


def _give(
    name: str,
    made: "Table | Figure",
    format_: Format | None,
    out: Path | None,
    width: Literal["page", "column"],
    *,
    is_first: bool,
) -> None:
    """Write a table or figure to its file, or show its text."""
    from pipeline.evaluating.tables import Table

    chosen = format_ or ("md" if isinstance(made, Table) else "png")
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


def _bytes(name: str, made: "Table | Figure", format_: Format, width: Literal["page", "column"]) -> bytes:
    from pipeline.evaluating.tables import Table

    if format_ == "png":
        if isinstance(made, Table):
            raise Misuse(f"{name}: is a table, which has no png. Take --format md or csv")
        from pipeline.evaluating.tables.plotting import png

        return png(made, width)
    table = made if isinstance(made, Table) else made.table()
    text = table.markdown() if format_ == "md" else table.csv()
    return text.encode()
