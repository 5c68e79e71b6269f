"""An audit has the scripts of its row decided soon, or by engines that have more time, or says what fails."""

import multiprocessing

import pytest

from pipeline.auditing import by_engines
from pipeline.auditing.by_engines import panel
from seedproof.record.checks import State
from tests.certifying.pipeline import stubs
from tests.certifying.pipeline.rows import ROWS


def said_by(monkeypatch, *starts):
    """The last check of a row's scripts, where these are the engines that are installed."""
    monkeypatch.setattr(by_engines, "installed_engines", lambda: [stubs.stub(start) for start in starts])
    with panel("missing_fact") as engines:
        *_, last = engines.scripted(ROWS[0])
    assert multiprocessing.active_children() == []
    return last


@pytest.mark.parametrize("starts", [[stubs.believing], [stubs.patient], [stubs.silent, stubs.patient]])
def test_scripts_are_decided_by_an_engine_that_needs_more_time(monkeypatch, starts):
    said = said_by(monkeypatch, *starts)
    assert said.state is State.PASSED
    assert said.said.endswith("decides each of 6 queries as claimed")


@pytest.mark.parametrize(("start", "fault"), [(stubs.silent, "undecided: "), (stubs.lying, "contradicted: ")])
def test_what_no_engine_decides_or_one_contradicts_fails(monkeypatch, start, fault):
    said = said_by(monkeypatch, start)
    assert said.state is State.FAILED
    assert all(line.startswith(fault) for line in said.said.splitlines())


def test_without_engines_it_says_how_to_get_them(monkeypatch):
    said = said_by(monkeypatch)
    assert said.state is None
    assert "pip install 'seedproof[certify]'" in said.said
