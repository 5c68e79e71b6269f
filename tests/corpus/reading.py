"""Runs our comparison and our score over one half of the labelled corpus, and says where they are wrong."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

HERE = Path(__file__).parent
SIMPLE = {"integer", "rational", "decimal", "named", "comparison", "factor_pairs", "solutions"}
"""Types that only the simple comparison knows; `expression` and `tuple` are its own where a pair says so."""

Fate = Literal["accepted", "refused", "undecided", "false", "not counted"]


class Outcome(NamedTuple):
    """What became of one labelled case."""

    group: str
    """The answer type of a pair, the benchmark of a response."""
    expected: str
    verdict: str
    fate: Fate
    case: str
    reason: str

    @property
    def counted(self) -> bool:
        """Whether its label is beyond dispute."""
        return self.fate != "not counted"


def lines(half: str, name: str) -> list[dict[str, Any]]:
    """Read a file of one half of the corpus."""
    with (HERE / half / f"{name}.jsonl").open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def is_simple(pair: dict[str, Any]) -> bool:
    """Return whether the simple comparison, not the one of `university`, decides the pair."""
    return pair.get("simple", False) or pair["type"] in SIMPLE


def pairs(half: str, *, swapped: bool = False) -> Iterator[Outcome]:
    """Compare every pair of one half; swapped, the answer is the golden one, of university types alone."""
    for pair in lines(half, "pairs"):
        if swapped and is_simple(pair):
            continue
        gold = pair["gold"]
        answer = pair["answer"]
        if swapped:
            gold, answer = answer, gold
        verdict = _compared(pair, gold, answer)
        yield Outcome(
            _group(pair),
            pair["verdict"],
            verdict.result,
            _fate_of_pair(pair, verdict.result),
            f"{pair['type']}: {gold!r} | {answer!r}",
            verdict.reason,
        )


def responses(half: str) -> Iterator[Outcome]:
    """Score every response of one half: an outcome for the response, and one for each of its parts."""
    import seedproof
    from seedproof import SeedproofError

    rows = {row["id"]: row for row in lines(half, "rows")}
    for response in lines(half, "responses"):
        row = rows[response["row"]]
        group = row["id"].split("/")[0]
        case = f"{row['id']}: {response['response'][-160:]!r}"
        try:
            score = seedproof.score(row, response["response"])
        except SeedproofError as error:
            yield Outcome(group, response["verdict"], "raised", "false", case, str(error))
            continue
        if "value" in response:
            expected = response["value"]
            fate = _fate_of_game(expected, str(score.value), score.verdict)
            yield Outcome(group, expected, str(score.value), fate, case, score.reason)
            continue
        fate = _fate_of_response(response["verdict"], score.verdict)
        yield Outcome(group, response["verdict"], score.verdict, fate, case, score.reason)
        if "parts" in response and score.parts:
            yield from _parts(group, case, response["parts"], score.parts)


def _parts(group: str, case: str, expected: list[str], parts: tuple[Any, ...]) -> Iterator[Outcome]:
    for number, (label, part) in enumerate(zip(expected, parts, strict=True)):
        fate = _fate_of_response(label, part.verdict)
        letter = "abcdefgh"[number]
        reason = f"({letter}) {part.answer!r}: {part.reason}"
        yield Outcome(f"{group}, parts", label, part.verdict, fate, case, reason)


def _group(pair: dict[str, Any]) -> str:
    name: str = pair["type"].split("(")[0]
    if pair.get("simple", False):
        return f"{name}, simple"
    return name


def _compared(pair: dict[str, Any], gold: str, answer: str) -> Any:
    import seedproof

    if not is_simple(pair):
        return seedproof.compare(gold, answer, pair["type"])
    from seedproof import answers

    if not hasattr(answers, "compare"):
        from seedproof.record.verdict import undecided

        return undecided("seedproof.answers.compare does not exist on this branch")
    row = {key: pair[key] for key in ("question", "asked") if key in pair}
    row |= {"answer_type": pair["type"], "answer": pair["gold"]}
    return answers.compare(gold, answer, answers.asked_by(row))


def _fate_of_pair(pair: dict[str, Any], result: str) -> Fate:
    expected = pair["verdict"]
    if expected == "open":
        is_excluded = pair.get("note", "").startswith(f"never {result}")
        return "false" if is_excluded else "not counted"
    if result == "undecided":
        return "undecided"
    if result != expected:
        return "false"
    return "accepted" if result == "equal" else "refused"


def _fate_of_response(expected: str, verdict: str) -> Fate:
    """A response without an answer and a wrong one are worth the same."""
    if expected == "open":
        return "not counted"
    if verdict in ("undecided", "not in the asked form"):
        return "undecided"
    if (expected == "right") != (verdict == "right"):
        return "false"
    return "accepted" if verdict == "right" else "refused"


def _fate_of_game(expected: str, value: str, verdict: str) -> Fate:
    if verdict == "undecided":
        return "undecided"
    if value != expected:
        return "false"
    return "refused" if value == "0" else "accepted"


def is_right(outcome: Outcome) -> bool:
    """Return whether the case is labelled as right: an equal pair, a right response, a game with points."""
    return outcome.expected not in ("different", "wrong", "no answer", "undecided", "open", "0")


class Counts(NamedTuple):
    """How many cases with a settled label there are, and what became of them."""

    right: int
    wrong: int
    accepted: int
    refused: int
    undecided: int
    undecided_right: int
    false: int


def counts(outcomes: list[Outcome]) -> Counts:
    """Return the counts of some outcomes."""
    counted = [outcome for outcome in outcomes if outcome.counted]
    right = [outcome for outcome in counted if is_right(outcome)]
    fates = [outcome.fate for outcome in counted]
    return Counts(
        right=len(right),
        wrong=len(counted) - len(right),
        accepted=fates.count("accepted"),
        refused=fates.count("refused"),
        undecided=fates.count("undecided"),
        undecided_right=[outcome.fate for outcome in right].count("undecided"),
        false=fates.count("false"),
    )
