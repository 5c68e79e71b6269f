"""The audit of MIRA-MATH: it finds each kind of flaw, and says nothing of sound rows."""

import json
import re
from collections import Counter

import pytest

from pipeline.ancestors.mira.audit import audit
from pipeline.ancestors.mira.families.signals import signals_of
from pipeline.ancestors.mira.kinds import KINDS
from pipeline.ancestors.mira.reading import READERS
from seedproof.record.errors import SeedproofError
from tests.ancestors import mira_rows as rows
from tests.ancestors.pages import PUBLISHED, audited_file
from tests.circles import soak

RELEASE = PUBLISHED["mira"]

OF_THE_FAMILY = {
    "crt_reconstruction": {"template"},
    "deconvolution": {"template", "trivial"},
    "discrete_tomography": {"not-located"},
    "graph_path_sums": {"template"},
    "linear_system_separator": {"not-located"},
    "markov_missing_transition": {"not-located"},
    "moment_problem": {"template"},
    "rankdef_linear_shared": {"template"},
    "steady_state_missing_emission": {"no-request"},
}
"""Flaws that every row in the format of these families has."""

SOUND = [pytest.param(make, id=make.__name__) for make in rows.SOUND]


@pytest.fixture
def audited(tmp_path):
    """A function: the audit of rows, which are given ids of their own."""

    def audited(*stated, named=True):
        for number, row in enumerate(stated if named else ()):
            row["id"] = f"row-{number}"
        path = tmp_path / "rows.jsonl"
        path.write_text("".join(json.dumps(row) + "\n" for row in stated))
        return audit(path)

    return audited


def codes(found):
    return {alarm.code for alarm in found.alarms}


def view(row, agent="A"):
    return row["agent_views"]["AB".index(agent)]["private_data"]


@pytest.mark.parametrize("make", SOUND)
def test_a_sound_row_has_no_flaw_but_those_of_its_family(make, audited):
    row = make()
    found = audited(row)
    assert found.unread == []
    assert codes(found) == OF_THE_FAMILY.get(row["family"], set())


def test_there_is_a_sound_row_of_each_family():
    assert sorted(make()["family"] for make in rows.SOUND) == sorted(READERS)


# One row, or a few, for each kind of flaw


def with_answer(row, **answer):
    return row | {"global_solution": answer}


def in_other_words():
    row = rows.birth_death()
    data = view(row)
    data["constraints_text"][0] = "State 0 has an upward transition rate of 2 to state 1."
    return row


def telling_the_hint():
    row = rows.bayes()
    for form in ("constraints_text", "constraints_machine"):
        view(row)[form] += view(row, "B")[form]
    return row


def with_another_text():
    row = rows.recurrence()
    view(row)["constraints_text"][0] = "a(0) = 2"
    return row


def with_another_hint():
    row = rows.piecewise()
    row["minimal_hint_spec"]["atomic_hints"][0]["value"] = 1
    return row


FLAWED = {
    "no-request": [rows.recurrence(r1=1, r2=-1, n=3)],
    "no-request-if-positive": [rows.graph(1, 1, 5)],
    "not-located": [rows.markov()],
    "duplicate": [rows.bayes(), rows.bayes()],
    "reworded": [rows.birth_death(), in_other_words()],
    "impossible": [rows.portfolio(("-3/4", "-3/4", "-3/4"))],
    "not-unique": [rows.phase((3, 1, 0, 0))],
    "wrong-answer": [with_answer(rows.matrix_completion(), value=16)],
    "leak": [telling_the_hint()],
    "text-differs": [with_another_text()],
    "hint-differs": [with_another_hint()],
    "answer-form": [with_answer(rows.bayes(), numerator=6, denominator=14)],
    "template": [rows.congruences()],
    "trivial": [rows.deconvolution()],
    "few-answers": [rows.geometry(2 + number % 2) for number in range(30)],
}


@pytest.mark.parametrize("code", FLAWED)
def test_each_kind_of_flaw_is_found(code, audited):
    found = audited(*FLAWED[code])
    assert found.unread == []
    assert code in codes(found)


def test_every_kind_has_a_row_here():
    assert list(FLAWED) == [kind.code for kind in KINDS]


COUNTS = [
    ("no-request", 1),
    ("no-request-if-positive", 1),
    ("impossible", 1),
    ("not-unique", 1),
    ("wrong-answer", 1),
    ("duplicate", 1),
    ("reworded", 1),
    ("leak", 1),
    ("few-answers", 30),
]


