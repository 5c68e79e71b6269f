"""Files of a run: whole, sealed, in one order; and what is wrong with them is said in a line."""

import errno
import os
import random
import re
from hashlib import sha256

import msgspec
import pytest

from pipeline.evaluating.transcripts import RunHead, SolverHead, Writer, finish, read_run
from pipeline.evaluating.transcripts.head import FORMAT, head_bytes
from pipeline.evaluating.transcripts.lines import LONGEST_TEXT, episode_of, kept, line_of
from pipeline.evaluating.transcripts.part import PART
from pipeline.evaluating.transcripts.sealing import EPISODES, SUMS
from seedproof.episodes.turns import Episode, Turn, Usage
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest

HEAD = RunHead(
    format=FORMAT,
    benchmark="curriculum",
    version="1.0.0",
    config="problems",
    split="test",
    rows_sha256="0" * 64,
    rows=None,
    root_seeds=None,
    protocol="single",
    control="none",
    scheme="default",
    prompt_version=1,
    prompt_sha256="1" * 64,
    holder="strict",
    holder_version=None,
    holder_model=None,
    solver=SolverHead("scripted", "seedproof/oracle", None, 0.0, None, 4096, None),
    images=True,
    shots=0,
    attempts=2,
    checkpoint=None,
    seedproof="0.5.0",
)
ORDER = ["b", "a", "b-i", "b-c"]


def episode(row_id, attempt=0, parent=None, end="answer", text="Answer: 1"):
    said = Turn("solver", text, finish="stop", usage=Usage(3, 2), model="oracle")
    return Episode(row_id, attempt, parent, (said,), end, "it broke" if end == "error" else None)


EPISODES_SAID = [
    episode("b"),
    episode("b-i", parent="b"),
    episode("b-c", parent="b"),
    episode("b", 1, text="Request: ξ"),
    episode("a"),
    episode("a", 1, end="no_answer", text=""),
]
"""In the order of a finished run."""


def write(folder, episodes=EPISODES_SAID, head=HEAD):
    with Writer(folder, head) as writer:
        for said in episodes:
            writer.append(said)
    return folder


def sealed(folder):
    write(folder)
    finish(folder, ORDER)
    return folder


def reseal(folder):
    lines = [f"{file_digest(folder / name)}  {name}\n" for name in (EPISODES, "run.json")]
    (folder / SUMS).write_text("".join(lines))


def refused(folder):
    """The one line in which a run is refused."""
    with pytest.raises(SeedproofError) as error:
        read_run(folder)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_what_was_written_is_read(tmp_path):
    run = read_run(sealed(tmp_path / "run"))
    assert run.sealed
    assert run.head == HEAD
    assert run.episodes == EPISODES_SAID
    assert {path.name for path in (tmp_path / "run").iterdir()} == {"run.json", EPISODES, SUMS}


def test_the_order_in_which_episodes_come_leaves_no_trace(tmp_path):
    written = sealed(tmp_path / "run")
    for seed in range(5):
        shuffled = list(EPISODES_SAID)
        random.Random(seed).shuffle(shuffled)
        folder = write(tmp_path / str(seed), shuffled)
        finish(folder, ORDER)
        for name in (EPISODES, SUMS, "run.json"):
            assert (folder / name).read_bytes() == (written / name).read_bytes()


def test_shuffling_the_part_file_leaves_no_trace(tmp_path):
    broken = [episode("a", end="error"), episode("b", 1, end="error")]
    folder = write(tmp_path / "run", [*broken, *EPISODES_SAID])
    lines = (folder / PART).read_bytes().splitlines(keepends=True)
    random.Random(7).shuffle(lines)
    (folder / PART).write_bytes(b"".join(lines))
    finish(folder, ORDER)
    assert (folder / EPISODES).read_bytes() == (sealed(tmp_path / "other") / EPISODES).read_bytes()


def test_a_head_is_json_with_sorted_keys_and_no_clock():
    stated = msgspec.json.decode(head_bytes(HEAD))
    assert list(stated) == sorted(stated)
    assert head_bytes(HEAD).endswith(b"}\n")


