"""Chooses who puts problems into words: our grammar, or a language model by way of its transcript.

A model's texts are those of `datacards/curriculum/transcript.jsonl`, whose SHA-256 stands in params.yaml: the
same rows come of it again, without a model. `seedproof tell` writes it.
"""

from collections.abc import Callable
from contextlib import suppress
from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from seedproof.benchmarks.curriculum.followups import counterfactual, incremental
from seedproof.benchmarks.curriculum.model.examples import examples_of
from seedproof.benchmarks.curriculum.model.replaying import replayed
from seedproof.benchmarks.curriculum.model.task import Main, Task
from seedproof.benchmarks.curriculum.model.themes import is_story, themes_of
from seedproof.benchmarks.curriculum.model.transcript import TRANSCRIPT, NotATranscript, attempts_in
from seedproof.benchmarks.curriculum.settings import Generate
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.benchmarks.curriculum.words.answer_form import answer_form
from seedproof.benchmarks.curriculum.words.counterfactual import counterfactual_text
from seedproof.benchmarks.curriculum.words.followups import has_incremental_text, incremental_text
from seedproof.benchmarks.curriculum.words.realise import realise
from seedproof.benchmarks.curriculum.words.told import Told, Words
from seedproof.record.draws import Draws, Rejected
from seedproof.record.errors import SeedproofError
from seedproof.record.files import file_digest, unreadable
from seedproof.record.sources import source

FOLLOWED = 20
"""Candidates for a follow-up before its problem goes without."""
KINDS = {"i": "incremental", "c": "counterfactual"}
"""Kinds of follow-ups, by the suffix of the id."""


class Wording(Protocol):
    """A way to put problems and follow-ups into words."""

    tries: int
    """Problems of one seed, and follow-ups of one problem, that may be drawn until one can be told."""

    def problem(self, standard: Standard, row_id: str, problem: Problem, draws: Draws) -> Told:
        """Word a problem. Raises: Rejected when it cannot be worded."""

    def follow_up(
        self, standard: Standard, row_id: str, problem: Problem, told: Told, words: Draws, draws: Draws
    ) -> tuple[Problem, Words]:
        """Return the whole new problem and its words. `words` made the main text. Raises: Rejected."""


def _followed(standard: Standard, row_id: str, problem: Problem, draws: Draws) -> Problem:
    """Make the problem of a follow-up. Raises: Rejected."""
    if row_id.endswith("-i"):
        return incremental(standard, problem, draws)
    return counterfactual(standard, problem, draws)


def _first_followed(standard: Standard, row_id: str, problem: Problem, draws: Draws) -> Problem:
    """Make the first follow-up that can be made: a model is asked once for each row."""
    for _ in range(FOLLOWED):
        with suppress(Rejected):
            return _followed(standard, row_id, problem, draws)
    raise Rejected("no follow-up can be made")


class Grammar:
    """The words of our own grammar."""

    tries = 20_000

    def problem(self, standard: Standard, row_id: str, problem: Problem, draws: Draws) -> Told:
        """Word a problem by `words.realise`."""
        return realise(standard, problem, draws)

    def follow_up(
        self, standard: Standard, row_id: str, problem: Problem, told: Told, words: Draws, draws: Draws
    ) -> tuple[Problem, Words]:
        """Word a follow-up by `words.followups`."""
        if row_id.endswith("-i") and not has_incremental_text(told):
            raise Rejected("no step can be told")
        longer = _followed(standard, row_id, problem, draws)
        if row_id.endswith("-i"):
            return longer, incremental_text(standard, problem, told, longer, draws)
        return longer, counterfactual_text(standard, problem, told, longer, copy(words), draws)


class Model:
    """A model's words, one task for each row. A row whose task brought no text is left out."""

    tries = 1

    def __init__(self, text_of: Callable[[Task], str | None]) -> None:
        """Take `text_of`, which asks the model or looks into a transcript."""
        self._text_of = text_of

    def problem(self, standard: Standard, row_id: str, problem: Problem, draws: Draws) -> Told:
        """Word a problem, about a theme that is drawn where it is to be a story."""
        theme = draws.choice(themes_of(standard))
        text = self._ask(standard, row_id, problem, theme, "original", None)
        return Told((text,), theme, asks=None)

    def follow_up(
        self, standard: Standard, row_id: str, problem: Problem, told: Told, words: Draws, draws: Draws
    ) -> tuple[Problem, Words]:
        """Word what is new in a follow-up."""
        longer = _first_followed(standard, row_id, problem, draws)
        main = Main(tuple(lines_of(problem)), told.text)
        text = self._ask(standard, row_id, longer, told.theme, KINDS[row_id[-1]], main)
        return longer, Words(text, asks=None)

    def _ask(
        self, standard: Standard, row_id: str, problem: Problem, theme: str, kind: str, main: Main | None
    ) -> str:
        task = Task(
            row=row_id,
            problem=problem,
            standard_code=standard.name,
            standard_text=standard.text,
            theme=theme if is_story(standard) else "",
            examples=examples_of(standard.family, kind),
            form=answer_form(standard, problem, answer(problem)),
            main=main,
        )
        text = self._text_of(task)
        if text is None:
            raise Rejected("the model wrote no text that is faithful")
        return text


GRAMMAR = Grammar()


def wording_of(asked: Generate | None) -> Wording:
    """Return who words the rows that some settings ask for; without settings, the grammar.

    Raises: SeedproofError when the transcript is missing, or is not the one that the settings name.
    """
    if asked is None or asked.realiser == "grammar":
        return GRAMMAR
    return _replaying(transcript_of(asked.transcript))


def transcript_of(digest: str) -> Path:
    """Return the transcript that the settings name. Raises: SeedproofError when it is missing, or another."""
    path = source(TRANSCRIPT)
    try:
        stamp = path.stat()
    except OSError as error:
        remedy = "The texts are a model's: run seedproof tell curriculum, or restore it"
        raise unreadable(path, error, remedy) from error
    actual = _digest(path.resolve(), stamp.st_mtime_ns, stamp.st_size)
    if actual != digest:
        raise SeedproofError(
            f"{path}: its SHA-256 is {actual}, expected {digest or 'none yet'} as "
            "curriculum.generate.transcript says. Restore it, or run seedproof tell curriculum"
        )
    return path


@lru_cache(maxsize=2)
def _digest(path: Path, modified: int, size: int) -> str:
    return file_digest(path)


def _replaying(path: Path) -> Wording:
    attempts = attempts_in(path)

    def text_of(task: Task) -> str | None:
        of_row = attempts.get(task.row, ())
        if not of_row:
            raise NotATranscript(
                f"{path}: has no attempt at {task.row}, expected one. "
                "Run seedproof tell curriculum: it goes on"
            )
        return replayed(task, of_row)

    return Model(text_of)
