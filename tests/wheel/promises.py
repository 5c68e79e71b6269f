"""Does with rows what `import seedproof as sp` promises, and prints what came of it as JSON.

Run by the environment's Python. Arguments: a file of rows as JSON lines, and the folder of a release.
"""

import json
import sys
from pathlib import Path

import seedproof as sp

rows = [json.loads(line) for line in Path(sys.argv[1]).read_text().splitlines()]


def response_to(row):
    """Return a right response to a row."""
    parts = row.get("parts") or []
    if len(parts) > 1:
        lettered = zip("abcdefgh", parts, strict=False)
        return "Answer: " + "; ".join(f"({letter}) {part['answer']}" for letter, part in lettered)
    if row["answer_type"] == "operations":
        return f"Answer:\n{row['best_solution']}"
    return f"Answer: {row['answer']}"


done = {
    "file": sp.__file__,
    "loaded": [row["id"] for row in sp.load(sys.argv[2])],
    "compared": sp.compare("x**2/2 + C", "\\frac{x^2}{2} + C", "antiderivative(x)").result,
    "rebuilt": {row["id"]: sp.rebuild(row["id"]) == row for row in rows},
    "audited": {row["id"]: [[check.label, check.state.value] for check in sp.audit(row)] for row in rows},
    "right": {row["id"]: sp.score(row, response_to(row)).verdict for row in rows},
    "silent": {row["id"]: sp.score(row, "Answer:").verdict for row in rows},
}
print(json.dumps(done))
