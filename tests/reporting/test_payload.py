"""What rows cost in a page, and bytes that no machine leaves its mark on."""

import base64

from pipeline.reporting.content import ShownRow
from pipeline.reporting.payload import opened, packed, payload


def test_neither_a_time_nor_a_system_stands_in_the_bytes():
    """gzip has places for both: four bytes for the time, and one for the system."""
    head = base64.b64decode(packed(b"rows"))[:10]
    assert head[:2] == b"\x1f\x8b"
    assert head[4:8] == bytes(4)
    assert head[9] == 3


def test_bytes_that_say_another_system_are_opened_as_well():
    content = bytearray(base64.b64decode(packed(b"rows")))
    content[9] = 19
    assert opened(base64.b64encode(content).decode()) == b"rows"


def test_demonstrations_that_every_row_repeats_cost_next_to_nothing():
    demonstrations = " ".join(f"Example {number}: {number**9}." for number in range(100))
    numbers = range(4_000)
    short = [_row(number, "") for number in numbers]
    long = [_row(number, demonstrations) for number in numbers]
    assert len(demonstrations) > 2_000
    more = len(payload(long, (), (), b"")) - len(payload(short, (), (), b""))
    assert 0 < more < 400_000


def _row(number, demonstrations):
    parts = [("question", f"{demonstrations} What is {number} + {7 * number % 1_009}?")]
    return ShownRow(id=f"a/b/d1/{number:06}", facets={"family": "b"}, parts=parts)
