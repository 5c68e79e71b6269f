"""`number_game`: search against plain enumeration, the universe, promises of rows, corruptions."""

import json
from collections import Counter
from fractions import Fraction
from hashlib import shake_256
from itertools import accumulate, combinations_with_replacement, permutations, product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seedproof as sp
from pipeline.workplace.settings import load_settings
from seedproof.answers.operations import BONUS, POINTS, REACHED, score_game
from seedproof.benchmarks.number_game import cycle, generate, validate
from seedproof.benchmarks.number_game.candidates import Drawn
from seedproof.benchmarks.number_game.difficulty import ranked, ranks_of
from seedproof.benchmarks.number_game.enumeration import enumerated
from seedproof.benchmarks.number_game.parts import parts_of
from seedproof.benchmarks.number_game.reading import read
from seedproof.benchmarks.number_game.release import LAYOUT
from seedproof.benchmarks.number_game.rules import FAMILIES, different_operations
from seedproof.benchmarks.number_game.search import found, solved
from seedproof.benchmarks.number_game.settings import Generate, NumberGame, Rows
from seedproof.benchmarks.number_game.solver import bound, most
from seedproof.benchmarks.number_game.stability import compared
from seedproof.benchmarks.number_game.universe import operand_sets, universe
from seedproof.benchmarks.number_game.words import steps_text
from seedproof.record.errors import SeedproofError
from seedproof.record.seeds import ENDLESS, RowId
from tests.circles import soak
from tests.conftest import REPOSITORY, run

GAMES_OF_1 = REPOSITORY / "seedproof/benchmarks/number_game/games_of_1.txt"

RANGES = {
    "three_operands": [(1, 9), (1, 9), (1, 12)],
    "four_operands": [(1, 6), (1, 8), (1, 10), (1, 12)],
    "five_operands": [(1, 4), (1, 6), (1, 8), (1, 12), (1, 20)],
    "six_operands": [(1, 2), (1, 3), (1, 3), (1, 4), (1, 4), (1, 6)],
}


BANDS = {family: [(1, 10)] * 3 for family in RANGES} | {"five_operands": generate.PUBLISHED.bands}
"""Few numbers have few solutions, and many numbers many: by the tenths of five they are hard, or easy."""


def asked(family, shots=(), **rows):
    counts = {"easy": 0, "medium": 0, "hard": 0, "mixed": 0} | rows
    return Generate(
        root_seed=7,
        ranges=RANGES[family],
        bands=BANDS[family],
        rows=Rows(**counts),
        demonstrations=20,
        shots=list(shots),
    )


def settings_of(generate_section):
    section = msgspec.to_builtins(load_settings("number_game", REPOSITORY / "params.yaml"))
    return msgspec.convert(section | {"generate": msgspec.to_builtins(generate_section)}, NumberGame)


def sampled(family, count=4):
    for difficulty in (1, 2, 3):
        for number in range(count):
            yield generate.rebuild(RowId("number_game", family, difficulty, str(number)), 5, asked(family))


def findings(row):
    return [*map(str, validate.check(row)), *map(str, cycle.check(row))]


def trees(numbers):
    """Every expression over all the numbers, in their order: value, operations, text. As naive as can be."""
    if len(numbers) == 1:
        yield numbers[0], "", str(numbers[0])
    for cut in range(1, len(numbers)):
        for (x, a, left), (y, b, right) in product(trees(numbers[:cut]), trees(numbers[cut:])):
            for sign, value in (("+", x + y), ("*", x * y), ("-", x - y), ("/", Fraction(x, y) if y else -1)):
                if value >= 0 and value == int(value):
                    yield int(value), a + b + sign, f"({left}{sign}{right})"