def test_nothing_is_found_twice_over(subtests, audited):
    """A duplicate is the later row alone, an impossible row has no answer to be wrong, ..."""
    for code, count in COUNTS:
        with subtests.test(code=code):
            found = audited(*FLAWED[code])
            own = [alarm for alarm in found.alarms if alarm.code not in ("template", "duplicate", code)]
            assert len([alarm for alarm in found.alarms if alarm.code == code]) == count
            # The rows of two distances are the same two again and again.
            assert own == []


def test_positive_moments_are_told_from_moments_that_may_be_zero(audited):
    """(1, 1, 4) and (0, 3, 3) have the same first two moments; of positive weights only the first has."""
    assert "no-request-if-positive" in codes(audited(rows.moments(1, 1, 4)))
    assert "no-request-if-positive" not in codes(audited(rows.moments(2, 1, 4)))
    assert "no-request" not in codes(audited(rows.moments(1, 1, 4)))


def test_a_corner_of_the_grid_is_not_needed(audited):
    assert "no-request" in codes(audited(rows.laplace("0_0")))


def test_a_pinned_correlation_is_not_needed(audited):
    """Assets 0, 1 and 3 sum to nothing, so what asset 2 has to do with two of them decides the third."""
    known = ("-1/2", "1/4", "-1/2", "1/4", "-1/2")
    found = audited(rows.portfolio((*known, "-1/2"), answer="17/32"))
    assert codes(found) == {"no-request"}
    assert codes(audited(rows.portfolio((*known, "-1/4"), answer="29/32"))) == {"impossible"}


def test_signals_are_complete():
    """Every signal of a small box, found by trying all."""
    box = [
        (a, b, c, d) for a in range(-3, 4) for b in range(-3, 4) for c in range(-3, 4) for d in range(-3, 4)
    ]

    def magnitudes(x):
        odd = (x[0] - x[2]) ** 2 + (x[1] - x[3]) ** 2
        return (sum(x) ** 2, odd, (x[0] - x[1] + x[2] - x[3]) ** 2, odd)

    alike = {}
    for signal in box:
        alike.setdefault(magnitudes(signal), set()).add(signal)
    assert len(alike) > 200
    for found, signals in alike.items():
        listed = signals_of(found)
        assert {magnitudes(signal) for signal in listed} == {found}
        assert {signal for signal in listed if max(map(abs, signal)) <= 3} == signals


# What a validator must not miss, in any family


def damaged(row, damage):
    if damage == "text":
        texts = view(row)["constraints_text"]
        texts[-1] = re.sub(r"[0-9](?=[^0-9]*$)", lambda digit: str((int(digit[0]) + 1) % 10), texts[-1])
    if damage == "leak":
        for form in ("constraints_text", "constraints_machine"):
            view(row)[form] += view(row, "B")[form][-1:]
    if damage == "hint":
        (hint,) = row["minimal_hint_spec"]["atomic_hints"]
        name = next(name for name in ("value", "rhs", "residue", "y", "sign", "num") if name in hint)
        hint[name] = -hint[name] if name == "sign" else hint[name] + 1
    if damage == "type":
        row["answer_type"] = "text"
    if damage == "no hint":
        row["minimal_hint_spec"]["atomic_hints"] = []
    if damage == "answer":
        name = next(iter(row["global_solution"]))
        row["global_solution"][name] += 1
    return row


@pytest.mark.parametrize("make", SOUND)
def test_damage_is_found_in_every_family(make, audited, subtests):
    before = codes(audited(make()))
    for damage in ("text", "leak", "hint", "type", "no hint", "answer"):
        with subtests.test(damage):
            found = audited(damaged(make(), damage))
            assert codes(found) - before or found.unread


# Rows and files that cannot be read


def odd_values():
    return [None, True, -1, 10**40, 0.5, "", "x", "\ud800", "9" * 400, [], {}, [[]], ["\x1b[2J"]]


def leaves(stated, path=()):
    """The places of everything in a row."""
    yield path
    inner = (
        stated.items() if isinstance(stated, dict) else enumerate(stated) if isinstance(stated, list) else ()
    )
    for name, value in inner:
        yield from leaves(value, (*path, name))


def replaced(stated, path, value):
    if not path:
        return value
    name, *rest = path
    copy = dict(stated) if isinstance(stated, dict) else list(stated)
    copy[name] = replaced(copy[name], rest, value)
    return copy


