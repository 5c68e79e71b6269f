"""`seedproof audit-foreign`: what it prints and writes, and how it ends."""

import json

import pytest

from pipeline.commands.audit_foreign import SUBJECTS
from tests.ancestors import mathcamps_rows, mira_rows
from tests.conftest import run as run_command


@pytest.fixture
def run(tmp_path):
    """A function: the command on rows in a file."""

    def run(subject, rows, *options):
        path = tmp_path / "rows.jsonl"
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))
        return run_command("audit-foreign", subject, path, *options)

    return run


def test_both_ancestors_can_be_audited():
    assert SUBJECTS == ["mathcamps", "mira"]


def test_sound_rows_end_with_0(run):
    done = run("mathcamps", [mathcamps_rows.kites()])
    assert (done.exit_code, done.output) == (0, "MathCAMPS: of 1 rows no flaw was found.\n")


@pytest.mark.parametrize(
    ("subject", "row", "code"),
    [
        ("mathcamps", mathcamps_rows.kites(answer="13"), "wrong-answer"),
        ("mira", mira_rows.recurrence(r1=1, r2=-1, n=3), "no-request"),
    ],
)
def test_a_flaw_ends_with_1_and_is_told(run, subject, row, code):
    done = run(subject, [row])
    assert done.exit_code == 1
    assert done.output.startswith(f"{code}: 1 row. ")
    stated = json.loads(run(subject, [row], "--json").output)
    assert [alarm["code"] for alarm in stated["alarms"]] == [code]


def test_the_page_has_every_row_and_speaks_of_no_release(run, tmp_path):
    path = tmp_path / "page.html"
    done = run("mathcamps", [mathcamps_rows.kites(answer="13")], "--report", str(path))
    assert done.output.endswith("written. MathCAMPS: of 1 rows 1 have a flaw.\n")
    page = path.read_text()
    assert "Audit of MathCAMPS" in page
    assert "wrong-answer" in page
    assert "seedproof verify" not in page


def test_a_page_that_cannot_be_written_is_one_line(run, tmp_path):
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "page.html"
    done = run("mathcamps", [mathcamps_rows.kites()], "--report", str(path))
    assert done.exit_code == 3
    assert done.output.count("\n") == 1
