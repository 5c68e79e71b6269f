"""The lists of dependencies are those of the lock."""

import csv

from docs.generated import DATA, stale
from docs.list_dependencies import PAGE, TABLE, packages
from tests.conftest import REPOSITORY
from tests.evals import lock

LOCKED = lock.packages(REPOSITORY / "requirements.lock")


def test_every_locked_package_is_listed():
    """Sizes are of one platform, and may be of an older lock."""
    assert stale({TABLE: packages()}) == [], "make dependencies"
    with TABLE.open() as file:
        listed = list(csv.DictReader(file))
    assert [line["package"] for line in listed] == sorted(LOCKED)
    for line in listed:
        assert line["asked for by"], line["package"]
        assert line["in"], line["package"]


def test_no_package_is_called_old_that_is_gone():
    with (DATA / "old_packages.csv").open() as file:
        old = [line["package"] for line in csv.DictReader(file)]
    assert set(old) <= set(LOCKED)
    assert f"{len(old)} locked packages had no release" in PAGE.read_text()
