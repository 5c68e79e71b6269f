"""What is kept of responses: short ones, and by all that was asked of them."""

from seedproof.responses.short import SHORT, kept_if_short


def test_a_short_response_is_looked_at_once_and_a_long_one_until_another_comes():
    looked_at = []

    @kept_if_short
    def length(response, count=1):
        looked_at.append((len(response), count))
        return len(response)

    short, long = "a" * SHORT, "a" * (SHORT + 1)
    assert [length(response) for response in (short, short, long, long)] == [
        SHORT,
        SHORT,
        SHORT + 1,
        SHORT + 1,
    ]
    assert length(short, 2) == SHORT
    assert length("b" * (SHORT + 1)) == length(long) == SHORT + 1
    assert looked_at == [(SHORT, 1), (SHORT + 1, 1), (SHORT, 2), (SHORT + 1, 1), (SHORT + 1, 1)]
