"""What rows cost in a page."""

from pipeline.reporting.content import ShownRow
from pipeline.reporting.payload import payload


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
