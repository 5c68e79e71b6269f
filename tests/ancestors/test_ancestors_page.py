"""`docs/explanation/ancestors.md` and its data say what the audits find."""

import csv
from collections import Counter

import pytest

from docs.generated import DATA, between, stale
from pipeline.ancestors.mathcamps.kinds import KINDS as MATHCAMPS
from pipeline.ancestors.mira.kinds import KINDS as MIRA
from tests.ancestors.pages import COMPARED, KINDS, OUTSIDE, PAGE, SHOWN, audits, files


@pytest.fixture(scope="module")
def known():
    found = audits()
    if not found:
        pytest.skip("the published files are not beside the repository (shared/data)")
    return found


def lines_of(path):
    with path.open() as file:
        return list(csv.DictReader(file))


def test_page_and_data_are_what_the_files_give(known):
    assert stale(files(known)) == [], "run: python -m tests.ancestors.pages"


@pytest.mark.parametrize(
    ("subject", "title", "kinds"), [("mira", "MIRA-MATH", MIRA), ("mathcamps", "MathCAMPS", MATHCAMPS)]
)
def test_page_and_data_agree_without_the_files(subject, title, kinds):
    counted = {line["kind"]: line for line in lines_of(KINDS) if line["audit of"] == title}
    assert list(counted) == [kind.code for kind in kinds]
    findings = lines_of(DATA / f"{subject}_findings.csv")
    rows = Counter(line["kind"] for line in findings)
    assert rows == {code: int(line["rows"]) for code, line in counted.items() if line["rows"] != "0"}
    assert f"| **{len({line['row'] for line in findings}):,}** |" in between(PAGE.read_text(), "totals")
    shown = between(PAGE.read_text(), f"{subject} kinds")
    for kind in kinds:
        assert counted[kind.code]["what is wrong"] == kind.said
        assert counted[kind.code]["what it means"] == kind.meaning
        assert (f"| `{kind.code}` | {rows[kind.code]:,} | {kind.said} |" in shown) == (
            rows[kind.code] >= SHOWN
        )


def test_where_others_counted_at_least_as_many_are_found():
    lines = lines_of(COMPARED)
    assert len(lines) == len(OUTSIDE) > 10
    more = [line["family"] for line in lines if line["here"] != line["others"]]
    assert more == ["portfolio_variance_missing_corr"]
