"""A plugin of pytest: it runs the tests that a file lists, and notes which of them it starts."""

import os
from pathlib import Path

import pytest

PICKED = "MUTANTS_PICKED"
STARTED = "MUTANTS_STARTED"


def _note(started: str) -> None:
    with Path(os.environ[STARTED]).open("a") as file:
        file.write(f"{started}\n")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    picked = set(Path(os.environ[PICKED]).read_text().splitlines())
    items[:] = [item for item in items if item.nodeid in picked]


def pytest_runtest_logstart(nodeid: str) -> None:
    _note(nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _note(report.nodeid)
