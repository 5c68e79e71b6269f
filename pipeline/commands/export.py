"""`seedproof export`."""

from pathlib import Path

import click

from pipeline.archiving.releases import benchmark_in
from pipeline.evals.writing import export_evals
from pipeline.exporting.form import Form
from pipeline.exporting.forms import FORMS
from pipeline.exporting.writing import export
from pipeline.workplace.naming import BENCHMARK, RELEASE
from seedproof.loading import Release
from seedproof.record.printing import say
from seedproof.record.rows import OWN_SPLIT

_release_option = click.option(
    "--release",
    type=RELEASE,
    help="Release folder to read.  [default: the newest release]",
)


@click.group("export", subcommand_metavar="FORM ...")
def command() -> None:
    """Export task files for other tools, or rows in the format of a source benchmark.

    The same release gives the same bytes. docs/howto/drop_in.md describes each FORM.

    \b
    Example:
        seedproof export evals missing_fact --out DIR
        seedproof export mathador --out mathador.jsonl
        seedproof export u-math --out toloka/u-math/test.parquet
    """


@command.command("evals", short_help="Write tasks and reward functions that import seedproof.")
@click.argument("benchmark", type=BENCHMARK)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder to write.  [default: evals-BENCHMARK]",
)
@_release_option
def _evals(benchmark: str, out: Path | None, release: Path | None) -> None:
    """Write a benchmark's tasks for inspect and lm-eval, and reward functions for trainers.

    The files import seedproof, and look for the release relative to the folder they are in.

    \b
    Example:
        seedproof export evals missing_fact --out DIR
    """
    if release is not None:
        _release(benchmark, release)
    folder = out or Path(f"evals-{benchmark}")
    export_evals(folder, benchmark, release)
    say(f"{folder}: tasks and rewards of {benchmark}. How to run them: {folder / 'README.md'}")


def _add(form: Form) -> None:
    """Add the command of an ancestor's form."""

    @command.command(
        form.name, short_help=f"Write {form.benchmark} in the file format of its source benchmark."
    )
    @click.option(
        "--out",
        type=click.Path(path_type=Path, dir_okay=False),
        help=f"File to write.  [default: {form.benchmark}-VERSION-CONFIG.{form.name}.{form.file}]",
    )
    @_release_option
    @click.option("--config", help="Config to write.  [default: the release's default]")
    @click.option("--split", default=OWN_SPLIT, show_default=True, help="Split to write.")
    def write(out: Path | None, release: Path | None, config: str | None, split: str) -> None:
        source = _release(form.benchmark, release)
        chosen = source.config(config)
        path = out or Path(f"{form.benchmark}-{source.version}-{chosen}.{form.name}.{form.file}")
        count = export(source, form, chosen, split, path)
        say(f"{path}: {count:,} of {form.benchmark} {source.version}, {chosen}, {split}, as {form.name}")

    write.help = (
        f"Write {form.benchmark} rows in the {form.name} format, for the source benchmark's own scripts.\n\n"
        f"\b\nExample:\n    seedproof export {form.name} --out FILE"
    )


for _form in FORMS.values():
    _add(_form)


def _release(benchmark: str, folder: Path | None) -> Release:
    """Find the release. Raises: SeedproofError when it is not there, or is one of another benchmark."""
    if folder is None:
        return Release(benchmark)
    benchmark_in(folder, benchmark)
    return Release(str(folder))
