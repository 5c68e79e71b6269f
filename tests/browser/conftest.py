"""Debian's Chromium, without a network, and pages to open in it. `make browser` installs what this needs."""

import shutil
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from pipeline.reporting.page import render
from pipeline.reporting.released.reading import page_of
from tests.browser.pages import made_page
from tests.browser.visit import opened
from tests.conftest import REPOSITORY, run
from tests.sharing import made_once

# Playwright and axe lie beside the environment, for whoever looks at pages.
sys.path += map(str, REPOSITORY.glob(".venv/browser/lib/python*/site-packages"))

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
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: make browser")
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
def university(built, tmp_path_factory):
    """The page of a small release, with figures, and what it says."""

    def make(folder):
        shutil.copytree(built, folder, dirs_exist_ok=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(folder)
            done = run("report", "university", "--no-open")
            assert done.exit_code == 0, done.output

    build = made_once(tmp_path_factory, "university", make) / "build" / "university"
    return build / "report.html", page_of(build / "release")
