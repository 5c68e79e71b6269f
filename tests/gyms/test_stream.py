"""`Stream`: tasks without end, by a seed, a step and weights; some keys can be held out."""

import json
from collections import Counter
from itertools import islice

import pytest

import seedproof as sp
from pipeline.scaling.asked import run_of
from seedproof.gyms import Stream
from seedproof.record.seeds import parse_row_id
from seedproof.released.known import released_keys
from tests.circles import few, soak
from tests.ours import OURS

SEED = "a seed"


def stream(benchmark="missing_fact", **chosen):
    return Stream(benchmark, **{"seed": SEED, "prove": False, **chosen})


def first(tasks, count):
    return list(islice(tasks, count))


def level(task):
    return parse_row_id(task.id).difficulty


def keys_of(task):
    place = parse_row_id(task.id)
    line = sp.generate(
        place.benchmark, seed=task.root_seed, families=place.family, difficulty=place.difficulty
    )
    return line.candidate(int(place.number) - 10**9).keys


@pytest.mark.parametrize("name", few(OURS))
def test_a_seed_gives_the_same_tasks_each_time_and_another_seed_others(name):
    tasks = first(stream(name), 20)
    assert tasks == first(stream(name), 20)
    assert len(set(tasks)) == 20
    assert [task.id for task in tasks] != [task.id for task in first(stream(name, seed=8), 20)]
    assert {task.root_seed for task in tasks} == {SEED}


def test_tasks_are_rows_of_the_endless_line():
    for task in first(stream("number_game", seed=7), 3):
        place = parse_row_id(task.id)
        line = sp.generate("number_game", seed=7, families=place.family, difficulty=place.difficulty)
        assert line[int(place.number) - 10**9] == sp.rebuild(task.id, task.root_seed)


def test_weights_change_the_mixture_from_the_next_task_on():
    tasks = stream()
    before = first(tasks, 30)
    assert set(map(level, before)) == {1, 2, 3}
    tasks.weigh(difficulty={1: 0, 2: 1, 3: 9})
    after = Counter(map(level, first(tasks, 100)))
    assert after[1] == 0
    assert after[3] > 3 * after[2] > 0
    tasks.weigh(families={"bayes_missing_prior": 1_000_000})
    assert {parse_row_id(task.id).family for task in first(tasks, 30)} == {"bayes_missing_prior"}
    tasks.weigh()
    unchanged = stream()
    first(unchanged, 160)
    assert first(tasks, 10) == first(unchanged, 10)


def test_it_goes_on_from_its_state():
    tasks = stream()
    first(tasks, 5)
    tasks.weigh(difficulty={3: 4})
    first(tasks, 5)
    state = json.loads(json.dumps(tasks.state_dict()))
    again = stream()
    again.load_state_dict(state)
    assert first(again, 10) == first(tasks, 10)


def test_rows_with_an_image_are_left_out():
    every = sp.generate("university", 40, seed=SEED, prove=False)
    assert any(row["has_image"] for row in every)
    rows = [sp.rebuild(*task) for task in first(stream("university"), 40)]
    assert not any(row["has_image"] for row in rows)
    with pytest.raises(sp.SeedproofError, match="1,000 tasks in succession have an image or a key"):
        next(stream("university", families="tank_sketch"))


@pytest.mark.parametrize("count", [100, pytest.param(1000, marks=soak)])
def test_what_is_held_out_is_not_given_under_another_seed_either(count):
    """Of a family with few problems: without a range, both streams have some in common."""
    assert shared(count, {}, {})
    assert not shared(count, {"hold_out": "1/4:3/4"}, {"only": "1/4:3/4"})


def shared(count, *chosen):
    family = {"families": "discrete_tomography", "difficulty": 1}
    streams = [stream(seed=seed, **family, **ranges) for seed, ranges in enumerate(chosen)]
    one, other = [{key for task in first(tasks, count) for key in keys_of(task)} for tasks in streams]
    return one & other


def test_a_stream_leaves_out_what_a_split_leaves_out(tmp_path):
    """Of tasks, those with a key in the range; what has all keys there is what `only` gives."""
    run = run_of(tmp_path, "missing_fact", SEED, "0:0.1")
    for task in first(stream(hold_out="0:0.1"), 20):
        assert not run.is_held_out(keys_of(task))
    for task in first(stream(only="0:0.1"), 5):
        assert all(map(run.hold_out.holds, keys_of(task)))


@pytest.mark.parametrize("name", few(OURS))
def test_no_problem_of_a_release_is_in_it_under_another_name(name):
    released = released_keys(name)
    assert released
    assert all(keys_of(task).isdisjoint(released) for task in first(stream(name), 50))


def test_what_it_refuses_is_one_sentence(subtests):
    state = stream(difficulty=1).state_dict()
    for act, said in [
        (lambda: stream("missingfact"), "Did you mean missing_fact?"),
        (lambda: stream(hold_out="0.5"), "hold_out: is '0.5', expected a range between 0 and 1 such as"),
        (lambda: stream(only="1:0"), "only: is '1:0', expected a range between 0 and 1 such as 0:0.05"),
        (lambda: stream().weigh(difficulty={5: 1}), "difficulty: 5 is not in this stream"),
        (lambda: stream().weigh(families={"bayes": 1}), "families: 'bayes' is not in this stream"),
        (lambda: stream().weigh(difficulty={1: 0.5}), "difficulty: 1 has weight 0.5, expected a"),
        (lambda: stream().weigh(difficulty={1: -1}), "difficulty: 1 has weight -1"),
        (lambda: stream().weigh(difficulty={1: 0, 2: 0, 3: 0}), "weights: all are 0"),
        (lambda: stream().load_state_dict(state), "state: has 22 weights, expected 66"),
    ]:
        with subtests.test(said):
            with pytest.raises(sp.SeedproofError) as error:
                act()
            assert said in str(error.value)
            assert "\n" not in str(error.value)
