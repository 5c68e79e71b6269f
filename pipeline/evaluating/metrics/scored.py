"""What an episode is worth: a pure function of its row and its turns."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from pipeline.evaluating.metrics.classes import class_of
from pipeline.evaluating.metrics.given import asks_for_given
from pipeline.evaluating.metrics.holder import is_anchored
from pipeline.evaluating.metrics.outcomes import NO_ANSWER, Outcome, outcome_of
from pipeline.evaluating.metrics.plans import lacks_fact, takes_requests
from pipeline.evaluating.metrics.requests import Requests, Row, requests_of
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.episodes.turns import End, Episode, Turns, solver_turns
from seedproof.record.score import Decision, Score
from seedproof.scoring.responses import score

_UNANSWERED = Score("no answer", "", Fraction(0), "the episode ended without an answer")

_FORMATTING = ("formatting",)
"""The errors of a game in which no steps were found."""


class PartVerdict(msgspec.Struct, frozen=True):
    """What became of one part of an answer, and why."""

    verdict: Decision
    reason: str


class Scored(msgspec.Struct, frozen=True, kw_only=True, rename={"error_class": "class"}):
    """One line of `scores.jsonl`. What no holder was asked is counted as 0."""

    id: str
    attempt: int
    parent: str | None
    end: End
    answer: str | None
    """As it was read; null where there is none."""
    verdict: Decision
    right: bool
    parts: tuple[PartVerdict, ...] | None
    score: Fraction
    """From 0 to 1; in JSON as text."""
    points: int | None = None
    """Of a game."""
    best: int | None = None
    """The most points of a game."""
    errors: tuple[str, ...] = ()
    """Of a game, the kinds of rules that it breaks, or the outcome that left it without steps."""
    offers: int = 0
    declines: int = 0
    unread: int = 0
    quoted: int = 0
    """Requests to which the control `useless` replied with a sentence of the notes."""
    first: bool | None = None
    """Whether the first request got an offer."""
    canonical: bool = False
    """Whether an accepted slot was offered by its stored sentence."""
    noncanonical: int = 0
    """Other offers."""
    before_first_offer: int | None = None
    """Requests before the first offer."""
    asked_for_given: int = 0
    """Requests for what the notes state."""
    repeats: int = 0
    """Requests for a slot that was declined before."""
    anchored: int = 0
    """1 where the first request was declined and asks for what a worked example asked for."""
    imagined: bool = False
    """Whether the solver wrote a reply itself that nobody gave."""
    words: int = 0
    """Of solver and holder, by whitespace."""
    response_words: int = 0
    """Of the solver alone."""
    input_tokens: int | None = None
    """As the provider counted them, over all calls; null where it did not count each."""
    output_tokens: int | None = None
    error_class: str | None = None
    """The class of a wrong episode."""
    judged: bool | None = None
    """What a judge says of an answer that stayed undecided; null where none was heard."""
    extracted: bool | None = None
    """Whether the answer that a second reading found is right; null where there was none."""

    @property
    def outcome(self) -> Outcome:
        """How it came out."""
        return outcome_of(self.end, self.verdict)

    @property
    def requests(self) -> int:
        """All requests that got a reply."""
        return self.offers + self.declines + self.unread + self.quoted


def answer_of(episode: Episode) -> str | None:
    """Return the message that has the answer; None where the episode ended otherwise."""
    said = solver_turns(episode.turns)
    if episode.end != "answer" or not said:
        return None
    return said[-1].text


def scored(row: Row, episode: Episode, head: RunHead) -> Scored:
    """Score an episode of a run. Raises: SeedproofError when the row cannot be scored."""
    message = answer_of(episode)
    of_answer = _UNANSWERED if message is None else score(row, message)
    outcome = outcome_of(episode.end, of_answer.verdict)
    requests = requests_of(row, episode.turns) if takes_requests(head) else None
    return Scored(
        id=episode.id,
        attempt=episode.attempt,
        parent=episode.parent,
        end=episode.end,
        answer=of_answer.answer or None,
        verdict=of_answer.verdict,
        right=of_answer.right,
        parts=_parts(of_answer),
        score=of_answer.value,
        error_class=class_of(outcome, of_answer.verdict, requests if lacks_fact(head) else None),
        **_of_game(row, of_answer, outcome),
        **_of_requests(row, episode.turns, requests),
        **_of_lengths(episode.turns),
    )


def line_of(line: Scored) -> bytes:
    """Return the one line of a scored episode: compact JSON, a newline at the end."""
    return msgspec.json.encode(line, enc_hook=_as_text) + b"\n"


def _as_text(value: Any) -> str:
    if not isinstance(value, Fraction):
        raise TypeError(f"{type(value).__name__}: has no form in JSON")
    return str(value)


def _parts(of_answer: Score) -> tuple[PartVerdict, ...] | None:
    if not of_answer.parts:
        return None
    return tuple(PartVerdict(part.verdict, part.reason) for part in of_answer.parts)


def _of_game(row: Row, of_answer: Score, outcome: Outcome) -> dict[str, Any]:
    if row["answer_type"] != "operations":
        return {}
    best = row["best_score"]
    errors = of_answer.errors
    if of_answer.verdict == "no answer":
        errors = _FORMATTING if outcome == NO_ANSWER else (outcome.name,)
    return {"points": int(of_answer.value * best), "best": best, "errors": errors}


def _of_requests(row: Row, turns: Turns, requests: Requests | None) -> dict[str, Any]:
    if requests is None:
        return {}
    return {
        "offers": requests.offers,
        "declines": requests.declines,
        "unread": requests.unread,
        "quoted": requests.quoted,
        "first": requests.first_is_offered,
        "canonical": requests.canonical > 0,
        "noncanonical": requests.offers - requests.canonical,
        "before_first_offer": requests.before_first_offer,
        "asked_for_given": asks_for_given(row, turns),
        "repeats": requests.repeats,
        "anchored": 1 if is_anchored(row, turns) else 0,
        "imagined": requests.imagined,
    }


def _of_lengths(turns: Turns) -> dict[str, Any]:
    said = solver_turns(turns)
    usages = [turn.usage for turn in said if turn.usage is not None]
    is_counted = bool(said) and len(usages) == len(said)
    response_words = _words([turn.text for turn in said])
    replied_words = _words([turn.text for turn in turns if turn.role == "holder"])
    return {
        "words": response_words + replied_words,
        "response_words": response_words,
        "input_tokens": sum(usage.input for usage in usages) if is_counted else None,
        "output_tokens": sum(usage.output for usage in usages) if is_counted else None,
    }


def _words(texts: Sequence[str]) -> int:
    return sum(len(text.split()) for text in texts)
