"""A gate: checks rows, writes a report of what it found, and closes on any finding. Nothing is dropped."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pipeline.build import Build
from pipeline.errors import Finding, GateClosed, SeedproofError
from pipeline.files import file_digest, replacing
from pipeline.rows import Row, pretty_json

SHOWN = 20
"""Findings that a report gives in words."""


def findings_of(
    row: Row, broken: Callable[[Row], Iterable[tuple[str, str]]], otherwise: str
) -> Iterator[Finding]:
    """A row's findings; a row too broken to be checked is one more, with the code `otherwise`.

    `broken` gives (code, sentence) pairs.
    """
    try:
        for code, said in broken(row):
            yield Finding(row["id"], code, said)
    except (SeedproofError, ValueError) as error:
        yield Finding(row["id"], otherwise, str(error))
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        TypeError,
        RecursionError,
    ) as error:
        yield Finding(
            row["id"],
            otherwise,
            f"the row is malformed ({type(error).__name__}: {error})",
        )


def write_report(
    build: Build, stage: str, checked: int, findings: list[Finding], more: dict[str, Any] | None = None
) -> None:
    """Write the report of a gate, which names the files it speaks of by their SHA-256.

    Raises: GateClosed when there is a finding.
    """
    path = build.report(stage)
    report = {
        "stage": stage,
        "read": read_by_gates(build),
        "checked": checked,
        "findings": len(findings),
        "by_code": dict(sorted(Counter(finding.code for finding in findings).items())),
        "first": [str(finding) for finding in findings[:SHOWN]],
        **(more or {}),
    }
    with replacing(path) as file:
        file.write(pretty_json(report))
    if findings:
        raise GateClosed(stage, len(findings), findings[0], str(path))


def read_by_gates(build: Build) -> dict[str, str]:
    """The SHA-256 of each file that every gate reads."""
    again = "Make it again: dvc repro"
    paths = (*build.tables.values(), build.demonstrations)
    return {path.relative_to(build.folder).as_posix(): file_digest(path, again) for path in paths}
