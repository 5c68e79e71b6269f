"""A question that stands in a public set is found, however it is laid out; a template's sentences are not."""

import csv
import json

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.contaminating.reading import texts_of
from pipeline.contaminating.sets import others
from seedproof.measuring.contamination import Other, Own
from seedproof.record.errors import SeedproofError
from tests.conftest import run
from tests.tiny import (  # noqa: F401
    acme_fixture,
    client_fixture,
    make_release,
    real_cache_fixture,
    send,
)

SAYS = (
    "A tank holds {0} litres of water. A pump takes {1} litres from it every hour. "
    "After how many hours is it empty?"
)
FORM = "End with one line of the form `Answer: n`, where n is an integer."


def row(number, *values):
    return {"id": f"tanks/pump/d1/{number:06}", "question": f"{SAYS.format(*values)}\n\n{FORM}"}


ROWS = [row(0, 240, 12), row(1, 510, 17), row(2, 96, 8), row(3, 133, 7), row(4, 95, 19)]


def found(*texts):
    return {twin.row[-1] for twin in Own(ROWS).twins([Other("there", text) for text in texts])}


@pytest.mark.parametrize(
    "text",
    [
        SAYS.format(510, 17),
        SAYS.format(510, 17).upper(),
        SAYS.format(510, 17).replace(" ", "\n "),
        "Q: " + SAYS.format(510, 17).replace(".", ";") + " A: 30",
        r"A tank holds $510$ litres of water. A pump takes \(17\) litres from it every hour.",
    ],
    ids=["verbatim", "capitals", "another layout", "other signs", "half of it, in LaTeX"],
)
def test_a_twin_is_found_however_it_is_written(text):
    assert found("Something else that has a dozen words or more, and nothing to do with it.", text) == {"1"}


@pytest.mark.parametrize(
    "text",
    [
        SAYS.format(511, 18),
        FORM,
        "A pump takes 17 litres from it.",
        "After how many hours is it empty? " * 3,
    ],
    ids=["other numbers", "the form of the answer", "a few words", "a sentence of the template"],
)
def test_what_a_template_says_anyway_is_no_twin(text):
    assert found(text) == set()


def test_a_short_question_is_compared_as_a_whole():
    rows = [{"id": "sums/add/d1/000000", "question": f"What is the sum of 17 and 25?\n\n{FORM}"}]
    own = Own(rows)
    assert [twin.row for twin in own.twins([Other("there", "What is the sum of 17 and 25")])] == [
        rows[0]["id"]
    ]
    assert (
        own.twins([Other("there", "He asked: What is the sum of 17 and 25? She did not know it at all.")])
        == []
    )


def test_rows_without_words_of_their_own_are_told():
    rows = [{"id": f"sums/add/d1/{number:06}", "question": f"{number}?\n\n{FORM}"} for number in range(5)]
    assert Own(rows).unknown == [row["id"] for row in rows]


TEXTS = st.lists(st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1), min_size=1)


@pytest.mark.parametrize("kind", ["jsonl", "json", "csv", "parquet", "txt"])
@given(texts=TEXTS)
def test_every_kind_of_file_gives_its_texts(tmp_path_factory, kind, texts):
    path = tmp_path_factory.mktemp("public") / f"set.{kind}"
    write(path, texts)
    assert [text.strip("\n") for _, text in texts_of(path)] == texts


def write(path, texts):
    records = [{"question": text} for text in texts]
    match path.suffix:
        case ".jsonl":
            path.write_text("".join(f"{json.dumps(record)}\n" for record in records))
        case ".json":
            path.write_text(json.dumps(records))
        case ".csv":
            with path.open("w", newline="", encoding="utf-8") as file:
                writer = csv.DictWriter(file, ["question"])
                writer.writeheader()
                writer.writerows(records)
        case ".parquet":
            pq.write_table(pa.Table.from_pylist(records), path)
        case ".txt":
            path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")


def test_fields_are_named_by_their_outermost(tmp_path):
    path = tmp_path / "set.jsonl"
    path.write_text(json.dumps({"id": "a", "messages": [{"role": "user", "content": "Hello"}], "n": 3}))
    assert [(place.partition(", ")[2], text) for place, text in texts_of(path)] == [
        ("line 1, id", "a"),
        ("line 1, messages.role", "user"),
        ("line 1, messages.content", "Hello"),
    ]
    assert [text for _, text in texts_of(path, ["messages"])] == ["user", "Hello"]


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("none.jsonl", None, "is no file"),
        ("set.xlsx", b"PK", "expected one of .csv, .json, .jsonl, .parquet, .txt"),
        ("set.jsonl", b'{"question": "one"}\n{"question": \n', "line 2: is no JSON object"),
        ("set.json", b"[", "is not JSON"),
        ("set.parquet", b"PAR1", "cannot be read as Parquet"),
        ("set.txt", b"\xff\xfe", "is no text in UTF-8"),
        ("set.csv", b"question\n\xff\n", "is no CSV in UTF-8"),
        ("set.jsonl", b'{"number": 3}\n', "has no texts in fields"),
        ("set.jsonl", b"", "has no texts in fields"),
    ],
)
def test_what_cannot_be_read_in_full_is_a_failure(built, tmp_path, monkeypatch, name, content, said):
    if content is not None:
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(built)
    done = run("contamination", "missing_fact", "--against", tmp_path / name)
    assert done.exit_code in (1, 2)
    assert said in done.output
    assert len(done.output.splitlines()) == 1


def test_a_set_with_nothing_to_compare_is_a_failure(workplace):
    (workplace / "set.txt").write_text("Three words only\n")
    done = run("contamination", "missing_fact", "--against", "set.txt")
    assert done.exit_code == 1
    assert "so nothing was compared" in done.output


def test_a_benchmark_is_found_in_its_own_rows_and_in_no_other_ones(workplace):
    done = run("contamination", "number_game", "--against", "build/number_game/instances.jsonl")
    assert done.exit_code == 1
    assert "10 of 10 rows of number_game stand in build/number_game/instances.jsonl" in done.output
    release = "releases/number_game/1.0.0"
    again = run(
        "contamination",
        "number_game",
        "--against",
        "build/number_game/instances.jsonl",
        "--release",
        release,
        "--json",
    )
    stated = json.loads(again.output)
    assert len(stated["found"]) == stated["rows"] == 10
    other = run("contamination", "number_game", "--against", "build/judge/instances.jsonl")
    assert (other.exit_code, other.output) == (
        0,
        "0 of 10 rows of number_game stand in build/judge/instances.jsonl\n",
    )


def test_a_dataset_on_the_hub_is_read_by_its_id(acme, tmp_path, real_cache):
    line = json.dumps({"question": ROWS[1]["question"]}).encode() + b"\n"
    send(
        make_release(tmp_path / "release", **{"data/tiny/test.parquet": None, "jsonl/tiny/test.jsonl": line})
    )
    for source in ("acme/tiny", "acme/tiny@v1.0.0"):
        (twin,) = Own(ROWS).twins(others(source, ["question"]))
        assert twin.row == ROWS[1]["id"]
        assert twin.place == f"{source}/jsonl/tiny/test.jsonl, line 1, question"


def test_a_dataset_that_is_not_there_is_a_failure(acme):
    with pytest.raises(SeedproofError, match="there is no such dataset on the Hub"):
        list(others("acme/nothing"))
