"""The rehearsal of a small release: all of it, and what it says when something is wrong."""

import re

import yaml

from pipeline.publishing.rehearse import _Rehearsal
from pipeline.stages import STAGES
from seedproof.record.checks import Check
from tests.circles import soak
from tests.conftest import REPOSITORY, run

PUBLISHED = ["publish", "tag", "load_dataset", "download", "verify"]


def rehearse(*options):
    """The exit code and the lines of a rehearsal."""
    done = run("rehearse", "missing_fact", *options)
    return done.exit_code, done.output.splitlines()


def labels(lines):
    """What stands after the state of each check."""
    return [re.split(" {2,}", line)[1] for line in lines]


@soak
def test_the_whole_way_holds_and_leaves_no_trace(workplace_few):
    before = {path: path.stat().st_mtime_ns for path in sorted(workplace_few.rglob("*"))}
    for name in ("pipeline", "seedproof"):
        (workplace_few / name).symlink_to(REPOSITORY / name)
    code, lines = rehearse()
    assert code == 0, lines
    assert labels(lines) == ["dry run", *PUBLISHED, "again", "documents", "older tag", "token"]
    assert "1 commit" in lines[1]
    assert "no byte is sent" in lines[6]
    assert "a better licence is commit" in lines[7]
    assert "v1.0.0" in lines[8]
    after = {path: path.stat().st_mtime_ns for path in sorted(workplace_few.rglob("*"))}
    assert {path: after[path] for path in before} == before


def _done(label, many):
    """A step of a rehearsal that does nothing: it is one check, or several."""

    def step(_, folder):
        check = Check(label, folder.name)
        return [check] if many else check

    return step


def test_a_second_version_goes_on_top_of_the_first(workplace_few, monkeypatch):
    """The first is put there as it is, and still read when the second is published."""
    steps = {"dry run": "dry_run", "publish": "publish", "read": "read", "again": "publish_again"}
    steps |= {"documents": "publish_documents"}
    for label, step in steps.items():
        monkeypatch.setattr(_Rehearsal, step, _done(label, many=step in ("publish", "read")))
    params = yaml.safe_load((workplace_few / "params.yaml").read_text())
    params["missing_fact"]["version"] = "1.1.0"
    params["missing_fact"]["generate"]["rows"]["laplace_grid"] = 3
    (workplace_few / "params.yaml").write_text(yaml.safe_dump(params))
    for command in (*STAGES, "cut"):
        assert run(command, "missing_fact").exit_code == 0
    code, lines = rehearse()
    assert code == 0, lines
    assert labels(lines) == ["older", *steps, "older tag", "token"]
    assert all("1.1.0" in line for line in lines[1:6])
    assert "v1.0.0" in lines[0]
    assert "v1.0.0" in lines[6]


def test_a_release_that_is_not_whole_is_not_rehearsed(workplace_few):
    path = workplace_few / "releases/missing_fact/1.0.0/jsonl/zero_shot/test.jsonl"
    path.write_bytes(path.read_bytes().replace(b"1", b"2", 1))
    code, lines = rehearse()
    assert code == 1
    assert len(lines) == 1
    assert lines[0].startswith("Error: dry run: ")
    assert "test.jsonl" in lines[0]


def test_a_folder_that_is_no_release_is_refused(workplace_few, tmp_path):
    code, (line,) = rehearse("--release", tmp_path)
    assert code == 2
    assert "Is this the folder of a release?" in line