@pytest.mark.parametrize("turns", [(0,), pytest.param((4, 9), marks=soak)])
def test_whatever_stands_in_a_row_is_told(audited, turns):
    places = [(row, path) for row in (make() for make in rows.SOUND) for path in leaves(row) if path]
    odd = odd_values()
    damaged = [
        replaced(row | {"id": f"row-{turn}-{number}"}, path, odd[(number + turn) % len(odd)])
        for number, (row, path) in enumerate(places)
        for turn in turns
    ]
    found = audited(*damaged, named=False)
    assert len(damaged) > 700 * len(turns)
    assert len(found.read) + len(found.unread) == len(damaged)
    said = " ".join(
        [unread.row + unread.why for unread in found.unread] + [alarm.sentence for alarm in found.alarms]
    )
    assert said.isprintable()
    assert all(text.replace("\n", "").isprintable() for row in found.read for _, text in row.parts)


def test_an_unknown_sentence_is_counted_as_unread(audited):
    row = rows.bayes()
    view(row)["constraints_text"][0] = "P(E|H) is about three quarters"
    found = audited(row, rows.graph())
    (unread,) = found.unread
    assert unread.row == "row-0 (line 1)"
    assert unread.why == "the sentence 'P(E|H) is about three quarters' has no known form"
    assert [row.id for row in found.read] == ["row-1"]


def test_a_second_row_of_an_id_is_unread(audited):
    found = audited(rows.bayes(), rows.bayes(), named=False)
    assert [unread.why for unread in found.unread] == ["its id bay-000000 is that of an earlier row"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "has no rows. Give the JSON lines of MIRA-MATH"),
        ("no JSON\n", "line 1: is no JSON object, expected one a line"),
        ("[]\n", "line 1: is no JSON object, expected one a line"),
        ('{"id": "a"}\n', "line 1: has no field 'family'. Give the JSON lines of MIRA-MATH"),
        ("[" * 100_000, "line 1: is nested too deeply, expected at most 100 brackets inside one another"),
    ],
)
def test_a_file_of_another_kind_is_one_line(content, said, tmp_path):
    path = tmp_path / "file.jsonl"
    path.write_text(content)
    with pytest.raises(SeedproofError) as caught:
        audit(path)
    assert str(caught.value).endswith(said)


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    path = tmp_path / "large.jsonl"
    with path.open("wb") as file:
        file.truncate(256_000_001)
    with pytest.raises(SeedproofError, match="has 256,000,001 bytes, expected at most 256,000,000"):
        audit(path)


def test_no_file_is_one_line(tmp_path):
    with pytest.raises(SeedproofError, match="cannot be read"):
        audit(tmp_path / "none")
    with pytest.raises(SeedproofError, match="is no file"):
        audit(tmp_path)


# The published release


@pytest.fixture(scope="module")
def published():
    if not RELEASE.is_file():
        pytest.skip("the published file of MIRA-MATH is not beside the repository (shared/data)")
    return audited_file("mira")


def test_every_published_row_is_read(published):
    assert len(published.read) == 2310
    assert published.unread == []


def test_what_was_measured_outside_is_found(published):
    families = {row.id: row.facets["family"] for row in published.read}
    found = {}
    for alarm in published.alarms:
        found.setdefault(alarm.code, Counter())[families[alarm.row]] += 1
    assert found["no-request"] == {
        "steady_state_missing_emission": 150,
        "laplace_grid": 36,
        "linear_system_missing_coeff": 6,
        "eigenvector_missing_entry": 5,
        "markov_missing_transition": 2,
        "recurrence_missing_init": 2,
        # Beyond what was measured: three other assets sum to nothing, which pins the fourth correlation.
        "portfolio_variance_missing_corr": 1,
    }
    assert found["no-request-if-positive"] == {"graph_path_sums": 9, "moment_problem": 14}
    assert found["duplicate"] == {
        "phase_retrieval": 30,
        "moment_problem": 21,
        "graph_path_sums": 20,
        "matrix_completion": 6,
        "discrete_tomography": 2,
        "bayes_missing_prior": 1,
        "deconvolution": 1,
    }
    assert found["impossible"] == {"portfolio_variance_missing_corr": 38}
    assert found["not-located"] == {
        "discrete_tomography": 150,
        "markov_missing_transition": 150,
        "linear_system_separator": 60,
    }
    assert found["trivial"] == {"deconvolution": 150}
    assert found["few-answers"] == {"geometry_coordinates": 60}
    assert sorted(found["template"]) == [
        "crt_reconstruction",
        "deconvolution",
        "graph_path_sums",
        "moment_problem",
        "rankdef_linear_shared",
    ]


def test_nothing_else_is_said_of_published_rows(published):
    """Stored answers, hints and both forms of all notes are right: no alarm says otherwise."""
    assert not codes(published) & {"wrong-answer", "not-unique", "leak", "text-differs", "hint-differs"}
    assert sum(alarm.code == "reworded" for alarm in published.alarms) == 7
