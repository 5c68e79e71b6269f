"""A gate: it checks rows, writes a report of its findings, and closes on any. No row is dropped."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pipeline.workplace.build import Build
from seedproof.record.errors import Finding, GateClosed
from seedproof.record.files import file_digest, replacing
from seedproof.record.rows import pretty_json

SHOWN = 20
"""The number of findings that a report gives in words."""


def write_report(
    build: Build, stage: str, checked: int, findings: list[Finding], more: dict[str, Any] | None = None
) -> None:
    """Write the report of a gate, which names the files it is about by their SHA-256.

    Raises: GateClosed when there is a finding.
    """
    path = build.report(stage)
    content = report(stage, read_by_gates(build), checked, findings, more)
    with replacing(path) as file:
        file.write(pretty_json(content))
    if findings:
        raise GateClosed(stage, len(findings), findings[0], str(path))


def report(
    stage: str,
    read: dict[str, str],
    checked: int,
    findings: Sequence[Finding],
    more: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the content of a gate's report.

    `read` has the SHA-256 of each file that it is about; `more` is content of this gate alone.
    """
    return {
        "stage": stage,
        "read": read,
        "checked": checked,
        "findings": len(findings),
        "by_code": dict(sorted(Counter(finding.code for finding in findings).items())),
        "first": [str(finding) for finding in findings[:SHOWN]],
        **(more or {}),
    }


def read_by_gates(build: Build) -> dict[str, str]:
    """Return the SHA-256 of each file that `generate` wrote for later stages, by its path in the build."""
    remedy = "Make it again: dvc repro"
    paths = (*build.tables.values(), build.demonstrations, build.report("generate"))
    return {path.relative_to(build.folder).as_posix(): file_digest(path, remedy) for path in paths}
