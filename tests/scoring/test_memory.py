"""Many long responses are scored in little memory."""

import json
import tracemalloc

import pytest

from seedproof.scoring.response_files import checked
from seedproof.scoring.runs import run
from tests.scoring.small import rows_of

pytestmark = pytest.mark.slow

COUNT = 1_000


def test_memory_does_not_grow_with_the_responses(tmp_path):
    (row, *_) = rows_of("missing_fact", "zero_shot")
    rows = {f"missing_fact/bayes_missing_prior/d1/{number:06d}": row for number in range(COUNT)}
    path = tmp_path / "responses.jsonl"
    with path.open("w") as file:
        for row_id in rows:
            response = f"{row_id} {'so it goes on ' * 800}\n\nAnswer: {row['answer']}"
            file.write(json.dumps({"id": row_id, "response": response}) + "\n")
    written = path.stat().st_size
    assert written > 10_000_000
    tracemalloc.start()
    responses = checked(path, rows, None, lambda row_id: "")
    done = run(rows, responses.responses(), {})
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < written / 3
    assert {outcome.verdict for outcome in done.outcomes.values()} == {"right"}
    assert len(done.outcomes) == COUNT
