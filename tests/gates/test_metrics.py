"""What `dvc metrics` and `dvc plots` compare: plain numbers, under the same names in every version."""

import json
from pathlib import Path

import pytest
import yaml

from pipeline.gates.metrics import write_metrics
from pipeline.workplace.build import Build
from seedproof.measuring.statistics import share
from tests.conftest import REPOSITORY, SMALL, run

NAMES = ("metrics", "answers", "lengths")


def read(folder, benchmark, name):
    return json.loads((folder / f"build/{benchmark}/{name}.json").read_bytes())


def measured(folder, benchmark):
    """The figures that the release attests of its own split."""
    return read(folder, benchmark, "release/attestations/quality")["predicate"]["figures"]["test"]


@pytest.mark.parametrize("benchmark", SMALL)
def test_metrics_are_flat_numbers(built, benchmark):
    metrics = read(built, benchmark, "metrics")
    assert [name for name, value in metrics.items() if type(value) not in (int, float)] == []
    assert {"rows", "distinct", "rejected", "acceptance", "blind_guess_rate"} <= metrics.keys()
    assert {"question_characters_median", "most_common_answer_share", "families"} <= metrics.keys()
    assert [name for name in metrics if "second" in name or "time" in name] == []


@pytest.mark.parametrize("benchmark", SMALL)
def test_metrics_are_those_of_the_release(built, benchmark):
    metrics = read(built, benchmark, "metrics")
    manifest = read(built, benchmark, "release/manifest")
    families = manifest["families"].values()
    rows = {name: said["rows"] for name, said in manifest["files"].items() if name.startswith("jsonl/")}
    assert metrics["rows"] == sum(rows.values())
    assert metrics["families"] == len(families)
    assert metrics["distinct"] == sum(family["distinct"] for family in families)
    assert metrics["rejected"] == sum(sum(family["rejected"].values()) for family in families)
    accepted = metrics["distinct"] + sum(family["demonstrations"] for family in families)
    assert metrics["acceptance"] == float(share(accepted, accepted + metrics["rejected"]))
    figures = measured(built, benchmark)
    assert metrics["blind_guess_rate"] == float(figures["blind_guess_rate"])
    assert metrics["question_characters_median"] == figures["question_characters"]["median"]
    for path, count in rows.items():
        _, config, split = Path(path).with_suffix("").parts
        name = f"rows_{config}" if split == "test" else f"rows_{config}_{split}"
        assert metrics.get(name, metrics["rows"]) == count


@pytest.mark.parametrize("benchmark", SMALL)
def test_plots_have_every_family_and_difficulty(built, benchmark):
    figures = measured(built, benchmark)
    assert read(built, benchmark, "answers") == [
        {"family": family, "share": float(common["share"])}
        for family, common in figures["most_common_answer"].items()
    ]
    assert read(built, benchmark, "lengths") == [
        {"difficulty": difficulty, "median": spread["median"]}
        for difficulty, spread in figures["question_characters_by_difficulty"].items()
    ]


@pytest.mark.parametrize("benchmark", SMALL)
def test_no_metric_is_released(built, benchmark):
    released = (built / f"releases/{benchmark}/1.0.0/SHA256SUMS").read_text()
    assert [name for name in NAMES if f"  {name}.json" in released or f"/{name}.json" in released] == []


def test_other_families_have_metrics_of_the_same_names(built, one_family):
    for stage in ("validate", "cycle", "quality"):
        assert run(stage, "missing_fact").exit_code == 0
    few, all_families = (read(folder, "missing_fact", "metrics") for folder in (one_family, built))
    assert few.keys() == all_families.keys()
    assert few["families"] < all_families["families"]


def test_the_same_build_has_the_same_metrics(workplace):
    paths = [workplace / f"build/missing_fact/{name}.json" for name in NAMES]
    before = [path.read_bytes() for path in paths]
    write_metrics(Build("missing_fact"))
    assert [path.read_bytes() for path in paths] == before


def test_a_broken_report_is_named(workplace):
    (workplace / "build/missing_fact/generate.json").write_text('{"families": []}')
    done = run("quality", "missing_fact")
    assert done.exit_code == 1
    assert done.output.startswith("Error: build/missing_fact/generate.json: is no report (")
    assert done.output.count("\n") == 1


def test_dvc_knows_where_they_are():
    stage = yaml.safe_load((REPOSITORY / "dvc.yaml").read_text())["stages"]["quality"]["do"]
    assert stage["metrics"] == ["build/${item}/metrics.json"]
    plots = [plot for entry in stage["plots"] for plot in entry.items()]
    assert [path for path, _ in plots] == [f"build/${{item}}/{name}.json" for name in NAMES[1:]]
    for _, options in plots:
        template = json.loads((REPOSITORY / f".dvc/plots/{options['template']}.json").read_bytes())
        assert template["encoding"]["x"]["scale"] == {"zero": True}
