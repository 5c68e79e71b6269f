"""Folders as releases have them, with the files of `evals/` and some twenty rows a config."""

import json
from functools import cache
from io import BytesIO
from pathlib import Path

import yaml

import seedproof as sp
from pipeline.evals.writing import evals_of, write_evals
from pipeline.releasing.parquet import write_parquet
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.contract import registry
from seedproof.record.rows import line_of
from tests.corpus.reading import lines
from tests.tiny import make_release

BENCHMARKS = ("missing_fact", "curriculum", "number_game", "university", "judge")
MANY = 20
GOLDEN = Path("tests/golden/curriculum.jsonl")
PLACE = Path("seedproof/benchmarks/missing_fact/families")
WITH_IMAGE = "university/sinusoid_from_graph/d1/000000"


@cache
def files(benchmark):
    return evals_of(benchmark)


@cache
def rows(benchmark):
    """The rows by config, each with all columns of the benchmark."""
    by_config = {
        "missing_fact": _missing_fact,
        "curriculum": _curriculum,
        "number_game": lambda: {"mixed": _corpus("number_game")[:MANY]},
        "university": _university,
        "judge": lambda: {"default": _corpus("judge")[:MANY]},
    }[benchmark]()
    columns = registry.benchmark(benchmark).release.columns
    return {
        config: [dict.fromkeys(columns) | row for row in of_config] for config, of_config in by_config.items()
    }


def write(folder, benchmark):
    """Write a folder as a release has it, as far as the files of `evals/` look at it."""
    columns = registry.benchmark(benchmark).release.columns
    configs = yaml.safe_dump({"configs": [{"config_name": config} for config in rows(benchmark)]})
    made = {"README.md": f"---\n{configs}---\n".encode(), "jsonl/tiny/test.jsonl": None}
    for config, of_config in rows(benchmark).items():
        made[f"jsonl/{config}/test.jsonl"] = b"".join(map(line_of, of_config))
        parquet = BytesIO()
        write_parquet(parquet, of_config, columns, None)
        made[f"data/{config}/test.parquet"] = parquet.getvalue()
    make_release(folder, "1.2.3", benchmark, **made)
    write_evals(folder, benchmark)


def _corpus(benchmark):
    every = [row for half in ("seen", "held_out") for row in lines(half, "rows")]
    own = {row["id"]: row for row in every if row["id"].startswith(f"{benchmark}/")}
    return list(own.values())


def _missing_fact():
    reading = [family for family in FAMILIES if (PLACE / family / "request.py").is_file()]
    ids = [
        f"missing_fact/{family}/d{difficulty}/{number:06d}"
        for number in range(MANY)
        for family in reading
        for difficulty in (1, 2, 3)
    ]
    zero_shot = [sp.rebuild(row_id) for row_id in ids[:MANY]]
    shown = zero_shot[0] | {"request": "What is P(H)?"}
    variant = registry.benchmark("missing_fact").release.variant
    return {"zero_shot": zero_shot, "four_shot": [variant("four_shot", row, [shown]) for row in zero_shot]}


def _curriculum():
    """Rows whose follow-ups are there, then others."""
    golden = [json.loads(line) for line in GOLDEN.read_text().splitlines()]
    followups = [row for row in golden if row["parent_id"] is not None]
    asked = [row for row in golden if row["parent_id"] is None]
    others = [row for row in _corpus("curriculum") if row["kind"] == "original"]
    return {"problems": [*asked, *others][:MANY], "followups": followups}


def _university():
    text = [row for row in _corpus("university") if not row["has_image"]]
    return {"default": [*text[:MANY], sp.rebuild(WITH_IMAGE)]}
