"""Hundreds of verifications are of the same rows: what is measured of them is measured once."""

import shutil

import pytest

from pipeline.gates import reports
from seedproof.record.rows import rows_digest
from tests.conftest import contents, run
from tests.sharing import made_once


@pytest.fixture(autouse=True, scope="package")
def baselines_once():
    """Have the baselines of the same rows measured once. Attestations are compared all the same."""
    measure = reports.baselines
    known = {}

    def baselines(benchmark, tables):
        key = benchmark, tuple((table, rows_digest(rows)) for table, rows in tables.items())
        if key not in known:
            known[key] = measure(benchmark, tables)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reports, "baselines", baselines)
        yield


@pytest.fixture(scope="session")
def attested(built_few, tmp_path_factory):
    """The workplace with few families, where rows were corrupted, too."""

    def make(folder):
        shutil.copytree(built_few, folder, dirs_exist_ok=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(folder)
            done = run("mutate", "number_game", "--write")
            assert done.exit_code == 0, done.output

    folder = made_once(tmp_path_factory, "attested", make)
    before = contents(folder)
    yield folder
    assert contents(folder) == before, "a test has altered what all tests share"
