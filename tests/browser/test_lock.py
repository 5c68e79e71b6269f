"""The lock of what the browser's tests need beside the project's own."""

import re
from pathlib import Path

from tests.evals.lock import packages

LOCK = Path("tests/browser/browser.lock")


def test_the_lock_has_what_the_project_lacks():
    locked = packages(LOCK)
    assert {"playwright", "axe-playwright-python"} <= set(locked)
    assert not locked.keys() & packages(Path("requirements.lock")).keys()
    assert all("--hash=sha256:" in lines for lines in locked.values())
    assert not re.search(r"\w+://", LOCK.read_text())