def test_a_torn_last_line_is_dropped_wherever_it_is_torn(tmp_path):
    folder = write(tmp_path / "run")
    whole = (folder / PART).read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    for length in range(0, len(last), 7):
        (folder / PART).write_bytes(whole[: len(whole) - len(last) + length])
        assert len(read_run(folder).episodes) == len(EPISODES_SAID) - 1
    with Writer(folder, HEAD) as writer:
        assert ("a", 1) not in writer.known
        writer.append(EPISODES_SAID[-1])
    assert (folder / PART).read_bytes() == whole


def test_an_episode_that_ended_by_an_error_is_to_be_asked_again(tmp_path):
    folder = write(tmp_path / "run", [episode("a", end="error"), episode("b")])
    finish(folder, ORDER)
    assert [said.end for said in read_run(folder).episodes] == ["answer", "error"]
    with Writer(folder, HEAD) as writer:
        assert set(writer.known) == {("b", 0)}
        writer.append(episode("a"))
    finish(folder, ORDER)
    assert [said.end for said in read_run(folder).episodes] == ["answer", "answer"]


def test_what_did_not_fit_into_the_context_is_not_asked_again(tmp_path):
    too_long = Episode("a", 0, None, (), "overflow", "the context has 4096 tokens")
    folder = write(tmp_path / "run", [too_long, episode("b")])
    finish(folder, ORDER)
    with Writer(folder, HEAD) as writer:
        assert set(writer.known) == {("a", 0), ("b", 0)}


@pytest.mark.parametrize("name", [EPISODES, "run.json"])
def test_one_changed_byte_is_seen(tmp_path, name):
    folder = sealed(tmp_path / "run")
    contents = (folder / name).read_bytes()
    place = contents.index(b"oracle")
    (folder / name).write_bytes(contents[:place] + b"O" + contents[place + 1 :])
    assert f"{name}: is not what SHA256SUMS says" in refused(folder)


def test_one_changed_byte_is_seen_by_the_digest_of_its_line(tmp_path):
    folder = sealed(tmp_path / "run")
    contents = (folder / EPISODES).read_bytes().replace(b"Answer: 1", b"Answer: 2", 1)
    (folder / EPISODES).write_bytes(contents)
    reseal(folder)
    assert "episodes.jsonl, line 1: is not what its digest says" in refused(folder)


def test_with_digests_made_anew_a_transcript_is_what_it_says_now(tmp_path):
    folder = sealed(tmp_path / "run")
    altered = [episode(said.id, said.attempt, said.parent, text="Answer: 2") for said in EPISODES_SAID]
    (folder / EPISODES).write_bytes(b"".join(map(line_of, altered)))
    reseal(folder)
    assert read_run(folder).episodes == altered


@pytest.mark.parametrize("in_part", [True, False])
def test_the_same_attempt_twice_is_refused(tmp_path, in_part):
    folder = write(tmp_path / "run") if in_part else sealed(tmp_path / "run")
    path = folder / (PART if in_part else EPISODES)
    path.write_bytes(path.read_bytes() + line_of(episode("a", 1)))
    if not in_part:
        reseal(folder)
    assert "a, attempt 1" in refused(folder)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (line_of(episode("a")).replace(b'"solver"', b'"nobody"'), "is not what its digest says"),
        (b"{}\n", "has no digest at its end"),
        (b"\xff\xfe\n", "has no digest at its end"),
        (line_of(episode("a", 2)), "is no attempt of this run, expected 0 to 1"),
        (line_of(episode("b-i", parent="b")), "goes on from b, which is not there"),
    ],
)
def test_what_is_no_episode_of_the_run_is_refused(tmp_path, lines, told):
    folder = write(tmp_path / "run", [])
    (folder / PART).write_bytes(lines)
    assert told in refused(folder)


def line_with_digest(stated):
    """The line of JSON text, whatever it states."""
    return stated[:-1] + f',"digest":"{sha256(stated).hexdigest()}"}}\n'.encode()


