"""A plugin of pytest: coverage notes of each line which test runs it, in whichever process.

What a fixture for several tests runs is noted with the fixture, and is of each test that asks for it.
Coverage's own `dynamic_context = test_function` knows no fixtures, no cases, and no started processes.
"""

import json
import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

CONTEXT = "MUTANTS_CONTEXT"
"""The variable by which a process that a test starts knows the test."""
TESTS = "MUTANTS_TESTS"
"""The variable that names the file of all tests, with their seconds and fixtures."""

Wrapper = Generator[None, Any, Any]


def _switch(context: str) -> None:
    os.environ[CONTEXT] = context
    if coverage := Coverage.current():
        coverage.switch_context(context)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Wrapper:
    _switch(item.nodeid)
    result = yield
    _switch("")
    return result


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Wrapper:
    before = os.environ[CONTEXT]
    if fixturedef.scope != "function":
        _switch(f"fixture {fixturedef.argname}")
    try:
        return (yield)
    finally:
        _switch(before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Wrapper:
    start = time.perf_counter()
    try:
        return (yield)
    finally:
        line = json.dumps([item.nodeid, round(time.perf_counter() - start, 4), item.fixturenames])
        with Path(os.environ[TESTS]).open("a") as file:
            file.write(line + "\n")
