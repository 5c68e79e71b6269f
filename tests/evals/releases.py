"""Folders as releases have them, with the files of `evals/` and some twenty rows a config."""

import json
from functools import cache
from io import BytesIO
from itertools import islice
from pathlib import Path

import yaml

import seedproof as sp
from pipeline.evals.writing import evals_of, write_evals
from pipeline.releasing.parquet import write_parquet
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.contract import registry
from seedproof.record.rows import line_of
from seedproof.record.seeds import RELEASED, parse_row_id
from tests.corpus.reading import lines
from tests.tiny import make_release

BENCHMARKS = ("missing_fact", "curriculum", "number_game", "university", "judge")
MANY = 20
SHOWN = {"demonstrations": 4, "difficulties": [1, 2, 3]}
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
        "number_game": lambda: {"mixed": _corpus("number_game")},
        "university": _university,
        "judge": lambda: {"default": _corpus("judge")},
    }[benchmark]()
    columns = registry.benchmark(benchmark).release.columns
    return {
        config: [dict.fromkeys(columns) | row for row in of_config] for config, of_config in by_config.items()
    }


def write(folder, benchmark):
    """Write a folder as a release has it, as far as the files of `evals/` look at it."""
    columns = registry.benchmark(benchmark).release.columns
    configs = yaml.safe_dump({"configs": [{"config_name": config} for config in rows(benchmark)]})
    made = {"README.md": f"---\n{configs}---\n".encode()}
    for config, of_config in rows(benchmark).items():
        made[f"jsonl/{config}/test.jsonl"] = b"".join(map(line_of, of_config))
        parquet = BytesIO()
        write_parquet(parquet, of_config, columns, None)
        made[f"data/{config}/test.parquet"] = parquet.getvalue()
    make_release(folder, "1.2.3", benchmark, **made)
    write_evals(folder, benchmark)


def _corpus(benchmark):
    """Rows without an image, made anew by their ids: the corpus has them as earlier code made them."""
    every = [row for half in ("seen", "held_out") for row in lines(half, "rows") if not row.get("has_image")]
    ids = dict.fromkeys(row["id"] for row in every if row["id"].startswith(f"{benchmark}/"))
    return list(map(sp.rebuild, islice(ids, MANY)))


def _missing_fact():
    reading = [family for family in FAMILIES if (PLACE / family / "request.py").is_file()]
    ids = [
        f"missing_fact/{family}/d{difficulty}/{number:06d}"
        for number in range(MANY)
        for family in reading
        for difficulty in (1, 2, 3)
    ]
    zero_shot = [sp.rebuild(row_id) for row_id in ids[:MANY]]
    release = registry.benchmark("missing_fact").release
    four_shot = [
        release.variant("four_shot", row, release.demonstrations(parse_row_id(row["id"]), SHOWN, RELEASED))
        for row in zero_shot
    ]
    return {"zero_shot": zero_shot, "four_shot": four_shot}


def _curriculum():
    golden = [json.loads(line) for line in GOLDEN.read_text().splitlines()]
    problems = [row for row in golden if row["parent_id"] is None][:MANY]
    ids = {row["id"] for row in problems}
    return {"problems": problems, "followups": [row for row in golden if row["parent_id"] in ids]}


def _university():
    return {"default": [*_corpus("university"), sp.rebuild(WITH_IMAGE)]}
