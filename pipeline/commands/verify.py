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
@click.option(
    "--sample", type=click.IntRange(1), help="Prove only so many rows of each split, not every one."
)
@click.option(
    "--key",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="A public SSH key, or a file of allowed signers: the release must be signed by one of them.",
)
@root_seed_option("The root seed, where the release keeps it secret.")
@click.option(
    "--templates",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="A workplace whose card, licence, schema and params count, instead of this code's own.",
)
@click.option("--decide", is_flag=True, help="Have z3 and cvc5 decide every script, minutes.")
@click.option("--redo", is_flag=True, help="Make every attestation again, --decide among it; much longer.")
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
    """Check a release without trusting it: every row proved from itself, then looked for under its seed.

    RELEASE is a name such as missing_fact or missing_fact@VERSION, which stands for a folder in releases/
    here; any folder; or a dataset on the Hub at a tag: hf://datasets/NAMESPACE/BENCHMARK@vX.Y.Z. Reports
    every fault, not only the first, and says of each check against what it was decided: by proof, by this
    code, by a key, by this checkout's history, or on the maintainer's word, which --decide and --redo
    replace.

    Exits with 0 when every check passed, with 1 when one failed, and with 3 when none failed but one could
    not be made, for example because the root seed is secret or another generator made the rows.

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
