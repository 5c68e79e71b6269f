"""Runs against the endpoint of these tests, and whether two are the same."""

import difflib

from tests.evaluating.engine.server import MODEL


def command(endpoint, out, benchmark, *arguments):
    """The arguments that ask the endpoint."""
    asked = ("evaluate", benchmark, "--model", f"openai/{MODEL}", "--base-url", endpoint.url, "--out", out)
    return (*asked, "--yes", *arguments)


def expect_same(run, other):
    """Two runs are the same in all that is kept of them but clocks and logs; else it is told what is not."""
    for name in ("run.json", "episodes.jsonl", "SHA256SUMS"):
        lines = [(folder / name).read_text().splitlines() for folder in (run, other)]
        told = "\n".join(difflib.unified_diff(*lines, str(run / name), str(other / name), lineterm="", n=0))
        assert not told, told
