"""Rejected candidates are all counted, and the first few of each reason kept."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from seedproof.record.rejections import KEPT, Refused, Rejections

REASONS = st.sampled_from(["too large", "duplicate", "no target"])
STREAMS = st.lists(st.lists(st.builds(Refused, REASONS, st.none() | st.lists(st.integers()))))


@given(STREAMS)
def test_every_candidate_is_counted_and_the_first_few_are_kept(streams):
    rejections = Rejections("hanoi")
    for number, stream in enumerate(streams):
        rejections.add(f"puzzles/hanoi/d1/{number:06}", f"{number:032x}", stream)
    assert rejections.counts == Counter(refused.reason for stream in streams for refused in stream)
    places = {(one.row, one.draw) for one in rejections.kept}
    assert len(places) == len(rejections.kept)
    for reason, count in rejections.counts.items():
        drawn = [
            (f"puzzles/hanoi/d1/{number:06}", draw)
            for number, stream in enumerate(streams)
            for draw, refused in enumerate(stream)
            if refused.reason == reason
        ]
        kept = [(one.row, one.draw) for one in rejections.kept if one.reason == reason]
        assert kept == drawn[: min(count, KEPT)]


def test_what_was_drawn_is_kept_as_json_if_it_was_whole():
    rejections = Rejections("hanoi")
    refused = [Refused("too large"), Refused("duplicate", {"disks": [3, 2], "from": "A"})]
    rejections.add("puzzles/hanoi/d1/000000", "5d" * 16, refused, before=2)
    assert [(one.what, one.draw) for one in rejections.kept] == [
        ("", 2),
        ('{"disks":[3,2],"from":"A"}', 3),
    ]
