"""`seedproof export`."""

from pathlib import Path

import click

from pipeline.exporting.forms import BENCHMARKS, FORMS, form_for
from pipeline.exporting.writing import export
from seedproof.loading import Release
from seedproof.nearby import MANIFEST, no_release
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import OWN_SPLIT


@click.command("export")
@click.argument("benchmark", type=click.Choice(sorted(BENCHMARKS)))
@click.option("--as", "name", type=click.Choice(list(FORMS)), required=True, help="Whose form.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file to write.  [default: BENCHMARK-VERSION-CONFIG.FORM.KIND, here]",
)
@click.option("--release", type=click.Path(path_type=Path), help="The folder of the release with the rows.")
@click.option("--config", help="The config to write.  [default: the release's default]")
@click.option("--split", default=OWN_SPLIT, show_default=True, help="The split to write.")
def command(
    benchmark: str, name: str, out: Path | None, release: Path | None, config: str | None, split: str
) -> None:
    """Write a release in the form of its ancestor's file, for the ancestor's own scripts.

    missing_fact takes the form mira, curriculum mathcamps, number_game mathador, university u-math and judge
    mu-math. Without --release, the rows are those of the newest release in releases/ here, else on the Hub.
    The same release gives the same bytes. docs/drop_in.md says what each field holds.

    \b
    Example:
        seedproof export number_game --as mathador --out mathador.jsonl
        seedproof export university --as u-math --out toloka/u-math/test.parquet
    """
    form = form_for(benchmark, name)
    source = _release(benchmark, release)
    chosen = source.config(config)
    path = out or Path(f"{benchmark}-{source.version}-{chosen}.{form.name}.{form.file}")
    count = export(source, form, chosen, split, path)
    click.echo(f"{path}: {count:,} of {benchmark} {source.version}, {chosen}, {split}, as {form.name}")


def _release(benchmark: str, folder: Path | None) -> Release:
    """Find the release. Raises: SeedproofError when it is not there, or is one of another benchmark."""
    if folder is None:
        return Release(benchmark)
    if not (folder / MANIFEST).is_file():
        raise no_release(folder, benchmark)
    release = Release(str(folder))
    if release.name != benchmark:
        raise SeedproofError(f"{folder}: is a release of {release.name}, not of {benchmark}. Name that one")
    return release
