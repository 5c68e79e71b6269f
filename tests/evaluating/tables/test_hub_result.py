"""The result of a run as the Hub reads it."""

import pytest
import yaml
from huggingface_hub import parse_eval_result_entries

from pipeline.evaluating.tables.hub_result import entries, write_hub_results
from seedproof.record.errors import SeedproofError
from tests.evaluating.tables.runs import FOUR, FOUR_LATER, games, judge, missing_fact

RUNS = [missing_fact(FOUR, config="zero_shot"), missing_fact(FOUR_LATER, config="four_shot", shots=4)]


def test_an_entry_a_run_is_read_back_by_the_hubs_own_client():
    read = parse_eval_result_entries(yaml.safe_load(entries(RUNS, "0" * 40)))
    assert [(entry.dataset_id, entry.task_id, entry.value) for entry in read] == [
        ("seedproof/missing_fact", "zero_shot", 0.5),
        ("seedproof/missing_fact", "four_shot", 0.75),
    ]
    assert {entry.dataset_revision for entry in read} == {"0" * 40}


def test_the_notes_name_what_the_number_depends_on():
    (first, _) = parse_eval_result_entries(yaml.safe_load(entries(RUNS)))
    for fact in ("metric: accuracy", "protocol: open", "control: none", "holder: strict 1", "release: 1.0.0"):
        assert fact in first.notes
    assert first.dataset_revision is None
    assert first.date is None


def test_a_judge_is_stated_by_its_macro_f1():
    (entry,) = parse_eval_result_entries(yaml.safe_load(entries([judge(["right"] * 4)])))
    assert entry.value == 1.0
    assert "metric: macro_f1" in entry.notes


def test_a_single_score_has_a_wide_interval():
    (entry,) = parse_eval_result_entries(yaml.safe_load(entries([games([[9]])])))
    assert entry.value == 0.5
    assert "interval of 95 %: 0.0343 to 0.9657" in entry.notes


def test_a_judge_without_a_macro_f1_has_no_result():
    of_wrong_solutions = judge(["right", "right"], labels=(False,))
    with pytest.raises(SeedproofError, match="macro_f1 has no value over the 2 scored episodes"):
        entries([of_wrong_solutions])


def test_a_file_a_benchmark_is_written_where_the_hub_looks(tmp_path):
    paths = list(write_hub_results([*RUNS, games([[18]])], tmp_path))
    assert [path.relative_to(tmp_path).as_posix() for path in paths] == [
        ".eval_results/missing_fact.yaml",
        ".eval_results/number_game.yaml",
    ]
    assert paths[0].read_text() == entries(RUNS)


def test_runs_of_two_models_are_refused(tmp_path):
    with pytest.raises(SeedproofError, match=r"these runs are of 2: model, other\. Name the runs of one"):
        list(write_hub_results([*RUNS, missing_fact(FOUR, model="maker/other")], tmp_path))
    assert not list(tmp_path.iterdir())
