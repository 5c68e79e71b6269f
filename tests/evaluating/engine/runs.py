"""Runs against the endpoint of these tests, and whether two are the same."""

from tests.evaluating.engine.server import MODEL


def command(endpoint, out, benchmark, *arguments):
    """The arguments that ask the endpoint."""
    asked = ("evaluate", benchmark, "--model", f"openai/{MODEL}", "--base-url", endpoint.url, "--out", out)
    return (*asked, "--yes", *arguments)


def same(run, other):
    """Whether two runs are the same in all that is kept of them but clocks and logs."""
    names = ("run.json", "episodes.jsonl", "SHA256SUMS")
    return all((run / name).read_bytes() == (other / name).read_bytes() for name in names)
