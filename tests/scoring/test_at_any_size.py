"""Responses in any number, in parts, on any engine: the totals are the same, and rows come from their ids."""

import json
import tracemalloc
from dataclasses import replace
from fractions import Fraction

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import seedproof as sp
from pipeline.scaling.endless import EndlessRows
from pipeline.scaling.scoring import parts_of, score_endless
from seedproof.contract import registry
from seedproof.contract.groups import Groups
from seedproof.record import objects
from seedproof.record.errors import SeedproofError
from seedproof.record.json_lines import read_objects, stretches
from seedproof.scoring.counting import Counted
from seedproof.scoring.response_files import streamed
from seedproof.scoring.results import Outcome, result_of
from seedproof.scoring.runs import Scored
from seedproof.scoring.stating import stated
from tests.circles import few, soak
from tests.conftest import run
from tests.scoring.small import ROWS, lines, responses, right, rows_of, small_release

SEED = 7
BENCHMARKS = list(ROWS)
COUNTS = {"missing_fact": 48, "curriculum": 40, "number_game": 12, "university": 30, "judge": 24}
WRITERS = ("jsonl", "jsonl.zst", "parquet")


def asked(benchmark):
    """Rows of the endless line, each with a response: right, wrong, none, or long."""
    rows = list(sp.generate(benchmark, COUNTS[benchmark], seed=SEED, prove=False))
    said = [right, lambda row: "Answer: 17", lambda row: "", lambda row: f"{'so ' * 500}\n\n{right(row)}"]
    return [(row, said[number % len(said)](row)) for number, row in enumerate(rows)]


def written(folder, pairs, ending="jsonl"):
    """A file of responses; returns its path."""
    path = folder / f"responses.{ending}"
    objects = [{"id": row["id"], "response": response} for row, response in pairs]
    if ending == "parquet":
        pq.write_table(pa.Table.from_pylist(objects), path, row_group_size=5)
        return path
    with pa.output_stream(path, compression="zstd" if ending == "jsonl.zst" else None) as file:
        file.write("".join(json.dumps(one) + "\n" for one in objects).encode())
    return path


def scored(*arguments):
    done = run("score", *arguments, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.output)


def refused(*arguments):
    done = run("score", *arguments)
    assert done.exit_code in (1, 2), done.output
    assert done.output.count("\n") == 1, done.output
    return done.output


class InTurn:
    """An engine that begins with the last part, and does each twice, as if the first worker had been lost."""

    def map(self, work, items):
        for item in reversed(items):
            work(item)
            yield work(item)


@pytest.mark.parametrize("benchmark", few(BENCHMARKS))
def test_endless_rows_are_rebuilt_from_their_ids(tmp_path, benchmark):
    pairs = asked(benchmark)
    result = scored(benchmark, written(tmp_path, pairs), "--root-seed", SEED)
    scores = [sp.score(row, response) for row, response in pairs]
    assert result["counts"]["rows"] == len(pairs)
    for verdict in ("right", "wrong", "no answer"):
        count = sum(score.verdict == verdict for score in scores)
        assert result["counts"][verdict.replace(" ", "_")] == count
    assert result["complete"] is True


@pytest.mark.parametrize("benchmark", few(BENCHMARKS))
def test_a_table_and_ids_give_the_same_totals(tmp_path, benchmark):
    """The intervals, too, although related rows may be in several parts."""
    pairs = asked(benchmark)
    rows = [row for row, _ in pairs]
    path = written(tmp_path, pairs)
    by_ids = scored(benchmark, path, "--root-seed", SEED)
    groups = registry.benchmark(benchmark).groups
    outcomes = {}
    for row, response in pairs:
        score = sp.score(row, response)
        why = "" if score.verdict in ("right", "wrong") else score.undecided or score.reason
        outcomes[row["id"]] = Outcome(score.verdict, score.value, score.share, score.errors, reason=why)
    of_table = stated(result_of(rows, outcomes, groups))
    assert {key: by_ids[key] for key in of_table} == json.loads(json.dumps(of_table))


