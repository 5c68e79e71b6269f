"""`seedproof verify`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pipeline.auditing.showing import show_verdict
from pipeline.commands import json_option, needs, say_checks, workers_option
from pipeline.workplace.naming import complete_release, release_named
from pipeline.workplace.root_seed import root_seed_of, root_seed_option
from seedproof.record.errors import ExitCode

if TYPE_CHECKING:
    from pipeline.verifying.verify import Verification


@click.command("verify")
@click.argument("release", shell_complete=complete_release)
@click.option("--sample", type=click.IntRange(1), help="Prove this many rows of each split.  [default: all]")
@click.option(
    "--key",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Require a signature; FILE has the public SSH key or the allowed signers.",
)
@root_seed_option("Root seed of the release")
@click.option(
    "--templates",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="Folder with sources of cards and schemas (datacards/, schemas/, params.yaml).  [default: ours]",
)
@click.option("--decide", is_flag=True, help="Have z3 and cvc5 decide every query; takes minutes.")
@click.option("--redo", is_flag=True, help="Redo every attestation, including --decide; takes much longer.")
@json_option
@workers_option
@needs("certify", "decide", "redo")
def command(
    release: str,
    sample: int | None,
    key: Path | None,
    root_seed: str | None,
    templates: Path | None,
    decide: bool,
    redo: bool,
    as_json: bool,
    workers: int,
) -> ExitCode:
    """Check a release without trusting it: prove every row, then rebuild it from its seed.

    RELEASE is a name (missing_fact or missing_fact@VERSION, looked up in ./releases/), a folder, or a tagged
    dataset on the Hub (hf://datasets/NAMESPACE/BENCHMARK@vX.Y.Z).

    Every fault is reported, not only the first. Each check states what it relies on: a proof, this code, a
    key, this checkout's Git history, or the maintainer's word. With --decide and --redo, your machine redoes
    what otherwise relies on the maintainer's word.

    Exit code 0: every check passed. 1: a check failed. 3: no check failed, but one could not be made, for
    example because the root seed is secret, or because another version of the generator made the rows.

    \b
    Example:
        seedproof verify missing_fact
        seedproof verify hf://datasets/acme/missing_fact@vVERSION --sample 100
        seedproof verify missing_fact --redo
    """
    from pipeline.verifying.verify import Verification

    with _folder(release) as folder:
        verification = Verification(
            folder, sample, root_seed_of(root_seed), key, templates, decide, redo, workers
        )
        exit_code = say_checks(as_json, verification.checks(), lambda: _more(verification))
        if not as_json:
            show_verdict(exit_code, verification.verdict)
        return exit_code


@contextmanager
def _folder(release: str) -> Iterator[Path]:
    """Yield the folder with the release; a downloaded one exists until the block ends."""
    if not release.startswith("hf://"):
        yield release_named(release)
        return
    from pipeline.publishing.download import downloaded

    with downloaded(release) as folder:
        yield folder


def _more(verification: "Verification") -> dict[str, Any]:
    return {
        "release": verification.subject,
        "verdict": verification.verdict,
        "rows_proved": verification.rows_proved,
    }
