"""`judges`: what is counted, against scores worked out by hand and by a library, and what it refuses."""

import json
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seedproof.judging import kappa, scores
from tests.conftest import run


def lines(path, rows):
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


@pytest.fixture
def labelled(tmp_path):
    rows = [
        {"id": f"judge/x/d1/{number:06}", "label": number % 2 == 0, "author": "ab"[number // 4]}
        for number in range(8)
    ]
    return lines(tmp_path / "labelled.jsonl", rows)


def judged(path, judgements):
    rows = [{"id": f"judge/x/d1/{place:06}", "judgement": one} for place, one in enumerate(judgements)]
    return lines(path, rows)


def test_the_rates_are_those_of_the_paper(labelled, tmp_path):
    """Right: 0 2 4 6. Two hits, one miss, one open; of the wrong ones three rejected, one false alarm."""
    judge = judged(tmp_path / "judge.jsonl", [True, False, False, False, True, True, None, False])
    done = run("judges", labelled, judge)
    assert done.exit_code == 0, done.output
    overall, a, b = done.output.splitlines()[2:]
    assert overall.split() == ["overall", "8", "1", "0.6190", "0.5000", "0.7500", "0.6667", "0.6000"]
    assert a.split() == ["a", "4", "0", "0.7333", "0.5000", "1.0000", "1.0000", "0.6667"]
    assert b.split() == ["b", "4", "1", "0.5000", "0.5000", "0.5000", "0.5000", "0.5000"]


def test_judges_are_compared(labelled, tmp_path):
    one = judged(tmp_path / "one.jsonl", [True, False] * 4)
    two = judged(
        tmp_path / "two.jsonl", ["correct", "no!", "Yes.", "**WRONG**", "wrong", '"right"', "__true__", None]
    )
    done = run("judges", labelled, one, two)
    assert done.exit_code == 0, done.output
    assert "agree on 0.6250, kappa 0.3333" in done.output
    assert "1.0000    1.0000    1.0000    1.0000    1.0000" in done.output


def test_the_published_fields_do(tmp_path):
    rows = [{"uuid": "u", "model": model, "label": model == "m1"} for model in ("m1", "m2")]
    labelled = lines(tmp_path / "l.jsonl", rows)
    judge = lines(tmp_path / "j.jsonl", [{"uuid": "u", "model": "m1", "judgement": True}])
    done = run("judges", labelled, judge)
    assert done.exit_code == 0
    assert done.output.splitlines()[2].split()[:4] == ["overall", "2", "1", "0.3333"]


PAIRS = st.lists(st.tuples(st.booleans(), st.sampled_from([True, False, None])), min_size=1, max_size=40)


@given(PAIRS)
def test_macro_f1_by_its_definition(pairs):
    """The mean, over both classes, of the harmonic mean of precision and recall; none of a single label."""
    answers = [(label, not label if said is None else said) for label, said in pairs]
    means = []
    for kind in (True, False):
        hits = sum(label == said == kind for label, said in answers)
        precision = Fraction(hits, max(sum(said == kind for _, said in answers), 1))
        recall = Fraction(hits, max(sum(label == kind for label, _ in answers), 1))
        means.append(2 * precision * recall / (precision + recall) if hits else Fraction(0))
    has_both_labels = len({label for label, _ in pairs}) == 2
    assert scores(pairs).macro_f1 == (sum(means) / 2 if has_both_labels else None)
    swapped = scores((not label, None if said is None else not said) for label, said in pairs)
    own = scores(pairs)
    assert (own.macro_f1, own.tpr, own.ppv) == (swapped.macro_f1, swapped.tnr, swapped.npv)


@given(st.lists(st.sampled_from([True, False, None]), min_size=1, max_size=30))
def test_who_agrees_with_oneself_agrees_wholly(said):
    judgements = dict(zip(map(str, range(len(said))), said, strict=True))
    alike, beyond = kappa(judgements, judgements)
    assert alike == 1
    assert beyond == (1 if len(set(said)) > 1 else None)


BAD = [
    ('{"label": true, "author": "a"}', "{}", "expected an id, or uuid and model"),
    ('{"id": "a", "label": 1, "author": "a"}', "{}", "expected label (true or false)"),
    ('{"id": "a", "label": true}', "{}", "expected label (true or false) and author"),
    ("[1]", "{}", "is no JSON object"),
    ("", "{}", "is empty"),
    ('{"id": "a", "label": true, "author": "a"}\n' * 2, "{}", "stands there twice"),
    ('{"id": "a", "label": true, "author": "a"}', '{"id": "b"}', "there is no labelled solution b"),
    ('{"id": "a", "label": true, "author": "a"}', '{"id": "a"}', "has no judgement"),
    ('{"id": "a", "label": true, "author": "a"}', '{"id": "a", "judgement": "perhaps"}', "is 'perhaps'"),
    ('{"id": "a", "label": true, "author": "a"}', '{"id": "a", "judgement": 1}', "is '1'"),
    ('{"id": "a", "label": true, "author": "a"}', '{"id": "a", "judgement": true}\n' * 2, "judged twice"),
    ('{"id": "a", "label": true, "author": "a"}', "[" * 100_000, "is nested too deeply"),
    ('{"id": "a", "label": true, "author": "a"}', "\x00", "is no JSON object"),
]


@pytest.mark.parametrize(("solutions", "judgements", "said"), BAD)
def test_what_is_no_such_file_is_one_sentence(tmp_path, solutions, judgements, said):
    (tmp_path / "l.jsonl").write_text(solutions)
    (tmp_path / "j.jsonl").write_text(judgements)
    done = run("judges", tmp_path / "l.jsonl", tmp_path / "j.jsonl")
    assert done.exit_code == 1
    assert said in done.output
    assert done.output.count("\n") == 1


def test_missing_files_are_one_sentence(labelled, tmp_path):
    for files in ((tmp_path / "none", labelled), (labelled, tmp_path / "none")):
        done = run("judges", *files)
        assert done.exit_code == 2
        assert "No such file" in done.output


def test_kappa_by_hand():
    """Two judges, every pair of judgements once: they agree as often as chance has it."""
    pairs = list(product((True, False, None), repeat=2))
    one = {str(place): pair[0] for place, pair in enumerate(pairs)}
    other = {str(place): pair[1] for place, pair in enumerate(pairs)}
    assert kappa(one, other) == (Fraction(1, 3), 0)
