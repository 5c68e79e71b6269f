"""Small releases of real rows, and files of responses to them."""

import json
from functools import cache

import seedproof as sp
from seedproof.record.rows import line_of
from tests.tiny import make_release

ROWS = {
    "missing_fact": {
        "zero_shot": [
            f"missing_fact/{family}/d{difficulty}/{number:06d}"
            for family in ("bayes_missing_prior", "graph_path_sums")
            for difficulty in (1, 2)
            for number in (0, 1)
        ]
    },
    "curriculum": {
        "problems": [f"curriculum/3_oa_d_8/d3/{number:06d}" for number in range(1, 5)],
        "followups": [
            f"curriculum/3_oa_d_8/d3/{number:06d}-{kind}" for number in range(1, 5) for kind in "ic"
        ],
    },
    "number_game": {"mixed": [f"number_game/five_operands/d2/{number:06d}" for number in range(1030, 1034)]},
    "university": {
        "default": [
            "university/lhospital_limit/d1/000000",
            "university/sinusoid_from_graph/d1/000000",
            "university/rational_inequality/d1/000000",
            "university/rational_inequality/d1/000001",
        ]
    },
    "judge": {"default": [f"judge/exponential_logarithmic_equation/d1/{number:06d}" for number in range(8)]},
}
"""By benchmark and config, the ids of the rows."""

HEAD = "---\nconfigs:\n{configs}---\n"
CONFIG = "- config_name: {config}\n"


@cache
def rows_of(benchmark, config):
    return tuple(sp.rebuild(row_id) for row_id in ROWS[benchmark][config])


def small_release(folder, benchmark, configs=None, version="1.0.0"):
    """A release in a folder, of the rows of some configs; returns the folder."""
    configs = configs or {config: rows_of(benchmark, config) for config in ROWS[benchmark]}
    card = HEAD.format(configs="".join(CONFIG.format(config=config) for config in configs))
    files = {f"jsonl/{config}/test.jsonl": b"".join(map(line_of, rows)) for config, rows in configs.items()}
    return make_release(folder, version, benchmark, **{"README.md": card.encode()}, **files)


def right(row):
    """A response that states the stored answer."""
    if row["answer_type"] == "operations":
        return f"These are my steps:\n\n{row['answer']}\n"
    return f"So this is it.\n\nAnswer: {row.get('golden_latex', row['answer'])}"


def lines(path, objects):
    path.write_text("".join(json.dumps(thing) + "\n" for thing in objects))
    return path


def responses(path, rows, respond=right):
    """A file with a response to each row; returns its path."""
    return lines(path, [{"id": row["id"], "response": respond(row)} for row in rows])
