"""Debian's Chromium, without a network, and pages to open in it. `make test-browser` has what this needs."""

from contextlib import contextmanager
from pathlib import Path

import pytest

from pipeline.reporting.page import render
from pipeline.reporting.released.reading import page_of
from pipeline.stages import STAGES
from tests.browser.pages import made_page
from tests.browser.visit import opened
from tests.conftest import furnish, run
from tests.sharing import made_once

CHROMIUM = Path("/usr/bin/chromium")

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def chromium():
    """One browser for all tests."""
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: make test-browser")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium):
    """Opens a file as a reader does; on leaving, it must have been silent and have asked nobody."""

    @contextmanager
    def visiting(path, address="", **options):
        with opened(chromium, path, address, **options) as visited:
            yield visited.page
        assert visited.outside == [], "it asked for something beyond its own files"
        assert visited.said == [], "the console is not empty"

    return visiting


@pytest.fixture(scope="session")
def made(tmp_path_factory):
    """The page of rows made for these tests."""
    path = tmp_path_factory.mktemp("made") / "index.html"
    path.write_bytes(render(made_page()))
    return path


@pytest.fixture(scope="session")
def university(tmp_path_factory):
    """The page of a small release, with figures, and what it says."""

    def make(folder):
        furnish(folder)
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(folder)
            for stage in STAGES:
                done = run(stage, "university")
                assert done.exit_code == 0, done.output
            done = run("report", "university", "--no-open")
            assert done.exit_code == 0, done.output

    build = made_once(tmp_path_factory, "university", make) / "build" / "university"
    return build / "report.html", page_of(build / "release")
