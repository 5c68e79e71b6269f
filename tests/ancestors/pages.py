"""The tables of `docs/ancestors.md`. To write them: `python -m tests.ancestors.pages`."""

import re
import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from pipeline.ancestors.counting import flawed, found, per_group
from tests.conftest import REPOSITORY

PAGE = Path("docs/ancestors.md")
_DATA = REPOSITORY.parent / "shared" / "data"
PUBLISHED = {
    "mira": _DATA / "mira_math_20_50.jsonl",
    "mathcamps": _DATA / "mathcamps_sample.jsonl",
}

OUTSIDE = [
    ("mira", "no-request", "steady_state_missing_emission", 150),
    ("mira", "no-request", "laplace_grid", 36),
    ("mira", "no-request", "linear_system_missing_coeff", 6),
    ("mira", "no-request", "eigenvector_missing_entry", 5),
    ("mira", "no-request", "markov_missing_transition", 2),
    ("mira", "no-request", "recurrence_missing_init", 2),
    ("mira", "no-request", "portfolio_variance_missing_corr", 0),
    ("mira", "no-request-if-positive", "", 23),
    ("mira", "duplicate", "", 81),
    ("mira", "impossible", "", 38),
    ("mathcamps", "impossible-polygon", "", 2),
    ("mathcamps", "not-whole", "", 29),
    ("mathcamps", "padded-answer", "", 124),
    ("mathcamps", "rounded-answer", "", 4),
]
"""Subject, kind, group or all, and rows that others counted in the same file with code of their own."""


def audits():
    """What was found, by subject; empty where a file is not beside the repository."""
    if not all(path.is_file() for path in PUBLISHED.values()):
        return {}
    return {subject: audited_file(subject) for subject in PUBLISHED}


@cache
def audited_file(subject):
    return import_module(f"pipeline.ancestors.{subject}.audit").audit(PUBLISHED[subject])


def sums(known):
    lines = ["| audit of | file, and its SHA-256 | rows | not read | with a flaw |"]
    lines.append("| --- | --- | ---: | ---: | ---: |")
    for subject, audit in known.items():
        path = PUBLISHED[subject]
        digest = sha256(path.read_bytes()).hexdigest()
        rows = len(audit.read) + len(audit.unread)
        counts = f"{rows:,} | {len(audit.unread)} | {flawed(audit):,}"
        lines.append(f"| {audit.subject} | `{path.name}` `{digest}` | {counts} |")
    return lines


def compared(known):
    lines = ["| audit of | kind | where | outside | here |", "| --- | --- | --- | ---: | ---: |"]
    for subject, code, group, count in OUTSIDE:
        (one,) = [one for one in found(known[subject]) if one.kind.code == code]
        here = len(one.rows.get(group, ())) if group else one.count
        where = f"`{group}`" if group else "all"
        lines.append(f"| {known[subject].subject} | `{code}` | {where} | {count} | {here} |")
    return lines


def kinds(audit):
    lines = ["| kind | rows | what is wrong | what it means |", "| --- | ---: | --- | --- |"]
    for one in found(audit):
        lines.append(f"| `{one.kind.code}` | {one.count:,} | {one.kind.said} | {one.kind.meaning} |")
    return lines


def groups(audit):
    kinds = [one for one in found(audit) if one.count]
    codes = " | ".join(f"`{one.kind.code}`" for one in kinds)
    name = next(iter(audit.read[0].facets))
    lines = [f"| {name} | rows | {codes} |", f"| --- | ---: |{' ---: |' * len(kinds)}"]
    for group, total in per_group(audit).items():
        counts = [str(len(one.rows[group])) if group in one.rows else "" for one in kinds]
        if any(counts):
            lines.append(f"| `{group}` | {total} | {' | '.join(counts)} |")
    return lines


def written(text, known):
    """The page with its tables as they should be."""
    parts = {"sums": sums(known), "compared": compared(known)}
    for subject, audit in known.items():
        parts |= {f"{subject} kinds": kinds(audit), f"{subject} groups": groups(audit)}
    for name, lines in parts.items():
        block = "\n".join((f"<!-- {name}: begin -->", *lines, f"<!-- {name}: end -->"))
        pattern = re.compile(rf"<!-- {name}: begin -->.*?<!-- {name}: end -->", re.DOTALL)
        text, count = pattern.subn(lambda _, block=block: block, text)
        assert count == 1, name
    return text


if __name__ == "__main__":
    found_in = audits()
    if not found_in:
        sys.exit(f"{_DATA}: the published files are not there")
    PAGE.write_text(written(PAGE.read_text(), found_in))
