"""The figures of the corpus: how fast answers are decided, and what other verifiers say of the same pairs.

`make bench` prints them; `python -m tests.corpus.bench` prints them alone. Every disagreement with another
verifier is written into `disagreements.jsonl`, with who is right by the label.
"""

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

import seedproof
from tests.corpus.opinions import SYMPY_TYPES, Labelled, disagreements, opinions
from tests.corpus.reading import HERE, is_simple, lines

LISTED = HERE / "disagreements.jsonl"
REPEATS = 3


def halves() -> list[str]:
    """Return the names of the halves of the corpus."""
    return [folder.name for folder in sorted(HERE.iterdir()) if Path(folder, "pairs.jsonl").exists()]


def free_pairs() -> list[Labelled]:
    """Return the pairs in free form of both halves whose label is settled."""
    found = [pair for half in halves() for pair in lines(half, "pairs") if not is_simple(pair)]
    return [msgspec.convert(pair, Labelled) for pair in found if pair["verdict"] != "open"]


def _rate(count: int, work: Callable[[], object]) -> float:
    """Return how many a second of CPU are done, the best of several runs."""
    best = 0.0
    for _ in range(REPEATS):
        start = time.process_time()
        work()
        best = max(best, count / (time.process_time() - start))
    return best


def speed() -> None:
    """Print pairs and whole responses that are decided in a second of CPU."""
    pairs = free_pairs()

    def compared() -> None:
        for pair in pairs:
            seedproof.compare(pair.gold, pair.answer, pair.type)

    print(f"{_rate(len(pairs), compared):,.0f} pairs of answers a second of CPU, corpus of {len(pairs):,}")  # noqa: T201
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

        rate = _rate(len(responses), scored)
        print(f"{benchmark:16}{rate:10,.0f} responses a second of CPU, corpus of {len(responses)}")  # noqa: T201


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
    speed()
    peers()
