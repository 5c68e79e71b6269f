"""What is read of a response that is too long: its end, where the answer is, and its beginning."""

import pytest

import seedproof as sp
from seedproof.record.bounds import LONGEST_ANSWER
from seedproof.responses.reply import LONGEST_RESPONSE, LONGEST_WRITTEN, MOST_LINES, bounded, said
from tests.scoring.small import right, rows_of

FILLER = {
    "words": "so it goes on ",
    "lines": "and on\n",
    "paragraphs": "and on.\n\n",
    "numbers": "1, ",
}


@pytest.mark.parametrize("filler", FILLER.values(), ids=FILLER)
@pytest.mark.parametrize("size", [LONGEST_RESPONSE, LONGEST_WRITTEN, 1_000_000])
def test_an_answer_at_the_end_is_read_however_long_the_response(size, filler):
    (row, *_) = rows_of("missing_fact", "zero_shot")
    assert sp.score(row, f"{filler * (size // len(filler))}\n\n{right(row)}").verdict == "right"


@pytest.mark.parametrize("filler", FILLER.values(), ids=FILLER)
def test_no_more_is_read_than_the_bounds_say(filler):
    read = bounded(filler * (1_000_000 // len(filler)))
    assert len(read) <= 1.2 * LONGEST_RESPONSE
    assert read.count("\n") <= MOST_LINES + 20


def test_a_thought_that_never_ends_is_no_answer_however_long_it_is():
    (row, *_) = rows_of("missing_fact", "zero_shot")
    thought = "so it goes on " * 100_000
    assert sp.score(row, f"Well. <think>{thought}\n\n{right(row)}").verdict == "no answer"


@pytest.mark.parametrize("hidden", [("<!--", "-->"), ("~~", "~~"), ("<del>", "</del>")])
def test_what_is_hidden_stays_so_where_a_response_is_cut(hidden):
    before, behind = hidden
    text = said(f"I do not know. {before}{'so it goes on ' * 3_000}\n\nAnswer: 7919{behind}")
    assert "7919" not in text


def test_an_answer_that_is_too_long_states_nothing():
    (row, *_) = rows_of("missing_fact", "zero_shot")
    value = row["answer"]
    assert sp.score(row, f"Answer: {value}{' = ' + value}").verdict == "right"
    assert sp.score(row, f"Answer: {value}{(' = ' + value) * LONGEST_ANSWER}").verdict != "right"
