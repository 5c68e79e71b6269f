"""A cell with fewer problems than are asked for gives what it has, and gates hold for more rows."""

import msgspec
import pytest
import yaml

from pipeline.gates.expectations import run_suite
from pipeline.releasing.manifest import read_manifest
from pipeline.stages import STAGES, run_stage
from pipeline.workplace.build import Build
from pipeline.workplace.making import make
from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.curriculum import generate as curriculum
from seedproof.benchmarks.judge import generate as judge
from seedproof.benchmarks.missing_fact import generate as missing_fact
from seedproof.benchmarks.missing_fact.measures import counts
from seedproof.benchmarks.number_game import generate as number_game
from seedproof.contract import registry
from seedproof.contract.settings import by_split, with_dry
from seedproof.problems import sampling
from seedproof.record.draws import Rejected
from seedproof.record.dry import Dry, dry_cells, expect_none_dry
from seedproof.record.errors import Exhausted, SeedproofError
from tests.circles import soak
from tests.conftest import PARAMS, REPOSITORY, SMALL, furnish, run

FAMILY = "discrete_tomography"

ASKED = 400


def small(benchmark, **generate):
    section = SMALL[benchmark] | {"generate": SMALL[benchmark]["generate"] | generate}
    return msgspec.convert(section, registry.benchmark(benchmark).settings)


def one_family(rows):
    others = dict.fromkeys(missing_fact.FAMILIES, 0)
    return {"difficulties": [1], "rows": {"A": 0, "B": 0} | others | {FAMILY: rows}}


@pytest.fixture(name="dry")
def dry_fixture(monkeypatch):
    """More rows than a cell has, which is found after few draws."""
    monkeypatch.setattr(missing_fact, "GIVE_UP", 60)
    return make("missing_fact", small("missing_fact", **one_family(ASKED)))


def test_a_dry_cell_gives_what_it_has_and_says_so(dry):
    ((family, cell),) = dry_cells(dry.families)
    assert family == FAMILY
    assert cell == Dry("test", 1, len(dry.splits["test"]), ASKED)
    assert 50 < cell.rows < ASKED
    with pytest.raises(Exhausted, match=rf"{FAMILY} d1: {cell.rows} of {ASKED} rows of test") as error:
        expect_none_dry("missing_fact", dry_cells(dry.families))
    assert "\n" not in str(error.value)


def test_more_rows_than_there_are_change_none_that_are_there(dry):
    fewer = make("missing_fact", small("missing_fact", **one_family(20)))
    assert fewer.splits["test"] == dry.splits["test"][:20]
    assert "dry" not in fewer.families[FAMILY]


def test_a_count_falls_short_where_a_cell_is_dry_alone(dry):
    parts = by_split(dry.settings)
    rows = dry.splits["test"]

    def found(settings, of_split):
        return run_suite("counts", *counts(settings, of_split))

    assert found(parts["test"], rows)
    knowing = with_dry(parts, dry.families)["test"]
    assert found(knowing, rows) == []
    assert found(knowing, rows[1:])
    assert found(knowing, [*rows, rows[0]])


def tiny_number_game(monkeypatch):
    monkeypatch.setattr(number_game, "GIVE_UP", 20)
    tiny = {"ranges": [[1, 2], [1, 2], [1, 3], [1, 3], [1, 3]], "demonstrations": 0, "shots": []}
    return "number_game", tiny | {"rows": {"easy": 500, "medium": 0, "hard": 0, "mixed": 0}}


def few_structures(monkeypatch):
    monkeypatch.setattr(curriculum, "BARREN", 1)
    monkeypatch.setattr(curriculum, "GIVE_UP", 1)
    return "curriculum", {"rows": {"default": 0, "k_oa_a_4": 3000}}


def no_problem_can_be_used(monkeypatch):
    def refuse(*arguments):
        raise Rejected("too few candidates")

    monkeypatch.setattr(judge, "_of_problem", refuse)
    monkeypatch.setattr(judge, "SPARE", (0,))
    return "judge", {"rows": {"problems": 1}}


def all_problems_alike(monkeypatch):
    drawn = sampling.drawn_from
    monkeypatch.setattr(sampling, "GIVE_UP", 5)
    monkeypatch.setattr(
        sampling, "drawn_from", lambda name, difficulty, seed: drawn(name, difficulty, "0" * 32)
    )
    return "university", {"rows": {"text": {"sequences_series": 60}, "visual": {}}}