@pytest.mark.parametrize(
    ("before", "after"),
    [(b'"role":"solver"', b'"role":"nobody"'), (b'"in":3', b'"in":-3'), (b'"out":2', b'"out":-1')],
)
def test_a_turn_that_nobody_can_take_is_refused_even_with_a_digest(tmp_path, before, after):
    stated = msgspec.json.encode(episode("a")).replace(before, after)
    folder = write(tmp_path / "run", [])
    (folder / PART).write_bytes(line_with_digest(stated))
    assert "line 1: is no episode" in refused(folder)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"id":"a"', b'"id":"b","id":"a"'),
        (b'"id":"a"', b'"id":"a","note":1'),
        (b'"id":"a"', b'"id": "a"'),
        (b'"id":"a"', b'"id":"\\u0061"'),
        (b'"id":"a","attempt":0', b'"attempt":0,"id":"a"'),
        (b'"role":"solver"', b'"role":"solver","verdict":null'),
        (b'"in":3,', b'"in":3,"more":0,'),
    ],
)
@pytest.mark.parametrize("in_part", [True, False])
def test_a_line_that_is_written_otherwise_is_refused_even_with_a_digest(tmp_path, before, after, in_part):
    stated = msgspec.json.encode(episode("a"))
    assert stated.count(before) == 1
    folder = write(tmp_path / "run", [])
    if not in_part:
        finish(folder, ORDER)
    (folder / (PART if in_part else EPISODES)).write_bytes(line_with_digest(stated.replace(before, after)))
    if not in_part:
        reseal(folder)
    assert "line 1: is not as lines are written" in refused(folder)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"attempts": 2', b'"attempts": 3,\n "attempts": 2'),
        (b'"attempts": 2', b'"attempts":  2'),
        (b'"temperature": 0.0', b'"temperature": 0'),
        (b"}\n", b"}\n\n"),
    ],
)
def test_a_head_that_is_written_otherwise_is_refused(tmp_path, before, after):
    folder = sealed(tmp_path / "run")
    written = (folder / "run.json").read_bytes()
    assert before in written
    (folder / "run.json").write_bytes(after.join(written.rsplit(before, 1)))
    reseal(folder)
    assert re.search(r"run\.json: (is not as heads are written|has 'attempts' twice)", refused(folder))


@pytest.mark.parametrize("attempts", [0, -1, 1001])
def test_a_head_with_too_few_or_too_many_attempts_is_refused(tmp_path, attempts):
    folder = write(tmp_path / "run", [], msgspec.structs.replace(HEAD, attempts=attempts))
    assert "run.json: is no head of a run" in refused(folder)
    assert "attempts: expected `int`" in refused(folder)


@pytest.mark.parametrize(
    "changed",
    [
        lambda lines: lines[:1],
        lambda lines: lines[::-1],
        lambda lines: [*lines, lines[0]],
        lambda lines: [*lines, f"{'0' * 64}  rows.jsonl\n"],
        lambda lines: [lines[0], lines[1].strip()],
        lambda lines: [lines[0].replace("  ", " *"), lines[1]],
        lambda lines: [],
    ],
)
def test_checksums_are_two_lines_and_no_others(tmp_path, changed):
    folder = sealed(tmp_path / "run")
    lines = (folder / SUMS).read_text().splitlines(keepends=True)
    (folder / SUMS).write_text("".join(changed(lines)))
    assert "SHA256SUMS: has other lines than two checksums" in refused(folder)


def test_a_finished_run_without_its_checksums_is_told_so_and_not_asked_again(tmp_path):
    folder = sealed(tmp_path / "run")
    (folder / SUMS).unlink()
    assert "SHA256SUMS: is not there" in refused(folder)
    with pytest.raises(SeedproofError, match="SHA256SUMS: is not there"):
        Writer(folder, HEAD)


def test_who_was_stopped_while_sealing_goes_on(tmp_path):
    folder = write(tmp_path / "run")
    part = (folder / PART).read_bytes()
    finish(folder, ORDER)
    (folder / SUMS).unlink()
    (folder / PART).write_bytes(part)
    run = read_run(folder)
    assert (run.sealed, len(run.episodes)) == (False, len(EPISODES_SAID))


def test_of_a_run_that_goes_on_follow_ups_are_read_behind_all_rows(tmp_path):
    run = read_run(write(tmp_path / "run", [episode("b"), episode("a-i", parent="b")]))
    assert [said.id for said in run.episodes] == ["b", "a-i"]


@pytest.mark.parametrize(
    ("contents", "told"),
    [
        (b'{"format": "seedproof-run/2"}', "has format 'seedproof-run/2', expected 'seedproof-run/1'"),
        (b"[]", "has format 'None'"),
        (b"\xff", "is not JSON"),
        (b'{"format": "seedproof-run/1"}', "is no head of a run"),
    ],
)
def test_what_is_no_head_of_a_run_is_refused(tmp_path, contents, told):
    folder = sealed(tmp_path / "run")
    (folder / "run.json").write_bytes(contents)
    assert told in refused(folder)


