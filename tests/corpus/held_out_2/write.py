"""Write the corpus anew: `python -m tests.corpus.held_out_2.write`.

Tables of answers and of responses, each written by hand, meet golden answers and rows.

In a table of pairs, `@` begins a kind with its type, and `g` is a golden answer with another one. `=` is an
answer equal to it, and different from the other one; `x` is one that is different, `!` must not be accepted,
`~` is open. A table of responses has a kind, a target, a mode and a filter, then the response. Where the mode
is `follow`, it is right with the right answer, and wrong with a wrong one.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import seedproof as sp
from tests.corpus.held_out_2.making_pairs import made_pairs
from tests.corpus.held_out_2.making_responses import SEED, made_responses

FOLDER = Path(__file__).parent
ROWS = {"missing_fact": 66, "curriculum": 159, "number_game": 30, "university": 99, "judge": 36}

Case = dict[str, Any]


def main() -> None:
    """Write the three files."""
    rows = [dict(row) for name, count in ROWS.items() for row in sp.generate(name, count, seed=SEED)]
    _save("rows.jsonl", rows)
    _save("pairs.jsonl", _single(made_pairs(), ("type", "gold", "answer")))
    _save("responses.jsonl", _single(made_responses(rows), ("row", "response")))


def _save(name: str, cases: Iterable[Case]) -> None:
    lines = [json.dumps(case, ensure_ascii=False) for case in cases]
    (FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _single(cases: Iterable[Case], keys: tuple[str, ...]) -> list[Case]:
    """Return the cases without repeats. Two labels of one case are a mistake in the tables."""
    seen: dict[tuple[str, ...], Case] = {}
    for case in cases:
        first = seen.setdefault(tuple(case[key] for key in keys), case)
        if _worth(first) != _worth(case):
            raise ValueError(f"two labels: {first} and {case}")
    return list(seen.values())


def _worth(case: Case) -> str:
    verdict = str(case["verdict"])
    return verdict if verdict in ("equal", "right", "open") else "no"


if __name__ == "__main__":
    main()
