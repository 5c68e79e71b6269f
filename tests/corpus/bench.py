"""The figures of the corpus: how fast answers are decided, and what other verifiers say of the same pairs.

`make bench` measures the first; `python -m tests.corpus.bench` prints the second. Every disagreement with
another verifier is written into `disagreements.jsonl`, with who is right by the label.
"""

from collections import Counter
from pathlib import Path

import msgspec

import seedproof
from tests.bench.measuring import Measurement, function
from tests.corpus.opinions import SYMPY_TYPES, Labelled, disagreements, opinions
from tests.corpus.reading import HERE, is_simple, lines
from tests.fuzz_answers.known import SIZE, SLOWEST, row_of

LISTED = HERE / "disagreements.jsonl"


def halves() -> list[str]:
    """Return the names of the halves of the corpus."""
    return [folder.name for folder in sorted(HERE.iterdir()) if Path(folder, "pairs.jsonl").exists()]


def free_pairs() -> list[Labelled]:
    """Return the pairs in free form of both halves whose label is settled."""
    found = [pair for half in halves() for pair in lines(half, "pairs") if not is_simple(pair)]
    return [msgspec.convert(pair, Labelled) for pair in found if pair["verdict"] != "open"]


def answers() -> list[Measurement]:
    """Declare how many pairs and whole responses are decided in a second."""
    pairs = free_pairs()

    def compared() -> None:
        for pair in pairs:
            seedproof.compare(pair.gold, pair.answer, pair.type)

    declared = [function("answers/pairs compared", compared, len(pairs))]
    by_benchmark: dict[str, list[tuple[dict, str]]] = {}
    for half in halves():
        rows = {row["id"]: row for row in lines(half, "rows")}
        for response in lines(half, "responses"):
            benchmark = response["row"].partition("/")[0]
            by_benchmark.setdefault(benchmark, []).append((rows[response["row"]], response["response"]))
    for benchmark, responses in sorted(by_benchmark.items()):

        def scored(responses: list[tuple[dict, str]] = responses) -> None:
            for row, response in responses:
                seedproof.score(row, response)

        declared.append(function(f"answers/responses to {benchmark}", scored, len(responses)))
    slowest = [(row_of(benchmark), made(SIZE)) for benchmark, made in SLOWEST.values()]

    def scored_slowly() -> None:
        for row, response in slowest:
            seedproof.score(row, response)

    return [*declared, function("answers/the slowest known", scored_slowly, len(slowest))]


def peers() -> None:
    """Print what Math-Verify and SymPy say of the pairs, beside ours, and list every disagreement."""
    pairs = free_pairs()
    ours = [seedproof.compare(pair.gold, pair.answer, pair.type).result for pair in pairs]
    asked = {
        "Math-Verify": [pair.type != "label" for pair in pairs],
        "SymPy": [pair.type.partition("(")[0] in SYMPY_TYPES for pair in pairs],
    }
    listed: list[dict[str, str]] = []
    for name, fits in asked.items():
        chosen = [pair for pair, fit in zip(pairs, fits, strict=True) if fit]
        our = [said for said, fit in zip(ours, fits, strict=True) if fit]
        theirs = opinions(name, chosen)
        print(f"\n{len(chosen):,} pairs that {name} can be asked of")  # noqa: T201
        _told("ours", chosen, our)
        _told(name, chosen, theirs.said)
        print(f"{name}: {theirs.rate:.0f} pairs a second of wall time")  # noqa: T201
        differing = list(disagreements(chosen, our, theirs.said))
        right = Counter(item.right for item in differing)
        counted = ", ".join(f"{who} {right[who]}" for who in ("ours", "theirs", "neither"))
        print(f"{len(differing)} disagreements, right by the label: {counted}")  # noqa: T201
        for item in differing:
            listed.append(
                {
                    "peer": name,
                    "type": item.pair.type,
                    "gold": item.pair.gold,
                    "answer": item.pair.answer,
                    "label": item.pair.verdict,
                    "ours": item.ours,
                    "theirs": item.theirs,
                    "right": item.right,
                }
            )
    LISTED.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in listed))


def _told(name: str, pairs: list[Labelled], said: list[str]) -> None:
    count = Counter((pair.verdict, verdict) for pair, verdict in zip(pairs, said, strict=True))
    for label in ("equal", "different"):
        total = sum(number for (labelled, _), number in count.items() if labelled == label)
        verdicts = ", ".join(
            f"{verdict} {count[label, verdict]}"
            for verdict in ("equal", "different", "undecided", "none")
            if count[label, verdict]
        )
        print(f"{name:14} of {total} that are {label}: {verdicts}")  # noqa: T201


if __name__ == "__main__":
    peers()