def test_a_folder_without_a_run_is_refused(tmp_path):
    assert "run.json: cannot be read" in refused(tmp_path)


def test_an_episode_of_a_row_that_was_not_asked_is_refused(tmp_path):
    folder = write(tmp_path / "run", [episode("z")])
    with pytest.raises(SeedproofError, match="'z': is in the transcript and is no row"):
        finish(folder, ORDER)


def test_a_folder_with_another_plan_is_refused_and_left_as_it_is(tmp_path):
    folder = write(tmp_path / "run")
    before = (folder / PART).read_bytes()
    other = msgspec.structs.replace(HEAD, control="golden_dialogue", rows=("a",))
    with pytest.raises(
        SeedproofError, match="rows None, not 1 of its own; control none, not golden_dialogue"
    ):
        Writer(folder, other)
    assert (folder / PART).read_bytes() == before


def failing(folder, *said):
    """A run that fails, with a log as inspect writes it, after some episodes."""
    with Writer(folder, HEAD) as writer:
        (folder / "log").mkdir(exist_ok=True)
        (folder / "log" / "empty.eval").write_bytes(b"")
        for one in said:
            writer.append(one)
        raise SeedproofError("no such model")


@pytest.mark.parametrize("had_folder", [True, False])
def test_a_run_that_fails_before_anything_was_said_leaves_nothing(tmp_path, had_folder):
    folder = tmp_path / "run"
    if had_folder:
        folder.mkdir()
    with pytest.raises(SeedproofError, match="no such model"):
        failing(folder)
    assert list(tmp_path.rglob("*")) == ([folder] if had_folder else [])


def test_a_run_that_fails_later_is_kept(tmp_path):
    with pytest.raises(SeedproofError, match="no such model"):
        failing(tmp_path, episode("a"))
    assert read_run(tmp_path).episodes == [episode("a")]
    with pytest.raises(SeedproofError, match="no such model"):
        failing(tmp_path)
    assert read_run(tmp_path).episodes == [episode("a")]


@pytest.mark.parametrize("finished", [True, False])
def test_a_run_of_errors_alone_gives_way_to_another_plan(tmp_path, finished):
    """Its model had a name that its server does not know."""
    failed = Episode("a", 0, None, (), "error", "no such model")
    with Writer(tmp_path, HEAD) as writer:
        writer.append(failed)
    if finished:
        finish(tmp_path, ORDER)
    other = msgspec.structs.replace(HEAD, checkpoint=7)
    with Writer(tmp_path, other) as writer:
        writer.append(episode("b"))
    run = read_run(tmp_path)
    assert (run.head, run.episodes) == (other, [episode("b")])


def test_a_run_in_which_nothing_fitted_is_kept_from_another_plan(tmp_path):
    with Writer(tmp_path, HEAD) as writer:
        writer.append(Episode("a", 0, None, (), "overflow", "the context has 4096 tokens"))
    with pytest.raises(SeedproofError, match="has a run with checkpoint None, not 7"):
        Writer(tmp_path, msgspec.structs.replace(HEAD, checkpoint=7))


def test_a_folder_with_something_else_in_it_is_refused(tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(SeedproofError, match="is not empty"):
        Writer(tmp_path, HEAD)


def test_a_full_disk_is_told_in_a_line(tmp_path, monkeypatch):
    def full(number):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with Writer(tmp_path / "run", HEAD) as writer:
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(SeedproofError, match="cannot be written \\(No space left on device\\)"):
            writer.append(episode("a"))


def test_a_long_text_is_kept_in_part_and_marked():
    said = Turn("solver", "x" * (LONGEST_TEXT + 1), finish="stop")
    assert kept(said).text == "x" * LONGEST_TEXT
    assert kept(said).finish == "cut"
    whole = Turn("solver", "x" * LONGEST_TEXT, finish="stop")
    assert kept(whole) == whole


def test_a_text_that_utf_8_has_not_is_kept_with_question_marks():
    assert kept(Turn("solver", "a\ud800b")).text == "a?b"
    assert episode_of(line_of(episode("a", text="ξ∈\n\x00")), "here").turns[0].text == "ξ∈\n\x00"
