"""Print what becomes of the corpus, by kind: `python -m tests.corpus.held_out_2`."""

from tests.corpus.held_out_2 import reading


def main() -> None:
    """Print two tables."""
    print("pairs", reading.table(reading.by_kind(reading.told_of_pairs(reading.pairs()))), sep="\n")  # noqa: T201
    print()  # noqa: T201
    told = reading.told_of_responses(reading.responses())
    print("responses", reading.table(reading.by_kind(told)), sep="\n")  # noqa: T201


if __name__ == "__main__":
    main()
