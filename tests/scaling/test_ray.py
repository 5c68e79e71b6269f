"""`scale` on Ray: the bytes of processes, even where a node is lost; one sentence where Ray is missing."""

import dataclasses
import sys
import time
from threading import Thread

import pytest

from pipeline.scaling import run as runs
from pipeline.scaling.engines import engine_of
from pipeline.scaling.scale import make_split
from seedproof.record.errors import NotFound, SeedproofError
from tests.circles import soak
from tests.scaling.test_scale import a_run, made, sums

CANDIDATES = 2_000
SECONDS = 300
"""After so long a run on a cluster counts as hung."""


@pytest.fixture(autouse=True)
def parts(monkeypatch):
    monkeypatch.setattr(runs, "SMALLEST_PART", 256)
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")


@soak
def test_a_lost_node_changes_no_byte(tmp_path):
    from ray.cluster_utils import Cluster

    made(tmp_path / "processes", CANDIDATES)
    node = {"num_cpus": 1, "object_store_memory": 100_000_000}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    second = cluster.add_node(**node)
    run = a_run(tmp_path / "ray")
    killing = Thread(target=_kill_within_a_part, args=(cluster, second, run.out), daemon=True)
    try:
        with engine_of("ray", 2, cluster.address) as engine:
            killing.start()
            make_split(run, engine, None, CANDIDATES)
    finally:
        killing.join(SECONDS)
        cluster.shutdown()
    assert not killing.is_alive()
    assert sums(run.out) == sums(tmp_path / "processes")


def _kill_within_a_part(cluster, node, folder):
    """Kill a node without grace once a part is made: both nodes are then busy with others."""
    while not list(folder.glob("work/made/0*.parquet")):
        time.sleep(0.05)
    cluster.remove_node(node, allow_graceful=False)


@soak
def test_an_error_of_a_worker_is_the_same_sentence(tmp_path):
    """It comes as it is, not wrapped in Ray's own."""
    run = dataclasses.replace(a_run(tmp_path), benchmark="no_such")
    with engine_of("ray", 1) as engine, pytest.raises(NotFound, match=r"^there is no benchmark"):
        make_split(run, engine, None, 10)


@soak
def test_a_stale_address_is_one_sentence():
    with (
        pytest.raises(SeedproofError, match=r"no cluster answers at 127\.0\.0\.1:9 "),
        engine_of("ray", 1, "127.0.0.1:9"),
    ):
        pass


def test_ray_missing_names_the_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SeedproofError, match=r"pip install 'seedproof\[ray\]'"), engine_of("ray", 1):
        pass
