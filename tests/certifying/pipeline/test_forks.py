"""A worker that is a fork: where it may be one, and that it ends with its command, however that ends."""

import subprocess
import sys

import pytest

from pipeline.certifying.killable import THREADS
from tests.circles import few
from tests.conftest import REPOSITORY

pytestmark = pytest.mark.skipif(not THREADS.is_dir(), reason="this system does not tell of threads")


def worker_of(*circumstances):
    """Which kind of process a worker was: read from a pipe that the worker has, too, so until it is gone."""
    command = [sys.executable, "-m", "tests.certifying.pipeline.one_answer", *circumstances]
    return subprocess.run(
        command, cwd=REPOSITORY, stdout=subprocess.PIPE, text=True, timeout=300
    ).stdout.strip()


@pytest.mark.parametrize(
    ("circumstances", "kind"),
    [(["1"], "ForkProcess"), (["2"], "SpawnProcess"), (["1", "with-a-thread"], "SpawnProcess")],
)
@pytest.mark.parametrize("end", few([[], ["killed"], ["ahead", "killed"]], 1))
def test_the_only_worker_of_a_process_with_one_thread_is_a_fork_and_ends_with_it(circumstances, kind, end):
    assert worker_of(*circumstances, *end) == kind
