"""Rows with a damage, and what their scripts make of it.

`python -m tests.certifying.damage` prints it as CSV. With `--write` the lines of all
benchmarks come into `docs/data/damage.csv`.

Refused: some engine contradicts a promise. Unreadable: nothing reads the damaged text, which fails a release
as well. Still true: the damaged row keeps all that its scripts say, for example without a sentence that the
answer does not need.
"""

import argparse
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from itertools import islice
from os import cpu_count
from pathlib import Path
from typing import Any

from docs.generated import DATA, csv_text, write
from pipeline.certifying.deciding import Decided, decided
from pipeline.certifying.engines import Engine, engines_named
from pipeline.certifying.making import made
from pipeline.certifying.reading import released_rows
from pipeline.certifying.released import chosen
from seedproof.certifying.rows import can_certify
from seedproof.contract import registry
from seedproof.loading import Release
from seedproof.record.progress import progress
from seedproof.record.rows import line_of

TABLE = DATA / "damage.csv"

Row = dict[str, Any]
Damage = Callable[[Row], Iterator[Row]]

MOST = 4
"""Damaged rows of one kind that are tried of a row."""

FATES = ("refused", "unreadable", "still true", "undecided", "beyond")
HEADS = ("benchmark", "damage", "rows", *FATES)

_NUMBER = re.compile(r"(?<![\w.^\\])\d+(?![\w^]|\.\d)")
"""A number of its own, which is no part of a name, a decimal or a power."""

_LETTER = re.compile(r"^\([a-z]\) ")
"""Before the question of a part."""

_END = re.compile(r"\n\n(?=Your notes may lack|End )")
"""Where the instructions begin, which promise nothing."""


def answer_changed(row: Row) -> Iterator[Row]:
    """Make each number of the answer greater by one."""
    if "parts" in row:
        yield from _answer_of_a_part_changed(row)
        return
    for answer in _greater(row["answer"]):
        yield row | {"answer": answer}


def _answer_of_a_part_changed(row: Row) -> Iterator[Row]:
    """Make each number in the answer to each part greater by one, in both columns that say it."""
    for place, part in enumerate(row["parts"]):
        for answer in _greater(part["answer"]):
            parts = [*row["parts"][:place], part | {"answer": answer}, *row["parts"][place + 1 :]]
            lettered = [f"({chr(97 + number)}) {each['answer']}" for number, each in enumerate(parts)]
            yield row | {"parts": parts, "answer": "; ".join(lettered) if len(parts) > 1 else answer}


def answers_exchanged(row: Row) -> Iterator[Row]:
    """Give the row the answer of a witness, and the witness that of the row."""
    for place, witness in enumerate(row.get("witnesses", ())):
        damaged = deepcopy(row)
        damaged["witnesses"][place]["answer"] = row["answer"]
        yield damaged | {"answer": witness["answer"]}


def hint_told(row: Row) -> Iterator[Row]:
    """Put the holder's sentence among the notes."""
    if row.get("view") and row.get("hint"):
        last = row["view"][-1]
        question = row["question"].replace(f"\n- {last}\n", f"\n- {last}\n- {row['hint']}\n")
        yield row | {"question": question, "view": [*row["view"], row["hint"]]}


def number_changed(row: Row) -> Iterator[Row]:
    """Make each number of the text greater by one."""
    for sentence in _sentences(row):
        for other in _greater(sentence):
            yield _reworded(row, sentence, other)


def sentence_dropped(row: Row) -> Iterator[Row]:
    """Leave out each sentence of the text."""
    sentences = _sentences(row)
    if len(sentences) > 1:
        for sentence in sentences:
            yield _reworded(row, sentence, None)


DAMAGES: dict[str, Damage] = {
    "answer changed": answer_changed,
    "answers exchanged": answers_exchanged,
    "hint told": hint_told,
    "number changed": number_changed,
    "sentence dropped": sentence_dropped,
}


