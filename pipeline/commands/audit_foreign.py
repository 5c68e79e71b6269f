"""`seedproof audit-foreign`."""

from importlib import import_module
from pathlib import Path

import click

from pipeline import ancestors
from pipeline.ancestors.auditing import Audit
from pipeline.ancestors.showing import page_of
from pipeline.ancestors.telling import lines, stated, summary
from pipeline.commands import answer, json_option
from pipeline.reporting.page import render
from seedproof.record.errors import ExitCode
from seedproof.record.files import replacing
from seedproof.record.printing import say

SUBJECTS = sorted(path.parent.name for path in Path(ancestors.__file__).parent.glob("*/audit.py"))
"""The benchmarks whose files can be audited, each in a room of its own."""


@click.command("audit-foreign")
@click.argument("subject", type=click.Choice(SUBJECTS))
@click.argument("file", type=click.Path(path_type=Path))
@json_option
@click.option(
    "--report",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.html",
    help="Write a report page with every row and its findings.",
)
def command(subject: str, file: Path, as_json: bool, report: Path | None) -> ExitCode:
    """Prove the published rows of a source benchmark with our own checks, and list the failures.

    The command converts the rows to our facts, and our provers decide whether each row is correct. Failures
    are listed by kind. Exit code 0: no row failed. 1: a row failed, or could not be read.

    \b
    Example:
        seedproof audit-foreign mira mira_math_20_50.jsonl --report mira.html
    """
    audit: Audit = import_module(f"pipeline.ancestors.{subject}.audit").audit(file)
    if report is not None:
        _write(report, audit)
    answer(as_json, stated(audit), lines(audit))
    if report is not None and not as_json:
        say(f"{report}: written. {summary(audit)}")
    return ExitCode(bool(audit.alarms or audit.unread))


def _write(path: Path, audit: Audit) -> None:
    """Write the page. Raises: SeedproofError when it cannot be written."""
    page = render(page_of(audit))
    with replacing(path) as file:
        file.write(page)
