"""The page on dependencies lists what is locked."""

import re
import subprocess
import sys

from tests.conftest import REPOSITORY
from tests.evals.lock import packages

PAGE = REPOSITORY / "docs/dependencies.md"
LOCKED = packages(REPOSITORY / "requirements.lock")


def between(title, page):
    return page.partition(f"<!-- {title}: begin -->")[2].partition(f"<!-- {title}: end -->")[0]


def test_every_locked_package_is_listed(tmp_path):
    """Sizes are of one platform, and may be of an older lock."""
    subprocess.run([sys.executable, REPOSITORY / "docs/list_dependencies.py", tmp_path], check=True)
    made = between("packages", (tmp_path / PAGE.name).read_text())
    assert made == between("packages", PAGE.read_text()), "dependencies.md is stale: make dependencies"
    assert re.findall(r"^\| `([^`]+)` \|", made, re.MULTILINE) == sorted(LOCKED)


def test_every_package_comes_with_something():
    listed = between("packages", PAGE.read_text())
    for name, asking, extras in re.findall(r"^\| `(.+)` \| (.*) \| (.*) \|$", listed, re.MULTILINE):
        assert asking, name
        assert extras, name


def test_no_package_is_called_old_that_is_gone():
    old = PAGE.read_text().partition("## Old packages")[2].partition("\n## ")[0]
    named = re.findall(r"^(?:\||-) `([a-z0-9-]+)`", old, re.MULTILINE)
    assert len(named) > 10
    assert set(named) <= set(LOCKED)
