"""Paths in what is released have slashes on every system, also where a path as a text has none."""

from contextlib import contextmanager
from pathlib import Path, PurePath

import pytest

from pipeline.evals.writing import export_evals
from pipeline.stages import STAGES
from pipeline.workplace.code import changed_rooms, write_digests
from tests.circles import few
from tests.conftest import REPOSITORY, SMALL, furnish, run
from tests.releasing.test_release import bytes_of


@contextmanager
def windows():
    """Have a path give backslashes when it is made a text; whoever opens it finds its file."""
    text = PurePath.__str__
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PurePath, "__fspath__", text)
        patch.setattr(PurePath, "as_posix", text)
        patch.setattr(PurePath, "__str__", lambda path: text(path).replace("/", "\\"))
        yield


@pytest.mark.parametrize("benchmark", few(SMALL, 1))
def test_a_build_and_its_release_have_the_same_bytes(built, tmp_path, monkeypatch, benchmark):
    furnish(tmp_path)
    monkeypatch.chdir(tmp_path)
    release = Path("releases") / benchmark / "1.0.0"
    with windows():
        for command in (*STAGES, "cut"):
            done = run(command, benchmark)
            assert done.exit_code == 0, done.output
        export_evals(Path("evals"), benchmark, release)
    export_evals(Path("again"), benchmark, release)
    assert bytes_of(Path("evals")) == bytes_of(Path("again"))
    for made in (release, Path("build") / benchmark):
        assert bytes_of(made) == bytes_of(built / made)


def test_the_digests_of_the_code_are_the_same(tmp_path, monkeypatch):
    for room in ("pipeline", "seedproof"):
        (tmp_path / room).symlink_to(REPOSITORY / room)
    monkeypatch.chdir(tmp_path)
    write_digests(["judge"])
    with windows():
        changed = changed_rooms(["judge"])
    assert len(changed) == len(STAGES)
    assert not any(changed.values())