@pytest.mark.parametrize("ending", few(WRITERS[1:], 1))
def test_a_file_gives_the_same_result_in_every_form(tmp_path, ending):
    pairs = asked("number_game")
    plain = scored("number_game", written(tmp_path, pairs), "--root-seed", SEED)
    assert scored("number_game", written(tmp_path, pairs, ending), "--root-seed", SEED) == plain


@pytest.mark.parametrize("ending", WRITERS)
def test_neither_parts_nor_their_order_change_anything(tmp_path, ending):
    pairs = asked("number_game")
    path = written(tmp_path, pairs, ending)
    groups = registry.benchmark("number_game").groups
    found = []
    for least in (1, 5, 100):
        parts = parts_of(path, 1, least)
        details = tmp_path / f"details-{least}.jsonl"
        rows = EndlessRows("number_game", SEED)
        counted = score_endless(streamed(path, None), rows, groups, InTurn(), parts, details)
        found.append((stated(counted.result(groups)), details.read_bytes()))
    assert len(parts_of(path, 1, 1)) > 1
    assert found[0] == found[1] == found[2]
    assert [json.loads(line)["id"] for line in found[0][1].splitlines()] == [row["id"] for row, _ in pairs]


@soak
@pytest.mark.parametrize("benchmark", BENCHMARKS)
def test_processes_give_the_verdicts_of_one(tmp_path, benchmark):
    path = written(tmp_path, asked(benchmark), "parquet")
    results = []
    for engine in ("inline", "processes"):
        details = tmp_path / f"{engine}.jsonl"
        options = ("--root-seed", SEED, "--engine", engine, "--workers", 2, "--details", details)
        results.append((scored(benchmark, path, *options), details.read_bytes()))
    assert results[0] == results[1]


def test_processes_give_the_verdicts_of_one_on_the_rows_of_a_release(tmp_path):
    rows = rows_of("missing_fact", "zero_shot")
    folder = small_release(tmp_path / "release", "missing_fact", {"zero_shot": rows})
    path = responses(tmp_path / "responses.jsonl", rows[1:])
    results = []
    for engine in ("inline", "processes"):
        details = tmp_path / f"{engine}.jsonl"
        options = ("--release", folder, "--engine", engine, "--workers", 2, "--details", details)
        results.append((scored("missing_fact", path, *options), details.read_bytes()))
    assert results[0] == results[1]
    assert json.loads(results[0][1].splitlines()[-1])["verdict"] == "missing"


def test_details_in_parquet_say_what_those_in_lines_say(tmp_path):
    path = written(tmp_path, asked("university")[:6])
    for ending in ("jsonl", "parquet"):
        scored("university", path, "--root-seed", SEED, "--details", tmp_path / f"details.{ending}")
    told = [json.loads(line) for line in (tmp_path / "details.jsonl").read_text().splitlines()]
    rows = pq.read_table(tmp_path / "details.parquet").to_pylist()
    for row, line in zip(rows, told, strict=True):
        assert {key: row[key] for key in line if key != "parts"} | {"parts": line["parts"]} == line
        assert [part["verdict"] for part in row["parts"]] == [part["verdict"] for part in line["parts"]]


ENDLESS = "number_game/five_operands/d2/1000000000"


@pytest.mark.parametrize(
    ("ids", "options", "said"),
    [
        ([ENDLESS], (), "has ids of endless rows. Say which seed they are of: --root-seed"),
        ([ENDLESS, ENDLESS], ("--root-seed", "7"), f"line 2: {ENDLESS} has another response above"),
        ([ENDLESS, ENDLESS[:-10] + "000001"], ("--root-seed", "7"), "line 2: 'number_game/five_operands/d2/"),
        ([ENDLESS, "judge" + ENDLESS[11:]], ("--root-seed", "7"), "is not among the rows that are scored"),
        ([ENDLESS.replace("five", "nine")], ("--root-seed", "7"), "nine_operands"),
    ],
)
def test_what_is_no_response_to_endless_rows_is_refused_in_one_line(tmp_path, ids, options, said):
    path = lines(tmp_path / "responses.jsonl", [{"id": row_id, "response": "1"} for row_id in ids])
    details = tmp_path / "details.jsonl"
    assert said in refused("number_game", path, "--details", details, *options)
    assert not details.exists()


