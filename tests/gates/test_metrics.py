"""What `dvc metrics` and `dvc plots` compare: few figures, named alike in every benchmark and version."""

import json
import re

import pytest
import yaml

from pipeline.gates.metrics import FEWEST_ROWS, write_metrics
from pipeline.gates.reading import Instances
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.record.rows import rows_of_lines
from tests.conftest import REPOSITORY, SMALL, run

NAMES = ("metrics", "families", "lengths")
WORDS = re.compile(r"[a-z]+(_[a-z]+)*")


def read(folder, benchmark, name):
    return json.loads((folder / f"build/{benchmark}/{name}.json").read_bytes())


@pytest.fixture
def inputs(workplace):
    """A build, its rows by split, its worked examples and its baselines."""
    build = Build("missing_fact")
    instances = Instances(build, registry.benchmark("missing_fact").release.row)
    baselines = read(workplace, "missing_fact", "quality")["baselines"]
    return build, instances.by_split(), list(instances.demonstrations()), baselines


def test_all_benchmarks_have_the_same_eight_metrics_at_most(built):
    (names,) = {tuple(read(built, benchmark, "metrics")) for benchmark in SMALL}
    assert len(names) <= 8
    assert [name for name in names if not WORDS.fullmatch(name)] == []


@pytest.mark.parametrize("benchmark", SMALL)
def test_metrics_are_those_of_the_release(built, benchmark):
    metrics = read(built, benchmark, "metrics")
    generated = read(built, benchmark, "generate")
    made, families = sum(generated["rows"].values()), read(built, benchmark, "families")
    assert (metrics["rows"], metrics["families"]) == (made, len(families))
    rejected = sum(sum(family["rejected"].values()) for family in generated["families"].values())
    rate = rejected / (made + generated["demonstrations"])
    assert metrics["rejected_per_row"] == pytest.approx(rate, abs=0.005)
    configs = read(built, benchmark, "release/attestations/quality")["predicate"]["baselines"]["configs"]
    guesses = [config["test"]["to_beat"]["all"] for config in configs.values()]
    best = max(guesses, key=lambda guess: guess["share"])
    assert (metrics["best_baseline"], metrics["best_baseline_score"]) == (best["guess"], float(best["share"]))


@pytest.mark.parametrize("benchmark", SMALL)
def test_lengths_are_those_of_the_questions(built, benchmark):
    rows = rows_of_lines((built / f"build/{benchmark}/instances.jsonl").read_bytes())
    longest = max(len(row["question"]) for row in rows)
    assert read(built, benchmark, "metrics")["longest_question_characters"] == longest
    difficulties = sorted({str(row["difficulty"]) for row in rows})
    assert [point["difficulty"] for point in read(built, benchmark, "lengths")] == difficulties


def test_a_family_has_a_score_only_with_rows_enough(inputs):
    build, tables, demonstrations, baselines = inputs
    (few, enough), configs = sorted({row["family"] for row in tables["test"]})[:2], baselines["configs"]
    for config in configs.values():
        config["test"]["rows"] |= {few: FEWEST_ROWS - 1, enough: FEWEST_ROWS}
        config["test"]["to_beat"][few]["share"] = "1.0000"
        config["test"]["to_beat"][enough]["share"] = "0.2500"
    write_metrics(build, tables, demonstrations, baselines)
    points = json.loads(build.report("families").read_bytes())
    assert {point["family"]: point["score"] for point in points if point["score"] is not None} == {
        enough: 0.25
    }
    assert json.loads(build.report("metrics").read_bytes())["best_baseline_score_in_a_family"] == 0.25


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


def test_the_same_build_has_the_same_metrics(inputs):
    paths = [inputs[0].report(name) for name in NAMES]
    before = [path.read_bytes() for path in paths]
    write_metrics(*inputs)
    assert [path.read_bytes() for path in paths] == before


def test_each_plot_shows_one_quantity_that_quality_writes(built):
    declared = yaml.safe_load((REPOSITORY / "dvc.yaml").read_text())
    stage = declared["stages"]["quality"]["do"]
    assert stage["metrics"] == ["build/${item}/metrics.json"]
    for plot in declared["plots"]:
        ((title, options),) = plot.items()
        assert (REPOSITORY / f".dvc/plots/{options['template']}.json").exists()
        assert len(set(options["y"].values())) == 1, title
        for path, quantity in options["y"].items():
            _, benchmark, file = path.split("/")
            assert f"build/${{item}}/{file}" in stage["outs"]
            assert {options["x"], quantity} <= read(built, benchmark, file.removesuffix(".json"))[0].keys()
