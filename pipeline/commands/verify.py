"""`seedproof verify`."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from pipeline.auditing.showing import show, show_verdict
from pipeline.verifying.engines import ready_engines
from pipeline.verifying.verify import Verification
from pipeline.workplace.root_seed import root_seed_of, root_seed_option
from seedproof.record.checks import Check, tally


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
@click.option("--decide", is_flag=True, help="Have z3 and cvc5 decide every script, minutes.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object for programs, instead of lines.")
def command(
    release: str,
    sample: int | None,
    key: Path | None,
    root_seed: str | None,
    decide: bool,
    as_json: bool,
) -> None:
    """Check a release without trusting it: every file written again, every row rebuilt and proved.

    RELEASE is a folder, or a dataset on the Hub at a tag: hf://datasets/NAMESPACE/BENCHMARK@vX.Y.Z. Reports
    every fault, not only the first. Exits with 0 when every check passed, with 1 when one failed, and with 3
    when none failed but one could not be made, for example because the root seed is secret.

    \b
    Example:
        seedproof verify releases/missing_fact/VERSION
        seedproof verify hf://datasets/acme/missing_fact@vVERSION --sample 100
        seedproof verify releases/missing_fact/VERSION --decide
    """
    if decide:
        # Told now, and not after all rows were proved.
        ready_engines()
    with _folder(release) as folder:
        verification = Verification(folder, sample, root_seed_of(root_seed), key, decide)
        if as_json:
            sys.exit(_print_json(verification))
        checks = show(verification.checks())
        more = f"{verification.rows_proved:,} rows proved"
        sys.exit(show_verdict(checks, verification.subject, "verified", more))


@contextmanager
def _folder(release: str) -> Iterator[Path]:
    """Yield the folder with the release; a downloaded one exists until the block ends."""
    if not release.startswith("hf://"):
        yield Path(release)
        return
    from pipeline.publishing.download import downloaded

    with downloaded(release) as folder:
        yield folder


def _print_json(verification: Verification) -> int:
    checks = list(verification.checks())
    counted = tally(checks)
    verdict = {0: "verified", 1: "not verified", 3: "not fully checked"}[counted.exit_code]
    result = {
        "release": verification.subject,
        "verdict": verdict,
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
        "said": check.said,
    }