def test_search_and_enumeration_count_what_is_written_out(subtests):
    for numbers in [(1, 1, 2), (2, 3, 7), (1, 2, 3, 4), (2, 2, 5, 6), (1, 4, 4, 9)]:
        with subtests.test(numbers=numbers):
            counted = {}
            for size in range(2, len(numbers) + 1):
                for order in permutations(range(len(numbers)), size):
                    for value, signs, _ in trees([numbers[place] for place in order]):
                        complete = size == len(numbers) and len(set(signs)) == different_operations(size)
                        score = REACHED + sum(POINTS[sign] for sign in signs) + (BONUS if complete else 0)
                        counted.setdefault(value, []).append((score, complete))
            said = {
                value: (len(scores), sum(score for score, _ in scores), max(scores)[0])
                for value, scores in counted.items()
                if any(complete for _, complete in scores)
            }
            assert {one.target: tuple(one[1:]) for one in found(numbers).all()} == said
            assert {target: tuple(one[:3]) for target, one in enumerated(numbers).targets.items()} == said
            total = sum(map(len, counted.values()))
            assert found(numbers).expressions == enumerated(numbers).expressions == total


SETS = st.lists(st.integers(1, 20), min_size=3, max_size=5).map(lambda numbers: tuple(sorted(numbers)))


@settings(max_examples=25)
@given(SETS)
def test_search_and_enumeration_agree(numbers):
    plain, searched = enumerated(numbers), found(numbers)
    assert searched.expressions == plain.expressions
    assert {one.target: tuple(one[1:]) for one in searched.all()} == {
        target: tuple(one[:3]) for target, one in plain.targets.items()
    }
    for target, counted in list(plain.targets.items())[:3]:
        best, simple = solved(numbers, target, counted.best_score)
        assert (simple.score, len(simple.steps)) == (counted.lowest_score, counted.fewest)
        assert score_game(steps_text(simple.steps), numbers, target).score == simple.score
        assert score_game(steps_text(best.steps), numbers, target).score == counted.best_score
        assert any(map(is_by_one, best.steps)) == (counted.plain_score < counted.best_score)


def is_by_one(step):
    left, sign, right, _ = step
    return (sign == "*" and 1 in (left, right)) or (sign == "/" and right == 1)


def test_six_numbers_are_searched_as_enumerated():
    numbers = (1, 2, 3, 4, 6, 7)
    assert {one.target: tuple(one[1:]) for one in found(numbers).all()} == {
        target: tuple(one[:3]) for target, one in enumerated(numbers).targets.items()
    }


def test_the_universe_is_the_published_one():
    """7,760 multisets with 607,391 targets of 18 points: counted once, and never to change."""
    totals = universe(generate.PUBLISHED)
    assert totals == (46_080, 7_760, 607_391, 568_923, 7_614, 30_854, 400, 64)


