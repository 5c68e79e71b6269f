"""What `docs/explanation/ancestors.md` and its data tell.

To write both: `python -m tests.ancestors.pages`.
"""

import sys
from functools import cache
from hashlib import sha256
from importlib import import_module

from docs.generated import DATA, DOCS, csv_text, marked, table, write
from pipeline.ancestors.counting import flawed, found
from tests.conftest import REPOSITORY

PAGE = DOCS / "explanation/ancestors.md"
KINDS = DATA / "audit_kinds.csv"
COMPARED = DATA / "audit_counts.csv"
SHOWN = 3
"""A kind of so many rows is on the page."""
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


def totals(known):
    """The table of files: rows, and how many have a finding."""
    lines = []
    for audit in known.values():
        rows = len(audit.read) + len(audit.unread)
        lines.append((audit.subject, rows, len(audit.unread), f"**{flawed(audit):,}**"))
    return table(["audit of", "rows", "not read", "with a finding"], lines)


def digests():
    return "\n".join(
        f"- `{path.name}`: `{sha256(path.read_bytes()).hexdigest()}`" for path in PUBLISHED.values()
    )


def kinds(audit):
    """The table of the kinds that were found in more than a row or two."""
    lines = [(f"`{one.kind.code}`", one.count, one.kind.said) for one in found(audit) if one.count >= SHOWN]
    return table(["kind", "rows", "what is wrong"], lines)


def every_kind(known):
    """Every kind that was looked for, as CSV."""
    heads = ["audit of", "kind", "rows", "what is wrong", "what it means"]
    return csv_text(
        heads,
        [
            (audit.subject, one.kind.code, one.count, one.kind.said, one.kind.meaning)
            for audit in known.values()
            for one in found(audit)
        ],
    )


def findings(audit):
    """Every finding as CSV: the row, its group, and the kind."""
    group = next(iter(audit.read[0].facets))
    return csv_text(
        ["row", group, "kind"],
        [
            (row, name, one.kind.code)
            for one in found(audit)
            for name, rows in one.rows.items()
            for row in rows
        ],
    )


def compared(known):
    """What others counted in the same files, beside what is found here, as CSV."""
    lines = []
    for subject, code, group, count in OUTSIDE:
        (one,) = [one for one in found(known[subject]) if one.kind.code == code]
        here = len(one.rows.get(group, ())) if group else one.count
        lines.append((known[subject].subject, code, group, count, here))
    return csv_text(["audit of", "kind", "family", "others", "here"], lines)


def files(known):
    """The page and its data as they should be."""
    parts = {"totals": totals(known), "digests": digests()}
    parts |= {f"{subject} kinds": kinds(audit) for subject, audit in known.items()}
    return {
        PAGE: marked(PAGE.read_text(), parts),
        KINDS: every_kind(known),
        COMPARED: compared(known),
        **{DATA / f"{subject}_findings.csv": findings(audit) for subject, audit in known.items()},
    }


if __name__ == "__main__":
    found_in = audits()
    if not found_in:
        sys.exit(f"{_DATA}: the published files are not there")
    write(files(found_in))