def test_options_of_a_release_are_refused(tmp_path):
    path = lines(tmp_path / "responses.jsonl", [{"id": ENDLESS, "response": "1"}])
    done = run("score", "number_game", path, "--root-seed", "7", "--config", "mixed")
    assert done.exit_code == 2
    assert "--config is of a release, and these are endless rows" in done.output


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.parquet", b"PAR1", "is no Parquet file"),
        ("a.jsonl.zst", b'{"id": "a"}', "is not what zstd writes"),
        ("a.parquet", None, "No such file"),
        ("a.jsonl.zst", None, "No such file"),
    ],
)
def test_a_file_of_another_form_is_refused_in_one_line(tmp_path, name, content, said):
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    assert said in refused("number_game", path, "--root-seed", "7")


def test_a_line_that_unpacks_to_too_much_is_refused(tmp_path):
    path = tmp_path / "responses.jsonl.zst"
    with pa.output_stream(path, compression="zstd") as file:
        file.write(b" " * 5_000_000)
    assert path.stat().st_size < 10_000
    with pytest.raises(SeedproofError, match=r"line 1: is longer than 4,000,000 bytes"):
        list(read_objects(path))
    with pytest.raises(SeedproofError, match=r"line 1: is longer than 4,000,000 bytes"):
        stretches(path, 10)


@pytest.mark.parametrize("ending", WRITERS[:2])
def test_stretches_are_all_lines_once(tmp_path, ending):
    pairs = [({"id": f"row {number}"}, "é" * number) for number in range(23)]
    path = written(tmp_path, pairs, ending)
    read = [one for stretch in stretches(path, 4) for one in read_objects(path, stretch)]
    assert read == list(read_objects(path))


def test_a_response_is_kept_in_twenty_bytes():
    row = {"id": "", "family": "a", "difficulty": 1}
    counted = Counted()
    for number in range(3_000):
        outcome = Outcome("right", Fraction(1), reason="")
        counted.add(Scored(str(number), row | {"id": str(number)}, outcome, ()), Groups())
    size = sum(len(kept) * kept.itemsize for kept in (counted.rows, counted.problems, counted.which))
    assert len(counted.cases) == 1
    assert size <= 3_000 * 20
    assert counted.repeated() == set()


def test_related_rows_in_several_parts_are_one_problem():
    groups = replace(Groups(), cluster="problem_id")
    parts = []
    for number in range(2):
        part = Counted()
        for problem in ("p", "q"):
            row = {"id": f"{problem}{number}", "family": "a", "difficulty": 1, "problem_id": problem}
            part.add(Scored(row["id"], row, Outcome("right", Fraction(1)), ()), groups)
        parts.append(part)
    whole = Counted()
    for part in parts:
        whole.extend(part)
    accuracy = whole.result(groups).overall.accuracy
    assert (accuracy.rows, accuracy.interval.method) == (4, "beta over clusters")


@soak
@pytest.mark.slow
@pytest.mark.parametrize("ending", WRITERS)
def test_memory_does_not_grow_with_the_responses(tmp_path, ending, monkeypatch):
    (row,) = sp.generate("missing_fact", 1, seed=SEED)
    monkeypatch.setattr(EndlessRows, "__getitem__", lambda rows, row_id: row)
    numbers = range(10**9, 10**9 + 2_000)
    pairs = [({"id": f"missing_fact/x/d1/{number}"}, f"{number} {'so ' * 2_000}") for number in numbers]
    path = written(tmp_path, pairs, ending)
    size = sum(len(response) for _, response in pairs)
    del pairs
    tracemalloc.start()
    rows = EndlessRows("missing_fact", SEED)
    parts = parts_of(path, 1, 100)
    score_endless(streamed(path, None), rows, Groups(), InTurn(), parts, None)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < size / 3


def test_a_row_group_that_unpacks_to_too_much_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(objects, "LARGEST_GROUP", 1_000_000)
    path = tmp_path / "responses.parquet"
    pq.write_table(pa.table({"id": ["a"], "response": [" " * 2_000_000]}), path, use_dictionary=False)
    assert path.stat().st_size < 200_000
    with pytest.raises(
        SeedproofError, match=r"has a row group of 2,[0-9,]+ bytes, expected at most 1,000,000"
    ):
        list(objects.objects_of(path, ("id", "response")))
