"""A small workplace with one release, and a Hub."""

import shutil

import pytest
import yaml

from pipeline.publishing.local_hub import LocalHub
from tests.hub import ACCOUNTS, TOKEN, environment
from tests.kills.striking import Place

BENCHMARK = "number_game"
RELEASE = f"releases/{BENCHMARK}/1.0.0"
SIZES = {"multipart_above": 5000, "part_bytes": 2000}


def copied(built, root):
    """A workplace with what a release is published from."""
    here = root / "here"
    shutil.copytree(built / RELEASE, here / RELEASE)
    for name in ("datacards", "schemas"):
        shutil.copytree(built / name, here / name)
    shutil.copy(built / "LICENSE-DATA", here)
    params = yaml.safe_load((built / "params.yaml").read_text())
    kept = {name: params[name] for name in ("publication", BENCHMARK)}
    (here / "params.yaml").write_text(yaml.safe_dump(kept))
    return Place(root)


def hub_in(folder):
    return LocalHub(folder, ACCOUNTS, **SIZES)


def meeting(place, hub, token=TOKEN):
    """The place, where commands find a Hub; the cache of its client is a part of it."""
    place.environment = environment(hub, place.root / "home", token)
    return place


@pytest.fixture
def hub(tmp_path):
    with hub_in(tmp_path / "hub") as hub:
        yield hub
    assert hub.broken == []
