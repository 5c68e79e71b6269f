"""`seedproof report`."""

import webbrowser
from pathlib import Path

import click

from pipeline.archiving.releases import benchmark_in, current_release, where_to_look
from pipeline.commands import needs
from pipeline.releasing.checksums import SUMS
from pipeline.reporting.page import render
from pipeline.reporting.released.gallery import TEXT, gallery_of
from pipeline.reporting.released.reading import page_of
from pipeline.workplace.build import Build
from pipeline.workplace.naming import BENCHMARK, RELEASE
from seedproof.contract import registry
from seedproof.record.errors import NotFound
from seedproof.record.files import replacing
from seedproof.record.printing import say


@click.command("report")
@click.argument("benchmark", required=False, type=BENCHMARK)
@click.option(
    "--release",
    type=RELEASE,
    help="Release folder, built or downloaded.  [default: the build, or else the current release]",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="File or gallery folder to write.  [default: report.html or gallery/ in build/BENCHMARK]",
)
@click.option(
    "--gallery",
    "of_gallery",
    is_flag=True,
    help="Write a Markdown gallery instead: one row of every family and difficulty.",
)
@click.option(
    "--open/--no-open", "opens", default=True, show_default=True, help="Open the page in a browser."
)
@needs("build")
def command(
    benchmark: str | None, release: Path | None, out: Path | None, of_gallery: bool, opens: bool
) -> None:
    """Write a page with a release's proofs and rows, and open it in a browser.

    The page is one file and needs no network. It is made from the rows and attestations in the release
    folder, and is not part of the release. Without a benchmark or --release, the command lists the
    releases in the current folder.

    \b
    Example:
        seedproof report missing_fact
        seedproof report --release path/to/release --out page.html --no-open
        seedproof report university --gallery
    """
    if benchmark is None and release is None:
        for line in where_to_look():
            say(line)
        return
    folder = release or _newest(benchmark or "")
    name = registry.benchmark(benchmark_in(folder, benchmark or "")).name
    path = _write_gallery(folder, name, out) if of_gallery else _write_page(folder, name, out)
    say(f"{path}: {path.stat().st_size / 1e3:,.0f} kB, of {folder}")
    if opens and not of_gallery and not webbrowser.open(path.resolve().as_uri()):
        say(f"No browser was found. Open {path} in one")


def _newest(benchmark: str) -> Path:
    """Return the build if there is one, else the current release.

    Raises: SeedproofError if neither is here.
    """
    folders = (Build(benchmark).release, current_release(benchmark))
    for folder in folders:
        if (folder / SUMS).is_file() and (folder / "jsonl").is_dir():
            return folder
    raise NotFound(f"{benchmark}: no release is here to show. Make it: make release, or give --release DIR")


def _write_page(folder: Path, benchmark: str, out: Path | None) -> Path:
    path = out or Build(benchmark).folder / "report.html"
    content = render(page_of(folder))
    with replacing(path) as file:
        file.write(content)
    return path


def _write_gallery(folder: Path, benchmark: str, out: Path | None) -> Path:
    """Write a gallery into a folder, and return the path of its text."""
    into = out or Build(benchmark).folder / "gallery"
    for name, content in gallery_of(folder).items():
        with replacing(into / name) as file:
            file.write(content)
    return into / TEXT
