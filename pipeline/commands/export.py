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
    help="The folder of the release with the rows.  [default: the newest in releases/ here, else on the Hub]",
)


@click.group("export", subcommand_metavar="FORM ...")
def command() -> None:
    """Write what other programs run on: task files that use seedproof, or the file of an ancestor.

    The form comes first. The same release gives the same bytes. docs/howto/drop_in.md says what each
    form holds.

    \b
    Example:
        seedproof export evals missing_fact --out DIR
        seedproof export mathador --out mathador.jsonl
        seedproof export u-math --out toloka/u-math/test.parquet
    """


@command.command("evals", short_help="Write tasks and rewards that use seedproof.")
@click.argument("benchmark", type=BENCHMARK)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder to write into.  [default: evals-BENCHMARK, here]",
)
@_release_option
def _evals(benchmark: str, out: Path | None, release: Path | None) -> None:
    """Write a benchmark's tasks for inspect and lm-eval, and rewards for trainers.

    They are small, import seedproof, and find the release from the place that they are written to.

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

    @command.command(form.name, short_help=f"Write {form.benchmark} as its ancestor's file.")
    @click.option(
        "--out",
        type=click.Path(path_type=Path, dir_okay=False),
        help=f"The file to write.  [default: {form.benchmark}-VERSION-CONFIG.{form.name}.{form.file}, here]",
    )
    @_release_option
    @click.option("--config", help="The config to write.  [default: the release's default]")
    @click.option("--split", default=OWN_SPLIT, show_default=True, help="The split to write.")
    def write(out: Path | None, release: Path | None, config: str | None, split: str) -> None:
        source = _release(form.benchmark, release)
        chosen = source.config(config)
        path = out or Path(f"{form.benchmark}-{source.version}-{chosen}.{form.name}.{form.file}")
        count = export(source, form, chosen, split, path)
        say(f"{path}: {count:,} of {form.benchmark} {source.version}, {chosen}, {split}, as {form.name}")

    write.help = (
        f"Write rows of {form.benchmark} in the form {form.name}, for the ancestor's own scripts.\n\n"
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