@pytest.mark.parametrize(
    "prepare",
    [
        no_problem_can_be_used,
        pytest.param(tiny_number_game, marks=soak),
        pytest.param(few_structures, marks=soak),
        pytest.param(all_problems_alike, marks=soak),
    ],
)
def test_cells_of_every_benchmark_may_be_dry(monkeypatch, prepare):
    benchmark, generate = prepare(monkeypatch)
    settings = small(benchmark, **generate)
    made = make(benchmark, settings)
    assert [*dry_cells(made.families)]
    for split, part in with_dry(by_split(settings), made.families).items():
        declared = registry.benchmark(benchmark).quality.suites(part, made.splits[split])
        short = [suite for suite in declared if suite[0] in ("counts", "balance") and made.splits[split]]
        assert [finding for suite in short for finding in run_suite(*suite)] == []


def test_strict_makes_a_dry_cell_an_error(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(missing_fact, "GIVE_UP", 60)
    section = SMALL["missing_fact"] | {"generate": SMALL["missing_fact"]["generate"] | one_family(ASKED)}
    (tmp_path / "params.yaml").write_text(yaml.safe_dump(PARAMS | {"missing_fact": section}))
    refused = run("generate", "missing_fact", "--strict")
    assert refused.exit_code == 1
    assert f"of {ASKED} rows of test. Ask for fewer" in refused.output
    assert not list(tmp_path.rglob("*.jsonl"))
    assert run("generate", "missing_fact").exit_code == 0
    assert '"dry"' in Build("missing_fact").report("generate").read_text()


def test_what_is_dry_is_no_setting(tmp_path):
    path = tmp_path / "params.yaml"
    path.write_text(yaml.safe_dump(PARAMS | {"judge": SMALL["judge"] | {"dry": {"a/d1": 1}}}))
    with pytest.raises(SeedproofError, match=r"judge\.dry"):
        load_settings("judge", path)


@soak
def test_manifest_and_card_of_a_release_say_what_is_dry(tmp_path, monkeypatch):
    monkeypatch.setattr(missing_fact, "GIVE_UP", 60)
    generate = SMALL["missing_fact"]["generate"] | one_family(ASKED)
    furnish(tmp_path, PARAMS | {"missing_fact": SMALL["missing_fact"] | {"generate": generate}})
    monkeypatch.chdir(tmp_path)
    build = Build("missing_fact")
    for stage in STAGES:
        run_stage(stage, build)
    ((_, cell),) = dry_cells(read_manifest(build.release)["families"])
    assert f"| `{FAMILY}` | 1 | test | {cell.rows} | {ASKED} |" in (build.release / "README.md").read_text()


OTHERS = ("curriculum", "number_game", "university", "judge")


def rows_of(benchmark, times):
    """A part of a release, with so many times its rows."""
    match benchmark:
        case "missing_fact":
            none = dict.fromkeys(missing_fact.FAMILIES, 0)
            return {"A": 0, "B": 0} | none | {"matrix_completion": 20 * times}
        case "curriculum":
            return {"default": 0, "k_nbt_a_1": 100 * times, "6_ns_b_2": 25 * times}
        case "number_game":
            return dict.fromkeys(("easy", "medium", "hard", "mixed"), 250 * times)
        case "university":
            most = {"text": 25 * times, "visual": 15 * times, "school": 5 * times}
            return {"text": {"algebra": 25 * times}, "visual": {"sequences_series": 4 * times}, "most": most}
        case "judge":
            return {"problems": 30 * times}


@pytest.mark.parametrize(
    ("benchmark", "times"),
    [
        ("missing_fact", 4),
        pytest.param("missing_fact", 16, marks=soak),
        *(pytest.param(name, times, marks=soak) for name in OTHERS for times in (4, 16)),
    ],
)
def test_the_limits_of_releases_hold_for_more_rows(benchmark, times):
    released = load_settings(benchmark, REPOSITORY / "params.yaml")
    asked = msgspec.to_builtins(released.generate) | {"rows": rows_of(benchmark, times)}
    section = msgspec.to_builtins(released) | {"generate": asked, "splits": {}}
    # What is measured on a sample of all families says nothing of a few.
    section["quality"].pop("naturalness", None)
    settings = msgspec.convert(section, type(released))
    made = make(benchmark, settings)
    knowing = with_dry(by_split(settings), made.families)["test"]
    suites = registry.benchmark(benchmark).quality.suites(knowing, made.splits["test"])
    assert [str(finding) for suite in suites for finding in run_suite(*suite)] == []
