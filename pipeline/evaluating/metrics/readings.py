"""A second reading of answers, and a judge of undecided ones: what other runs say of the same responses."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from msgspec.structs import replace as changed

from pipeline.evaluating.metrics.reading import JUDGE, extraction, judgement, verdict
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import Scored, answer_of
from pipeline.evaluating.statistics import signed
from pipeline.evaluating.transcripts.part import Key, key_of
from pipeline.evaluating.transcripts.stored import OpenRun
from seedproof.judging import Scores, scores, verdict_of
from seedproof.record.errors import SeedproofError
from seedproof.record.patterns import Pattern
from seedproof.record.rows import Row
from seedproof.responses.reply import said
from seedproof.responses.yes_or_no import yes_or_no
from seedproof.scoring.responses import score

_JUDGEMENTS = {"yes": True, "no": False}


@dataclass(frozen=True)
class Extracted:
    """What a second reading of a run found."""

    run: ScoredRun
    read: int
    """Answers that were not right, or judgements that rules could not read, and that it was heard on."""
    inconclusive: int
    """Of judgements: on which it comes to nothing."""
    added: int
    """Those that are right by it."""
    invented: int
    """Right answers that are not in the response: it was solved instead of read, which adds nothing."""


@dataclass(frozen=True)
class Judged:
    """What a judge says of the responses of a run."""

    run: ScoredRun
    right: int
    """Undecided answers that it calls right."""
    wrong: int
    inconclusive: int
    """Undecided answers on which it comes to nothing."""
    not_asked: int
    """Undecided answers on which it has said nothing."""
    extracted: int
    """Judgements that rules could not read, and that somebody else did."""
    on_decided: Scores
    """How it does on answers of which it is proved whether they are right."""


def with_extraction(stored: OpenRun, run: ScoredRun, reader: OpenRun) -> Extracted:
    """Read what is not right a second time, as another run states it; this can only add.

    Of judgements those alone are read again that rules could not read.

    Raises: SeedproofError when the other run is on other rows.
    """
    reading = extraction(stored, run)
    messages = reading.messages(reader)
    if not reading.reads(reader.head) and reader.head.rows_sha256 != run.head.rows_sha256:
        raise SeedproofError(
            f"{reader.folder}: is a run on other rows, expected answers that were read from this run's"
        )
    responses = {key_of(episode): answer_of(episode) or "" for episode in stored.episodes()}
    heard: dict[Key, bool | None] = {}
    invented = 0
    for line in run.scored:
        key = line.id, line.attempt
        if key not in messages or not _is_open(run, line):
            continue
        row = run.rows[line.id]
        if run.head.benchmark == JUDGE:
            heard[key] = _concluded(row, messages[key])
            continue
        answer = score(row, messages[key])
        is_read = _stands_in(answer.answer, responses[key])
        heard[key] = answer.right and is_read
        invented += answer.right and not is_read
    lines = [
        changed(line, extracted=heard.get((line.id, line.attempt), line.extracted)) for line in run.scored
    ]
    values = list(heard.values())
    return Extracted(
        run=replace(run, scored=lines),
        read=len(values),
        inconclusive=values.count(None),
        added=values.count(True),
        invented=invented,
    )


def _is_open(run: ScoredRun, line: Scored) -> bool:
    """Return whether a second reading is heard."""
    is_read = line.verdict in ("right", "wrong")
    return not (is_read if run.head.benchmark == JUDGE else line.right)


def _concluded(row: Row, message: str) -> bool | None:
    """Return whether a judgement is right by what an extractor says that it concludes."""
    concluded = verdict_of(said(message))
    return None if concluded is None else ("yes" if concluded else "no") == row["answer"]


def _stands_in(answer: str, response: str) -> bool:
    """Return whether the numbers of an answer are in a response, or its words, if it has no numbers.

    A 1 need not be there if there are others: `x/2` and `1/2 x` are the same.
    """
    for pattern in (_NUMBER, _WORD):
        stated = set(pattern.findall(_plain(answer)))
        if stated:
            return (stated - {"1"} or stated) <= set(pattern.findall(_plain(response)))
    return False


def _plain(text: str) -> str:
    """Return a text in small letters, its numbers without separators of thousands."""
    return _THOUSANDS.sub("", text.lower())


_NUMBER = Pattern(r"[0-9]+")
_WORD = Pattern(r"[^\W\d_]+")
_THOUSANDS = Pattern(r"(?<=[0-9]),(?=[0-9]{3}(?![0-9]))")


def with_judge(stored: OpenRun, run: ScoredRun, judge: OpenRun, extractor: OpenRun | None = None) -> Judged:
    """Hear a judge on each answer. It decides what stayed undecided, and nothing that was proved.

    Where rules cannot read what it says, the extractor's reading counts, if there is one.

    Raises: SeedproofError when it judges what is not in the run, or the extractor reads another's judgements.
    """
    messages = judgement(stored, run).messages(judge)
    known = {(line.id, line.attempt) for line in run.scored}
    unknown = [row_id for row_id, attempt in messages if (row_id, attempt) not in known]
    if unknown:
        raise SeedproofError(
            f"{judge.folder}: judges {unknown[0]!r:.80}, which is not in the run. Judge its responses"
        )
    judgements = {key: _JUDGEMENTS.get(yes_or_no(message)) for key, message in messages.items()}
    extracted = {} if extractor is None else verdict(run, messages).messages(extractor)
    unread = [key for key, judged in judgements.items() if judged is None]
    judgements |= {key: verdict_of(said(extracted[key])) for key in unread if key in extracted}
    undecided = [(line.id, line.attempt) for line in run.scored if line.verdict == "undecided"]
    heard = [judgements[key] for key in undecided if key in judgements]
    decided = [line for line in run.scored if line.verdict in ("right", "wrong")]
    pairs = [
        (line.right, judgements[line.id, line.attempt])
        for line in decided
        if (line.id, line.attempt) in judgements
    ]
    return Judged(
        run=replace(run, scored=[_heard(line, judgements) for line in run.scored]),
        right=heard.count(True),
        wrong=heard.count(False),
        inconclusive=heard.count(None),
        not_asked=len(undecided) - len(heard),
        extracted=sum(judgements[key] is not None for key in unread),
        on_decided=scores(pairs),
    )


def _heard(line: Scored, judgements: Mapping[Key, bool | None]) -> Scored:
    if line.verdict != "undecided":
        return line
    return changed(line, judged=judgements.get((line.id, line.attempt)))


def stated_extraction(extracted: Extracted) -> dict[str, Any]:
    """Return what a second reading did as JSON."""
    return {
        "read": extracted.read,
        "inconclusive": extracted.inconclusive,
        "added": extracted.added,
        "invented": extracted.invented,
    }


def stated_judge(judged: Judged) -> dict[str, Any]:
    """Return what a judge did as JSON."""
    of_decided = judged.on_decided
    rates = {
        "macro_f1": of_decided.macro_f1,
        "tpr": of_decided.tpr,
        "tnr": of_decided.tnr,
        "ppv": of_decided.ppv,
        "npv": of_decided.npv,
    }
    return {
        "undecided": {
            "right": judged.right,
            "wrong": judged.wrong,
            "inconclusive": judged.inconclusive,
            "not_asked": judged.not_asked,
        },
        "extracted": judged.extracted,
        "decided": {
            "solutions": of_decided.solutions,
            "inconclusive": of_decided.inconclusive,
            **{name: None if rate is None else signed(rate) for name, rate in rates.items()},
        },
    }


def told_readings(result: Mapping[str, Any]) -> Iterator[str]:
    """Yield for people what a second reading and a judge did, as a result states it."""
    if "extraction" in result:
        found = result["extraction"]
        yield ""
        yield (
            f"second reading: {found['read']:,} read again, {found['added']:,} of them right, "
            f"{found['inconclusive']:,} inconclusive, {found['invented']:,} solved instead of read"
        )
    if "judge" in result:
        undecided, decided = result["judge"]["undecided"], result["judge"]["decided"]
        yield ""
        yield (
            f"judge: of {sum(undecided.values()):,} undecided answers {undecided['right']:,} right, "
            f"{undecided['wrong']:,} wrong, {undecided['inconclusive']:,} inconclusive, "
            f"{undecided['not_asked']:,} not asked"
        )
        rates = ", ".join(f"{name} {decided[name] or '-'}" for name in ("macro_f1", "tpr", "tnr"))
        yield (
            f"on {decided['solutions']:,} answers that are proved right or wrong: {rates}, "
            f"{decided['inconclusive']:,} inconclusive"
        )