def damaged(row: Row, kind: str) -> list[Row]:
    """Return rows with a damage, evenly `MOST` of all that there are; the row itself is none."""
    rows = [each for each in DAMAGES[kind](row) if line_of(each) != line_of(row)]
    return [rows[place * len(rows) // MOST] for place in range(MOST)] if len(rows) > MOST else rows


def fates(
    benchmark: str, rows: Sequence[Row], engines: Sequence[Engine], seconds: float = 2, workers: int = 1
) -> Iterator[str]:
    """Yield what becomes of each row: one of `FATES`."""
    results = list(made(benchmark, rows))
    queries = [query for result in results for query in result.queries]
    said = decided(progress(queries, "decide", len(queries)), engines, seconds, workers)
    for result in results:
        own = list(islice(said, len(result.queries)))
        yield "unreadable" if result.unread is not None else _fate(own)


def _fate(said: Sequence[Decided]) -> str:
    if not said:
        return "beyond"
    if any(each.contradictions for each in said):
        return "refused"
    return "still true" if all(each.is_decided for each in said) else "undecided"


def _greater(text: str) -> Iterator[str]:
    for found in _NUMBER.finditer(text):
        yield f"{text[: found.start()]}{int(found[0]) + 1}{text[found.end() :]}"


def _sentences(row: Row) -> list[str]:
    """Return the sentences of a text without its instructions; the notes, where there are some."""
    if "view" in row:
        return list(row["view"])
    body = _END.split(row["question"])[0]
    return [sentence for sentence in re.split(r"(?<=[.!?])\s+|\n+", body) if sentence]


def _reworded(row: Row, sentence: str, other: str | None) -> Row:
    """Say another sentence, or nothing, in every column that says this one."""
    if "view" in row:
        notes = [each if each != sentence else other for each in row["view"]]
        instead = "" if other is None else f"\n- {other}"
        # The last place: a worked example may say the same.
        before, _, after = row["question"].rpartition(f"\n- {sentence}")
        view = [note for note in notes if note is not None]
        return row | {"question": f"{before}{instead}{after}", "view": view}
    question = row["question"].replace(sentence, other or "", 1)
    question = re.sub(r"(?<=\S)  +(?=\S)", " ", question).strip()
    if "parts" in row and other is not None:
        asked = _LETTER.sub("", sentence)
        return row | {"question": question, "parts": [_reasked(part, asked, other) for part in row["parts"]]}
    return row | {"question": question}


def _reasked(part: Row, sentence: str, other: str) -> Row:
    """Say another sentence in the question of a part, if it says this one."""
    return part | {"question": part["question"].replace(sentence, _LETTER.sub("", other), 1)}


def found(
    benchmark: str, rows: Sequence[Row], engines: Sequence[Engine], workers: int, show: str | None = None
) -> Iterator[tuple[str | int, ...]]:
    """Yield what became of each kind of damage, in the order of `HEADS`.

    Of the fate `show`, what was damaged is printed as well.
    """
    sound = {row["id"]: row for row in rows}
    for kind in DAMAGES:
        bad = [each for row in rows for each in damaged(row, kind)]
        counts: Counter[str] = Counter()
        for each, fate in zip(bad, fates(benchmark, bad, engines, workers=workers), strict=True):
            counts[fate] += 1
            if fate == show:
                print(f"{each['id']}, {kind}: {_difference(sound[each['id']], each)}")  # noqa: T201
        if bad:
            yield benchmark, kind, len(bad), *(counts[fate] for fate in FATES)


def _difference(row: Row, damaged: Row) -> str:
    """Return what is other in a damaged row, in few words."""
    if row["answer"] != damaged["answer"]:
        return f"{row['answer']!r:.80} is {damaged['answer']!r:.80}"
    before, after = _sentences(row), _sentences(damaged)
    gone = [sentence for sentence in before if sentence not in after]
    new = [sentence for sentence in after if sentence not in before]
    return f"{' '.join(gone)!r:.200} is {' '.join(new)!r:.200}"


def _release(benchmark: str, folder: Path | None) -> Release:
    built = Path("build") / benchmark / "release"
    return Release(str(folder or (built if built.is_dir() else benchmark)))


def main() -> None:
    """Print what became of the damage to each benchmark that is named."""
    known = [name for name in registry.benchmarks() if can_certify(name)]
    options = argparse.ArgumentParser(prog="python -m tests.certifying.damage")
    options.add_argument("benchmarks", nargs="*", metavar="BENCHMARK", help=", ".join(known))
    options.add_argument("--release", type=Path, help="the folder of the release of one benchmark")
    options.add_argument("--per", type=int, default=1, help="rows of each family and difficulty")
    options.add_argument("--engine", default="z3,cvc5")
    options.add_argument("--workers", type=int, default=cpu_count() or 1)
    options.add_argument("--show", choices=FATES, help="tell what was damaged where this came of it")
    options.add_argument("--write", action="store_true", help="write docs/data/damage.csv, of all benchmarks")
    given = options.parse_args()
    engines = engines_named(given.engine.split(","))
    lines: list[tuple[str | int, ...]] = []
    for benchmark in given.benchmarks or known:
        rows = chosen(released_rows(_release(benchmark, given.release)), [], given.per)
        lines += found(benchmark, rows, engines, given.workers, given.show)
    print(csv_text(HEADS, lines))  # noqa: T201
    if given.write and not given.benchmarks:
        write({TABLE: csv_text(HEADS, lines)})


if __name__ == "__main__":
    main()
