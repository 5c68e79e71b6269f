"""What engines say of scripts, and whether that is what was promised."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from pipeline.certifying.engines import Engine, Verdict
from pipeline.certifying.killable import Lost, Workers
from pipeline.certifying.making import Query
from pipeline.certifying.models import Fit, fit_of
from pipeline.certifying.operators import Unreadable

LONGEST = 400
"""Characters of a model, of a row's text, or of a list of rows that are shown."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one engine says of one script."""

    verdict: Verdict
    reason: str = ""
    """Why it says nothing."""
    fit: Fit | None = None
    """What became of its model when we worked out the script under it; None without a model."""
    model: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Decided:
    """A query and what each engine says of it, by the engine's name."""

    query: Query
    answers: Mapping[str, Answer]

    @property
    def contradictions(self) -> list[str]:
        """What cannot be, in words: another result than the expected one, or a model that does not fit."""
        return [*self._contrary(), *self._unfit()]

    @property
    def is_decided(self) -> bool:
        """Whether some engine says sat or unsat."""
        return any(answer.verdict != "unknown" for answer in self.answers.values())

    @property
    def is_replayed(self) -> bool:
        """Whether an engine's model makes every assertion true, by our own reckoning."""
        return any(answer.fit == "fits" for answer in self.answers.values())

    def _contrary(self) -> Iterator[str]:
        for name, answer in self.answers.items():
            if answer.verdict not in (self.query.expected, "unknown"):
                shown = f", with {_shown(answer.model)}" if answer.model else ""
                yield f"{name} says {answer.verdict}, expected {self.query.expected}{shown}, of: {self._text}"

    @property
    def _text(self) -> str:
        return clipped(" ".join(self.query.sentences))

    def _unfit(self) -> Iterator[str]:
        for name, answer in self.answers.items():
            if answer.fit == "unfit":
                yield f"the model of {name} does not fit the script: {_shown(answer.model or {})}"


class Deciders:
    """Engines in workers; `seconds` is what an engine may take for a query."""

    def __init__(self, engines: Sequence[Engine], seconds: float, workers: int) -> None:
        self._engines = engines
        starts = [partial(_started, engine) for engine in engines]
        self._pool = Workers[Answer](starts, seconds, workers)

    @contextmanager
    def loading(self) -> Iterator[None]:
        """Have the engines load in a worker beside what is done here; end it afterwards."""
        self._pool.begin()
        try:
            yield
        finally:
            self._pool.end()

    def decided(self, queries: Iterable[Query]) -> Iterator[Decided]:
        """Have every engine decide every query; yield them in their order.

        An engine that hangs or crashes says nothing.
        """
        for query, answers in self._pool.answers(queries, lambda query: query.text):
            named = zip(self._engines, answers, strict=True)
            yield Decided(query, {engine.name: _answer(answer) for engine, answer in named})


def decided(
    queries: Iterable[Query], engines: Sequence[Engine], seconds: float, workers: int
) -> Iterator[Decided]:
    """Have every engine decide every query, as `Deciders` do."""
    yield from Deciders(engines, seconds, workers).decided(queries)


def decided_in_turn(
    queries: Iterable[Query], engines: Iterable[Engine], seconds: float, workers: int
) -> Iterator[Decided]:
    """Have each engine decide what those before it left; yield what is decided by the first one first."""
    left = [Decided(query, {}) for query in queries]
    for engine in engines:
        asked, left = left, []
        answered = decided([each.query for each in asked], [engine], seconds, workers)
        for before, now in zip(asked, answered, strict=True):
            each = Decided(now.query, {**before.answers, **now.answers})
            if each.is_decided:
                yield each
            else:
                left.append(each)
    yield from left


def _answer(answer: Answer | Lost) -> Answer:
    return Answer("unknown", answer.reason) if isinstance(answer, Lost) else answer


def _started(engine: Engine) -> Callable[[str, float], Answer]:
    """Make an engine ready in a worker, where its models are worked out as well."""
    decide = engine.start()

    def answer(text: str, seconds: float) -> Answer:
        result = decide(text, seconds)
        if result.verdict != "sat" or result.model is None:
            return Answer(result.verdict, result.reason)
        try:
            fit: Fit | None = fit_of(text, result.model)
        except Unreadable as error:
            return Answer("unknown", f"its model cannot be worked out: {error}")
        return Answer("sat", fit=fit, model=None if fit == "irrational" else result.model)

    return answer


def _shown(model: Mapping[str, str]) -> str:
    return clipped(", ".join(f"{name} = {value}" for name, value in model.items()))


def clipped(text: str) -> str:
    """Return as much of a text as is shown."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."
