"""`seedproof verify`."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from pipeline.auditing.showing import show, show_verdict
from pipeline.commands import workers_option
from pipeline.verifying.engines import ready_engines
from pipeline.verifying.verify import Verification
from pipeline.workplace.root_seed import root_seed_of, root_seed_option
from seedproof.record.checks import Check, tally
from seedproof.record.errors import ExitCode


@click.command("verify")
@click.argument("release")
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
@click.option("--json", "as_json", is_flag=True, help="One JSON object for programs, instead of lines.")
@workers_option
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

    RELEASE is a folder, or a dataset on the Hub at a tag: hf://datasets/NAMESPACE/BENCHMARK@vX.Y.Z. Reports
    every fault, not only the first, and says of each check against what it was decided: by proof, by this
    code, by a key, by this checkout's history, or on the maintainer's word, which --decide and --redo
    replace.

    Exits with 0 when every check passed, with 1 when one failed, and with 3 when none failed but one could
    not be made, for example because the root seed is secret or another generator made the rows.

    \b
    Example:
        seedproof verify releases/missing_fact/VERSION
        seedproof verify hf://datasets/acme/missing_fact@vVERSION --sample 100
        seedproof verify releases/missing_fact/VERSION --redo
    """
    if decide or redo:
        # Told now, and not after all rows were proved.
        ready_engines()
    with _folder(release) as folder:
        verification = Verification(
            folder, sample, root_seed_of(root_seed), key, templates, decide, redo, workers
        )
        if as_json:
            return _print_json(verification)
        checks = show(verification.checks())
        return show_verdict(checks, verification.verdict)


@contextmanager
def _folder(release: str) -> Iterator[Path]:
    """Yield the folder with the release; a downloaded one exists until the block ends."""
    if not release.startswith("hf://"):
        yield Path(release)
        return
    from pipeline.publishing.download import downloaded

    with downloaded(release) as folder:
        yield folder


def _print_json(verification: Verification) -> ExitCode:
    checks = list(verification.checks())
    counted = tally(checks)
    result = {
        "release": verification.subject,
        "verdict": verification.verdict,
        "exit_code": counted.exit_code,
        "passed": counted.passed,
        "failed": counted.failed,
        "not_checked": counted.not_checked,
        "rows_proved": verification.rows_proved,
        "checks": [_json(check) for check in checks],
    }
    click.echo(json.dumps(result, ensure_ascii=False, indent=1))
    return counted.exit_code


def _json(check: Check) -> dict[str, str | None]:
    return {
        "check": check.label,
        "state": check.state.value if check.state else None,
        "by": check.by,
        "said": check.said,
    }