@soak
@pytest.mark.slow
def test_the_universe_can_be_written(tmp_path, monkeypatch, built):
    import pyarrow.parquet as pq

    monkeypatch.chdir(built)
    path = tmp_path / "universe.parquet"
    done = run("tabulate", "number_game", "--out", path)
    assert done.exit_code == 0, done.output
    table = pq.read_table(path)
    assert f"{table.num_rows:,}" in done.output
    places = list(range(0, table.num_rows, table.num_rows // 50))
    for row in table.take(places).to_pylist():
        one = ranked(tuple(row["base_numbers"])).at(row["rank"])
        assert (row["target"], row["solutions"], row["score_sum"], row["best_score"]) == tuple(one)


@pytest.mark.slow
@pytest.mark.parametrize("family", RANGES)
def test_every_row_is_proved_and_read_back(family):
    for row in sampled(family):
        assert findings(row) == [], row["question"]


@pytest.mark.parametrize("family", RANGES)
def test_a_row_depends_on_its_seed_alone(family):
    for row in sampled(family, 2):
        again = generate.rebuild_from_seed(family, row["difficulty"], row["seed"], row["id"], asked(family))
        assert json.dumps(again) == json.dumps(row)


def test_what_there_is_not_is_one_sentence():
    with pytest.raises(SeedproofError, match="no such family"):
        generate.rebuild_from_seed("six_operands", 1, "0" * 32)
    narrow = msgspec.structs.replace(asked("three_operands"), bands=generate.PUBLISHED.bands)
    with pytest.raises(SeedproofError, match=r"in bands 1 to 3\. Widen its bands"):
        generate.rebuild_from_seed("three_operands", 1, "0" * 32, asked=narrow)
    with pytest.raises(SeedproofError, match="expected 1 to 3"):
        generate.rebuild_from_seed("five_operands", 4, "0" * 32)


def test_thirds_are_cut_by_rank():
    for targets in range(200):
        ranks = [rank for difficulty in (1, 2, 3) for rank in ranks_of(difficulty, targets)]
        assert ranks == list(range(targets))
        for difficulty in (1, 2, 3):
            assert all(3 * rank // targets == difficulty - 1 for rank in ranks_of(difficulty, targets))


def test_equal_measures_are_ranked_by_target():
    targets = [ranked((1, 1, 1, 6, 6)).at(rank) for rank in range(len(ranked((1, 1, 1, 6, 6)).order))]
    keys = [(Fraction(one.score_sum, one.solutions**2), one.target) for one in targets]
    assert keys == sorted(keys)
    assert len({measure for measure, _ in keys}) < len(keys)


@pytest.mark.parametrize("family", RANGES)
def test_no_game_beats_the_bound_that_the_text_gives(family):
    points = {**POINTS, "reached": REACHED, "bonus": BONUS}
    for row in sampled(family, 2):
        numbers, different = tuple(row["base_numbers"]), different_operations(len(row["base_numbers"]))
        assert most(numbers, row["target"], points, different) == row["best_score"]
        assert row["best_score"] <= bound(points, different, len(numbers))


def test_rows_are_shared_out_over_the_configs():
    section = asked("five_operands", easy=5, medium=4, hard=3, mixed=7, shots=(2, 20))
    batch = generate.run_task(settings_of(section), "five_operands")
    rows = batch.splits["test"]
    tables = LAYOUT.tables(rows, batch.demonstrations, section)
    assert {name: len(of) for name, of in tables.items()} == {
        "mixed": 7, "easy": 5, "medium": 4, "hard": 3, "mixed_2_shot": 7, "mixed_20_shot": 7
    }  # fmt: skip
    assert [row["difficulty"] for row in tables["mixed"]] == [1, 1, 1, 2, 2, 3, 3]
    assert len({validate.identity(row) for row in rows}) == len(rows)
    used = {tuple(sorted(row["base_numbers"])) for row in batch.demonstrations}
    assert len(used) == len(batch.demonstrations) == 20
    assert not used & {tuple(sorted(row["base_numbers"])) for row in rows}
    for row in tables["mixed_20_shot"]:
        assert row["question"].count("Best solution, 18 points:") == 20


def test_each_row_shows_examples_of_its_own_by_its_seed():
    section = asked("five_operands", mixed=12, shots=(2, 5))
    batch = generate.run_task(settings_of(section), "five_operands")
    rows, shown = batch.splits["test"], batch.demonstrations
    tables = LAYOUT.tables(rows, shown, section)
    two, five = ([read(row["question"]).examples for row in tables[f"mixed_{n}_shot"]] for n in (2, 5))
    assert [examples[:2] for examples in five] == two
    assert len({example for examples in two for example in examples}) > 10
    alone = LAYOUT.variant("mixed_5_shot", rows[7], shown)
    assert alone["question"] == tables["mixed_5_shot"][7]["question"]
    drawn = {example.problem for examples in five for example in examples}
    assert drawn <= {(tuple(row["base_numbers"]), row["target"]) for row in shown}
    for example in five[0]:
        assert example.simple_score < example.best_score


TINY = {"ranges": [(1, 3), (1, 3), (1, 4)]}
"""Few operand sets, of which each gives few games."""


def test_too_many_rows_are_as_many_as_there_are():
    section = msgspec.structs.replace(
        asked("three_operands"), **TINY, demonstrations=0, rows=Rows(easy=500, medium=0, hard=0, mixed=0)
    )
    batch = generate.run_task(settings_of(section), "three_operands")
    (dry,) = batch.dry
    assert dry.rows == len(batch.splits["test"]) < dry.asked == 500


@soak
def test_too_many_demonstrations_are_one_sentence():
    section = msgspec.structs.replace(asked("three_operands"), **TINY, demonstrations=500)
    with pytest.raises(SeedproofError) as error:
        generate.run_task(settings_of(section), "three_operands")
    assert "\n" not in str(error.value)
    assert "Lower" in str(error.value)


def _swapped(text):
    """The steps with the first two results exchanged for other numbers."""
    first, *rest = text.split("\n")
    left, result = first.split(" = ")
    return "\n".join([f"{left} = {int(result) + 1}", *rest])


def _in_another_order(numbers):
    return sorted(numbers, reverse=sorted(numbers) == numbers)


INTEGERS = ("target", "rank", "targets_in_set", "solutions", "score_sum", "best_score", "simple_score")

CORRUPTIONS = {
    **{
        f"another {column}": lambda row, column=column: row | {column: row[column] + 1}
        for column in INTEGERS
    },
    "another difficulty": lambda row: row | {"difficulty": row["difficulty"] % 3 + 1},
    "another measure": lambda row: row | {"difficulty_measure": "1/7"},
    "an equal measure that is not reduced": lambda row: row | {"difficulty_measure": "2/2"},
    "another base number": lambda row: row
    | {"base_numbers": [row["base_numbers"][0] + 1, *row["base_numbers"][1:]]},
    "another order of base numbers": lambda row: row
    | {"base_numbers": _in_another_order(row["base_numbers"])},
    "a base number less": lambda row: row | {"base_numbers": row["base_numbers"][1:]},
    "a float": lambda row: row | {"best_score": float(row["best_score"])},
    "a wrong step": lambda row: row
    | {name: _swapped(row["best_solution"]) for name in ("answer", "best_solution")},
    "a step less": lambda row: row
    | {name: row["best_solution"].rpartition("\n")[0] or "1 + 1 = 2" for name in ("answer", "best_solution")},
    "another answer": lambda row: row | {"answer": f"{row['answer']}\n1 + 1 = 2"},
    "the seed of another part": lambda row: row
    | {"seed": row["seed"][:-1] + f"{int(row['seed'][-1], 16) ^ 3:x}"},
    "another band": lambda row: row | {"band": row["band"] % 10 + 1},
    "another simple solution": lambda row: row | {"simple_solution": _swapped(row["simple_solution"])},
    "the best as the simple one": lambda row: row
    | {"simple_solution": row["best_solution"] + "\n2 * 1 = 2", "simple_score": row["best_score"]},
    "another certificate": lambda row: row
    | {"proof": row["proof"] | {"certificate": "best 18: | simple 6:"}},
    "another count of candidates": lambda row: row
    | {"proof": row["proof"] | {"candidates": row["proof"]["candidates"] + 1}},
    "no count of candidates": lambda row: row | {"proof": row["proof"] | {"candidates": None}},
    "another type": lambda row: row | {"answer_type": "integer"},
    "another family": lambda row: row | {"family": "seven_operands"},
    "another target in the text": lambda row: row
    | {"question": row["question"].replace("Target number: ", "Target number: 1")},
    "other points in the text": lambda row: row
    | {"question": row["question"].replace("- 3 for each", "- 4 for each")},
    "a rule less": lambda row: row
    | {"question": row["question"].replace("- A solution that breaks a rule scores 0.\n", "")},
    "a sentence more": lambda row: row | {"question": row["question"] + " Good luck."},
}  # fmt: skip


@pytest.mark.parametrize("family", RANGES)
def test_a_corrupted_row_is_refused(family, subtests):
    for name, corrupt in CORRUPTIONS.items():
        with subtests.test(name):
            for row in sampled(family, 1):
                assert findings(corrupt(row)), row


def test_numbers_that_cannot_be_tried_are_refused_at_once(subtests):
    for numbers in [[0, 1, 2], [10**9] * 5, [1.5, 2, 3], ["1", 2, 3], [True, 2, 3], [1] * 9, []]:
        with subtests.test(numbers=numbers):
            row = next(sampled("three_operands", 1)) | {"base_numbers": numbers}
            assert [finding.code for finding in validate.check(row)] == ["not-provable"]


def games_of(rows):
    return {(tuple(sorted(row["base_numbers"])), row["target"]) for row in rows}


def test_no_game_of_the_endless_line_is_of_the_part_of_releases():
    games = games_of(sp.generate("number_game", 300, seed=1234, prove=False))
    assert len(games) > 290
    for numbers, target in games:
        assert parts_of(numbers, [target]) == ["endless"]
    row = next(iter(sp.generate("number_game", 1)))
    moved = row | {"id": "number_game/five_operands/d1/000000", "seed": "0" * 32}
    assert "part" in {finding.code for finding in validate.check(moved)}


def test_games_of_the_releases_before_are_of_no_part():
    listed = [line.partition(": ") for line in GAMES_OF_1.read_text().splitlines()]
    games = {
        (tuple(map(int, numbers.split())), int(target))
        for numbers, _, targets in listed
        for target in targets.split()
    }
    assert len(games) == 4_020
    # Row d1/000000 of 1.0.8.
    assert ((2, 4, 5, 6, 16), 25) in games
    for numbers, target in sorted(games)[::200]:
        assert parts_of(numbers, [target]) == [None]


@given(SETS, st.integers(0, 400))
def test_the_part_of_a_game_is_two_bits_of_one_digest(numbers, target):
    """Worked out in another way: the digest as one number, read from its lowest bit on."""
    text = "seedproof/number_game/" + " ".join(str(number) for number in numbers)
    bits = int.from_bytes(shake_256(text.encode()).digest(101), "little") >> 2 * target & 3
    (part,) = parts_of(numbers, [target])
    assert part in (None, ("released", "released", "endless", "endless")[bits])
    assert parts_of(numbers, [400, target])[1] == part


def test_bands_are_tenths_of_all_games():
    counts = Counter()
    for numbers in operand_sets(generate.PUBLISHED.ranges):
        here = ranked(numbers)
        for rank, target in enumerate(here.targets(range(len(here.order)))):
            if target and target not in numbers:
                counts[here.band(rank)] += 1
    every = sum(counts.values())
    assert every == 568_923
    below = list(accumulate(counts[band] for band in range(1, 11)))
    for tenth, until in enumerate(below, start=1):
        # A boundary is a measure that games have: it is in the lower band with all of its equals.
        assert 10 * until >= tenth * every
        assert 10 * until < tenth * every + every // 100


@pytest.mark.parametrize("family", ["four_operands", "five_operands"])
def test_ranks_between_bands_are_those_of_the_bands(family):
    for row in sampled(family, 2):
        here = ranked(tuple(sorted(row["base_numbers"])))
        for low, high in ((1, 3), (4, 7), (8, 10), (2, 2), (1, 10)):
            ranks = [rank for rank in range(len(here.order)) if low <= here.band(rank) <= high]
            assert list(here.ranks_between(low, high)) == ranks


def test_a_wrong_example_is_refused():
    from seedproof.benchmarks.number_game.quality import findings as of_table

    section = asked("five_operands", mixed=2, shots=(2,))
    batch = generate.run_task(settings_of(section), "five_operands")
    rows, shown = batch.splits["test"], batch.demonstrations
    assert list(of_table(rows, LAYOUT.tables(rows, shown, section))) == []
    first, second = shown[:2]
    wrong = [first | {"best_solution": "1 + 1 = 2"}, second]
    points = [first | {"simple_score": first["simple_score"] + 1}, second]
    not_lowest = [
        first | {"simple_solution": first["best_solution"], "simple_score": first["best_score"]},
        second,
    ]
    own = [rows[0], second]
    for examples in (wrong, points, not_lowest, own, shown[:1], [first, first]):
        assert list(of_table(rows, LAYOUT.tables(rows, examples, section)))
    assert list(of_table(rows, LAYOUT.tables(rows[1:], shown, section)))


def test_the_same_examples_before_all_rows_are_refused(monkeypatch):
    from seedproof.benchmarks.number_game import quality, release

    section = asked("five_operands", mixed=quality.VARIED, shots=(2,))
    batch = generate.run_task(settings_of(section), "five_operands")
    rows, shown = batch.splits["test"], batch.demonstrations
    assert list(quality.findings(rows, LAYOUT.tables(rows, shown, section))) == []
    monkeypatch.setattr(release, "_drawn", lambda seed, shown, shots: shown[:shots])
    (said,) = quality.findings(rows, LAYOUT.tables(rows, shown, section))
    assert "most rows begin with the same example" in str(said)


def test_a_best_solution_by_one_is_refused_where_another_is_as_good():
    here = ranked((3, 4, 6, 7, 8))
    rank = here.targets(range(len(here.order))).index(35)
    counts = (len(here.order), here.found.expressions)
    drawn = Drawn([4, 8, 7, 6, 3], (3, 4, 6, 7, 8), here.at(rank), rank, here.band(rank), *counts, [])
    level = 3 * rank // len(here.order) + 1
    row_id = f"number_game/five_operands/d{level}/{ENDLESS}"
    row = generate.row_of("five_operands", level, row_id, "0" * 32, drawn)
    by_one = "4 * 8 = 32\n7 - 6 = 1\n3 + 32 = 35\n35 / 1 = 35"
    certificate = row["proof"]["certificate"]
    _, _, simple = certificate.partition(" | ")
    shown = f"best 18: {by_one.replace(chr(10), '; ')} | {simple}"
    changed = row | {
        "answer": by_one,
        "best_solution": by_one,
        "proof": row["proof"] | {"certificate": shown},
    }
    assert [finding.code for finding in validate.check(row)] == []
    assert [finding.code for finding in validate.check(changed)] == ["by-one"]


def test_the_test_of_two_samples_is_exact():
    """Against all ways in which two samples of three can lie: 20, of which 2 are wholly apart."""
    low, high = [Fraction(n) for n in (1, 2, 3)], [Fraction(n) for n in (4, 5, 6)]
    assert compared(low, high).p_value == Fraction(2, 20)
    assert compared(low, low)[2:] == (0, 1)
    for mixed in set(permutations((0, 0, 0, 1, 1, 1))):
        one = [Fraction(place) for place, of in enumerate(mixed) if of]
        two = [Fraction(place) for place, of in enumerate(mixed) if not of]
        as_far = sum(
            compared(
                [Fraction(p) for p, of in enumerate(other) if of],
                [Fraction(p) for p, of in enumerate(other) if not of],
            ).distance
            >= compared(one, two).distance
            for other in set(permutations((0, 0, 0, 1, 1, 1)))
        )
        assert compared(one, two).p_value == Fraction(as_far, 20)


def test_every_multiset_is_tried_in_the_smallest_family():
    for numbers in combinations_with_replacement(range(1, 7), 3):
        assert found(numbers).expressions == enumerated(numbers).expressions


def test_families_go_by_the_number_of_base_numbers():
    assert set(FAMILIES.values()) == set(RANGES)
    assert LAYOUT.variant("mixed", {"a": 1}, []) == {"a": 1}
