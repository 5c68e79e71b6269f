"""`collect`: the paper's selection, a reason for every rejection, and data that means no good."""

import base64
import json
import os
import struct
import subprocess
import sys
import zlib
from decimal import Decimal
from io import BytesIO

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from pipeline.collecting.problem import Unusable, problem_of
from pipeline.collecting.selection import select
from tests.conftest import REPOSITORY, run
from tests.hub import api_fixture, environment, hub_fixture  # noqa: F401

GOOD = {
    "uuid": "u1",
    "subject": "algebra",
    "has_image": False,
    "image": None,
    "problem_statement": "Solve $x^2 = 4$.",
    "golden_answer": "$\\pm 2$",
    "solution": "x" * 100,
    "multiple_choice": False,
    "calculator": False,
    "solve_rates": [0.25, 0.75],
}


def picture(size=(8, 6), kind="PNG"):
    from PIL import Image

    file = BytesIO()
    Image.new("RGB", size, "white").save(file, kind)
    return file.getvalue()


def bomb(width, height):
    """The head of a PNG that says it is that large."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(b"\0" * 100)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks
    )


def lines(path, rows):
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def collected(folder):
    return [json.loads(line) for line in (folder / "problems.jsonl").read_text().splitlines()]


def test_the_hardest_are_kept_and_all_others_have_a_reason(tmp_path):
    rows = [
        GOOD | {"uuid": f"u{number}", "problem_statement": f"No. {number}", "solve_rates": [number / 10, 0]}
        for number in (3, 1, 2, 4)
    ]
    rows += [
        GOOD | {"uuid": "short", "problem_statement": "a", "solution": "x" * 99},
        GOOD | {"uuid": "choice", "problem_statement": "b", "multiple_choice": ["a", "b"]},
        GOOD | {"uuid": "calculator", "problem_statement": "c", "calculator": True},
        GOOD | {"uuid": "u1", "problem_statement": "d"},
        GOOD | {"uuid": "again", "problem_statement": " No.  1"},
        GOOD | {"uuid": "unrated", "problem_statement": "e", "solve_rates": None},
        GOOD | {"uuid": "other", "problem_statement": "f", "subject": "sequences_series"},
        {"uuid": "nothing"},
        [],
    ]
    done = run(
        "collect", "--from", lines(tmp_path / "p.jsonl", rows), "--out", tmp_path / "out", "--per-subject", 2
    )
    assert done.exit_code == 0, done.output
    assert [row["uuid"] for row in collected(tmp_path / "out")] == ["u1", "u2", "other"]
    assert {row["proof"] for row in collected(tmp_path / "out")} == {"unproved"}
    assert collected(tmp_path / "out")[0]["solve_rate"] == "1/20"
    rejected = [json.loads(line) for line in (tmp_path / "out/rejected.jsonl").read_text().splitlines()]
    assert {one["uuid"]: one["reason"][:12] for one in rejected} == {
        "short": "its solution", "choice": "it is multip", "calculator": "it allows a ", "u1": "its uuid sta",
        "again": "its statemen", "unrated": "it is not am", "u3": "it is not am", "u4": "it is not am",
        "nothing": "it is malfor", "record 13": "it is malfor",
    }  # fmt: skip
    assert len(rejected) + 3 == len(rows)


def test_the_card_says_that_nothing_is_proved(tmp_path):
    rows = [GOOD | {"uuid": "a"}, GOOD | {"uuid": "b", "problem_statement": "b", "calculator": True}]
    source = lines(tmp_path / "p.jsonl", rows)
    assert run("collect", "--from", source, "--out", tmp_path / "out").exit_code == 0
    card = (tmp_path / "out/README.md").read_text()
    metadata = yaml.safe_load(card.split("---\n")[1])
    assert "unproved" in metadata["tags"]
    assert "Nobody has proved them" in card
    assert "`p.jsonl`" in card
    assert str(tmp_path) not in card
    assert f"| {GOOD['subject']} | 1 | 0 |" in card
    assert "| it allows a calculator | 1 |" in card
    from datasets import load_dataset

    loaded = load_dataset(str(tmp_path / "out"), split="train", cache_dir=str(tmp_path / "cache"))
    assert loaded[0]["proof"] == "unproved"


def test_images_come_from_the_record_or_from_beside_it(tmp_path):
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures/one.png").write_bytes(picture())
    coded = base64.b64encode(picture((200, 300), "JPEG")).decode()
    rows = [
        GOOD | {"uuid": "path", "has_image": True, "image": "pictures/one.png"},
        GOOD | {"uuid": "coded", "has_image": True, "image": {"bytes": coded, "path": "x.jpg"}},
        GOOD | {"uuid": "two", "has_image": True, "image": ["pictures/one.png", "pictures/one.png"]},
    ]
    done = run("collect", "--from", lines(tmp_path / "p.jsonl", rows), "--out", tmp_path / "out")
    assert done.exit_code == 0, done.output
    rows = collected(tmp_path / "out")
    assert [row["uuid"] for row in rows] == ["coded", "path"]
    assert (tmp_path / "out" / rows[1]["image"]).read_bytes() == picture()
    assert "more than one image" in (tmp_path / "out/rejected.jsonl").read_text()


def test_json_and_parquet_are_read(tmp_path):
    import pyarrow as pa
    import pyarrow.parquet as pq

    (tmp_path / "p.json").write_text(json.dumps([GOOD]))
    image = {"bytes": picture(), "path": None}
    pq.write_table(pa.Table.from_pylist([GOOD | {"has_image": True, "image": image}]), tmp_path / "p.parquet")
    for name in ("p.json", "p.parquet"):
        done = run("collect", "--from", tmp_path / name, "--out", tmp_path / f"of-{name}")
        assert done.exit_code == 0, done.output
        assert [row["uuid"] for row in collected(tmp_path / f"of-{name}")] == ["u1"]


@pytest.mark.slow
def test_a_dataset_of_the_hub_is_read(hub, api, tmp_path):
    card = b"---\nconfigs:\n- config_name: default\n  data_files:\n  - split: train\n    path: p.jsonl\n---\n"
    hub.commit("acme/rows", {"README.md": card, "p.jsonl": json.dumps(GOOD).encode() + b"\n"}, "Rows")
    done = subprocess.run(
        [sys.executable, "-m", "pipeline", "collect", "--from", "acme/rows", "--out", tmp_path / "out"],
        env=os.environ | environment(hub, tmp_path / "home"),
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert [row["uuid"] for row in collected(tmp_path / "out")] == ["u1"]


BAD = {
    "no uuid": {"uuid": None},
    "another subject": {"subject": "cooking"},
    "no answer": {"golden_answer": " "},
    "an image that is not said": {"image": "x.png"},
    "an image that is not there": {"has_image": True},
    "a missing file": {"has_image": True, "image": "none.png"},
    "a path that leaves the folder": {"has_image": True, "image": "../secret.png"},
    "an absolute path": {"has_image": True, "image": "/etc/hostname"},
    "a folder": {"has_image": True, "image": "."},
    "a NUL in the path": {"has_image": True, "image": "a\0b"},
    "a link that leaves the folder": {"has_image": True, "image": "link.png"},
    "20,000 by 20,000 pixels": {"has_image": True, "image": "bomb.png"},
    "5,000 by 1 pixels": {"has_image": True, "image": "wide.png"},
    "another type": {"has_image": True, "image": "picture.bmp"},
    "a broken image": {"has_image": True, "image": "broken.png"},
    "SVG": {"has_image": True, "image": "picture.svg"},
    "no Base64": {"has_image": True, "image": {"bytes": "?" * 400}},
    "a NUL in the text": {"problem_statement": "a\0b"},
    "half a character": {"problem_statement": "a\ud800b"},
    "ten megabytes": {"problem_statement": "x" * 10_000_000},
    "rates above one": {"solve_rates": [0.5, 2]},
    "rates that are none": {"solve_rates": ["a"]},
    "no list of rates": {"solve_rates": 0.5},
    "NaN": {"solve_rates": [float("nan")]},
    "a flag that is none": {"calculator": "perhaps"},
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_problem_is_rejected_with_its_reason(tmp_path, name):
    folder = tmp_path / "data"
    folder.mkdir()
    (tmp_path / "secret.png").write_bytes(picture())
    (folder / "link.png").symlink_to(tmp_path / "secret.png")
    (folder / "bomb.png").write_bytes(bomb(20_000, 20_000))
    (folder / "wide.png").write_bytes(picture((5_000, 1)))
    (folder / "picture.bmp").write_bytes(picture(kind="BMP"))
    (folder / "broken.png").write_bytes(picture()[:-30])
    (folder / "picture.svg").write_text("<svg/>")
    (folder / "x.png").write_bytes(picture())
    rows = [GOOD, GOOD | {"uuid": "bad", "problem_statement": "another"} | BAD[name]]
    done = run("collect", "--from", lines(folder / "p.jsonl", rows), "--out", tmp_path / "out")
    assert done.exit_code == 0, done.output
    assert [row["uuid"] for row in collected(tmp_path / "out")] == ["u1"]
    (rejected,) = (tmp_path / "out/rejected.jsonl").read_text().splitlines()
    assert "it is malformed: " in rejected


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("p.jsonl", b"\xff\n[[[\n{}\n", "none of its 3 records is taken"),
        ("p.json", b"{}", "is no JSON list"),
        ("p.json", b"[" * 1_000_000, "is nested too deeply"),
        ("p.parquet", b"PAR1", "cannot be read as Parquet"),
        ("p.txt", b"", "expected a file .jsonl"),
        ("p.jsonl", b"", "none of its 0 records"),
    ],
)
def test_a_source_that_is_none_is_one_sentence(tmp_path, name, content, said):
    (tmp_path / name).write_bytes(content)
    done = run("collect", "--from", tmp_path / name, "--out", tmp_path / "out")
    assert done.exit_code in (1, 2)
    assert said in done.output
    assert done.output.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_what_is_there_is_not_overwritten(tmp_path):
    (tmp_path / "out").mkdir()
    done = run("collect", "--from", lines(tmp_path / "p.jsonl", [GOOD]), "--out", tmp_path / "out")
    assert done.exit_code == 2
    assert "is there already" in done.output
    done = run("collect", "--from", "no such thing", "--out", tmp_path / "new")
    assert done.exit_code == 2
    assert "is no file, and no dataset" in done.output


@pytest.mark.parametrize("rate", ["1e-999999999", "1e999999999", "0." + "3" * 100_000])
def test_a_rate_with_a_billion_digits_takes_no_time(rate):
    try:
        found = problem_of(GOOD | {"solve_rates": [Decimal(rate)]}, None)
    except Unusable:
        return
    assert found.solve_rate.denominator <= 10**20


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10) | st.binary(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(sorted(GOOD)), VALUES))
def test_no_record_makes_it_fail(changes):
    try:
        problem = problem_of(GOOD | changes, None)
    except Unusable:
        return
    assert select([problem], 1)[0] in ([], [problem])
