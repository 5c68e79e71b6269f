"""A stale build is not cut: it must be what params.yaml and the code give now."""

import json

import pytest
import yaml

from pipeline.archiving.freshness import changed_since_built
from pipeline.releasing.manifest import root_seed_digest
from pipeline.workplace.build import Build
from seedproof.record.rows import pretty_json
from tests.conftest import run
from tests.releasing.test_release import BUILT, bytes_of

SECRET = "c0ffee" * 10 + "beef"
MISSING_FACT = Build("missing_fact")


def set_params(change):
    with open("params.yaml") as file:
        params = yaml.safe_load(file)
    change(params["missing_fact"])
    with open("params.yaml", "w") as file:
        yaml.safe_dump(params, file)


def test_a_fresh_build_is_one(workplace):
    assert changed_since_built([Build("missing_fact"), Build("judge")]) == {}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda section: section.update(version="1.1.0"), "version is 1.1.0 now, and was 1.0.0"),
        (lambda section: section["generate"]["rows"].update(B=3), "generate.rows.B is 3 now, and was 2"),
        (
            lambda section: section["generate"]["rows"].update(laplace_grid=3),
            "generate.rows.laplace_grid is 3 now, and was not there",
        ),
        (lambda section: section["generate"].update(root_seed=8), "generate.root_seed is another one now"),
        (
            lambda section: section["quality"]["most_common_answer_percent"].update(default=99),
            "quality.most_common_answer_percent.default is 99 now, and was 100",
        ),
        (
            lambda section: section["splits"].update(more={"rows": {"A": 1, "B": 1}, "root_seed": 9}),
            "splits.more.rows.A is 1 now, and was not there",
        ),
    ],
    ids=["version", "count", "new key", "root seed", "quality", "split"],
)
@pytest.mark.parametrize("options", [(), ("--bump", "--note", "More.")], ids=["plain", "bump"])
def test_a_build_of_other_settings_is_refused(workplace, change, said, options):
    set_params(change)
    before = bytes_of(workplace)
    done = run("cut", "missing_fact", *options)
    assert done.exit_code == 1
    assert done.output == (
        "Error: build/missing_fact: is not what params.yaml and the code give: "
        f"params.yaml missing_fact.{said}. Run: dvc repro\n"
    )
    assert bytes_of(workplace) == before


def test_nothing_is_cut_when_any_build_is_stale(workplace):
    set_params(lambda section: section["generate"].update(root_seed=8))
    done = run("cut")
    assert done.exit_code == 1
    assert "same rows" not in done.output


def test_a_secret_root_seed_is_compared_and_never_shown(workplace):
    path = workplace / BUILT / "manifest.json"
    manifest = json.loads(path.read_bytes())
    del manifest["root_seed"]
    path.write_bytes(pretty_json(manifest | {"root_seed_sha256": root_seed_digest(SECRET)}))
    set_params(lambda section: section["generate"].update(root_seed=SECRET))
    assert changed_since_built([MISSING_FACT]) == {}
    other = SECRET[::-1]
    set_params(lambda section: section["generate"].update(root_seed=other))
    changed = changed_since_built([MISSING_FACT])[MISSING_FACT]
    assert "missing_fact.generate.root_seed" in changed
    assert other not in changed
