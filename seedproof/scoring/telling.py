"""The score of a file of responses, as lines for people."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from seedproof.measuring.statistics import decimal
from seedproof.scoring.results import Estimate, Listed, Result, Tally, Verdict
from seedproof.scoring.runs import Run

_SHORTEST = 24
"""The width of the first column of tables, unless a name is longer."""

_HEAD = f"{'accuracy':>11}   {'95 %':18}method"
"""What stands above an accuracy with its interval."""

_LONGEST_REASON = 160
"""Characters of a reason that are shown: two lines on a terminal."""


def used_judgements(result: Result, done: Run) -> dict[str, Any]:
    """Return for JSON how many judgements were used, and how; nothing where none was given."""
    if result.overall.with_judge is None:
        return {}
    said = ("right", "wrong", "inconclusive", "not applied")
    return {"judgements": {word.replace(" ", "_"): done.judgements[word] for word in said}}


def told(head: Mapping[str, Any], result: Result, done: Run) -> Iterator[str]:
    """Yield the lines for people; `head` says what was scored."""
    yield f"{head['benchmark']} {head['version']}, config {head['config']}, split {head['split']}"
    yield f"rows with SHA-256 {head['rows_sha256']}"
    yield f"responses from the column {head['response_column']}"
    if head["repeated_lines"]:
        yield f"{head['repeated_lines']:,} lines repeat an earlier line"
    yield ""
    yield from _counts(result)
    yield ""
    yield from _accuracies(result)
    yield from _of_judge(result, done)
    yield from _rest(result)


def told_endless(head: Mapping[str, Any], result: Result) -> Iterator[str]:
    """Yield the lines for people on endless rows."""
    yield f"{head['benchmark']}, endless rows, rebuilt from their ids"
    yield f"responses from the column {head['response_column']}"
    yield ""
    yield from _counts(result)
    yield ""
    yield from _accuracies(result)
    yield from _rest(result)


def _rest(result: Result) -> Iterator[str]:
    """Yield the lines behind the accuracies: errors, groups, and what should be looked at."""
    yield from _errors(result)
    for name, by_value in result.groups.items():
        if len(by_value) > 1:
            yield ""
            yield from _table(name, by_value, result)
    yield from _list("undecided", result.overall.counts["undecided"], result.undecided)
    yield from _list("not in the asked form", result.overall.counts["not in the asked form"], result.unformed)
    yield from _list("no answer", result.overall.counts["no answer"], result.unread)


def _counts(result: Result) -> Iterator[str]:
    tally = result.overall
    yield f"rows          {tally.rows:>8,}"
    yield f"  answered    {tally.answered:>8,}"
    best = "   with the best score" if tally.best is not None else ""
    yield f"    right     {tally.counts['right']:>8,}{best}"
    yield f"    wrong     {tally.counts['wrong']:>8,}"
    yield f"    not in form {tally.counts['not in the asked form']:>6,}   not in the asked form"
    yield f"    undecided {tally.counts['undecided']:>8,}"
    yield f"  no answer   {tally.counts['no answer']:>8,}"
    yield f"  missing     {tally.counts['missing']:>8,}"
    if not result.complete:
        yield "not complete: rows without a response count as not right"


def _accuracies(result: Result) -> Iterator[str]:
    tally = result.overall
    yield f"{'':{_SHORTEST}}{_HEAD}"
    yield _line("all rows", tally.accuracy)
    if tally.counts["undecided"]:
        yield f"{'  at most':{_SHORTEST}}{decimal(tally.at_most):>11}   if every undecided answer were right"
    if tally.with_judge is not None:
        yield _line("  with a judge", tally.with_judge)
    if result.responses is not None:
        yield _line("rows with a response", result.responses)
    if tally.best is not None:
        yield _line("share of best scores", tally.best)
    if tally.parts is not None:
        yield _line("share of right parts", tally.parts)


def _of_judge(result: Result, done: Run) -> Iterator[str]:
    if result.overall.with_judge is None:
        return
    uses = used_judgements(result, done)["judgements"]
    yield ""
    yield (
        f"a judge on undecided answers: {uses['right']:,} right, {uses['wrong']:,} wrong, "
        f"{uses['inconclusive']:,} inconclusive"
    )
    if uses["not_applied"]:
        yield f"{uses['not_applied']:,} judgements not applied: their answers are decided"


def _errors(result: Result) -> Iterator[str]:
    if result.errors:
        yield ""
        yield f"{'error':{_SHORTEST}}{'responses':>9}"
        for name, count in sorted(result.errors.items()):
            yield f"{name:{_SHORTEST}}{count:>9,}"


def _table(title: str, by_value: Mapping[str, Tally], result: Result) -> Iterator[str]:
    """Yield the lines of a group: a head, and a line a value."""
    width = max(_SHORTEST, *(len(value) + 2 for value in by_value))
    verdicts = _shown_verdicts(result)
    counts = "".join(f"{_SHORT_NAMES.get(verdict, verdict):>11}" for verdict in verdicts)
    yield f"{title:{width}}{'rows':>9}{counts}{_HEAD}"
    for value, tally in by_value.items():
        counts = "".join(f"{tally.counts[verdict]:>11,}" for verdict in verdicts)
        yield f"{value or '-':{width}}{tally.rows:>9,}{counts}{_estimate(tally.accuracy)}"


_SHORT_NAMES = {"not in the asked form": "not in form"}


def _shown_verdicts(result: Result) -> list[Verdict]:
    """Return what the tables count: what is right, and what is neither right nor wrong if there is any."""
    neither: tuple[Verdict, ...] = ("not in the asked form", "undecided", "no answer", "missing")
    return ["right", *(verdict for verdict in neither if result.overall.counts[verdict])]


def _list(title: str, count: int, responses: Sequence[Listed]) -> Iterator[str]:
    if not responses:
        return
    yield ""
    more = f", the first {len(responses)} of {count:,}; all with --details" if count > len(responses) else ""
    yield f"{title}{more}"
    for response in responses:
        yield f"  {response.id}  {_printable(response.reason)}"


def _line(name: str, estimate: Estimate) -> str:
    return f"{name:{_SHORTEST}}{_estimate(estimate)}"


def _estimate(estimate: Estimate) -> str:
    interval = estimate.interval
    bounds = f"{decimal(interval.low)} to {decimal(interval.high)}"
    return f"{decimal(estimate.value):>11}   {bounds:18}{interval.method}"


def _printable(reason: str) -> str:
    """Return one line of a reason that may quote a response: no control characters, and not too long."""
    plain = "".join(sign if sign.isprintable() else " " for sign in reason)
    return plain if len(plain) <= _LONGEST_REASON else f"{plain[:_LONGEST_REASON]}…"
