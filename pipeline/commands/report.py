"""`seedproof report`."""

import webbrowser
from pathlib import Path

import click

from pipeline.archiving.releases import current_release, where_to_look
from pipeline.releasing.checksums import SUMS
from pipeline.releasing.manifest import read_manifest
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.nearby import MANIFEST, no_release
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing


@click.command("report")
@click.argument("benchmark", required=False, type=click.Choice(registry.benchmarks()))
@click.option(
    "--release",
    type=click.Path(path_type=Path),
    help="A release folder; otherwise the build, else the release of params.yaml.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where to write the page; BUILD/report.html.",
)
@click.option("--open/--no-open", "opens", default=True, show_default=True, help="Open it in a browser.")
def command(benchmark: str | None, release: Path | None, out: Path | None, opens: bool) -> None:
    """Build the report page of a release, and open it: what was proved, and every row to browse.

    The page is one file and needs no network. A release has it as report/index.html; this makes it again,
    also of a release without one, and of a build that is not released. Without a benchmark, it says where
    the pages of the newest releases are.

    \b
    Example:
        seedproof report missing_fact
        seedproof report missing_fact --release releases/missing_fact/VERSION --out page.html --no-open
    """
    if benchmark is None:
        for line in where_to_look():
            click.echo(line)
        return
    folder = release or _newest(benchmark)
    path = out or Build(benchmark).folder / "report.html"
    _write(folder, benchmark, path)
    click.echo(f"{path}: {path.stat().st_size / 1e6:.1f} MB, of {folder}")
    if opens and not webbrowser.open(path.resolve().as_uri()):
        click.echo(f"No browser was found. Open {path} in one")


def _newest(benchmark: str) -> Path:
    """Return the build if there is one, else the current release.

    Raises: SeedproofError if neither is here.
    """
    folders = (Build(benchmark).release, current_release(benchmark))
    for folder in folders:
        if (folder / SUMS).is_file() and (folder / "jsonl").is_dir():
            return folder
    raise SeedproofError(
        f"{benchmark}: no release is here to show. Make it: make release, or give --release DIR"
    )


def _write(folder: Path, benchmark: str, path: Path) -> None:
    from pipeline.releasing.page.reading import page_of
    from pipeline.reporting.page import render

    if not (folder / MANIFEST).is_file():
        raise no_release(folder, benchmark)
    name = read_manifest(folder)["name"]
    if name != benchmark:
        raise SeedproofError(f"{folder}: is a release of {name}, expected one of {benchmark}")
    content = render(page_of(folder))
    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as file:
        file.write(content)
