"""The solver of a sample: the episode of a row, then those of its follow-ups."""

from inspect_ai.model import (
    ChatMessage,
    ChatMessageAssistant,
    GenerateConfig,
    Model,
    ModelOutput,
    get_model,
)
from inspect_ai.solver import Generate, Solver, TaskState, solver

from pipeline.evaluating.engine.failures import NoAnswer, Overflow, told_by
from pipeline.evaluating.engine.job import ASKED, Asked, Job, is_right, response_of
from pipeline.evaluating.engine.messages import chat_messages, turn_of
from pipeline.evaluating.transcripts.lines import kept, line_of
from seedproof.contract import registry
from seedproof.episodes.turns import Ask, Consult, Done, End, Episode, Message, Reply, Row, Turn
from seedproof.record.errors import NotDone, SeedproofError

EPISODES = "seedproof_episodes"
"""Where the store of a sample has the lines of its episodes, the first that of the row itself."""

_HOLDER = GenerateConfig(temperature=0.0, max_tokens=1024)
"""How the holder's model is asked, whatever the solver's settings are."""

_OWN = GenerateConfig()
"""The solver's own settings, and no others."""


@solver
def episodes(job: Job) -> Solver:
    """Play each row to its end, and behind a right answer each of its follow-ups."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        row_id = str(state.sample_id)
        attempt = state.epoch - 1
        main = await _episode(job, state, job.rows[row_id], attempt, None)
        played = [main]
        follow_ups = job.questions.follow_ups.get(row_id, [])
        if follow_ups and is_right(job.rows[row_id], main):
            for row in follow_ups:
                played.append(await _episode(job, state, row, attempt, main))
        state.store.set(EPISODES, [line_of(episode).decode() for episode in played])
        # What inspect shows as the output is what was said of the row itself.
        state.output = ModelOutput.from_content(str(state.model), response_of(main))
        return state

    return solve


async def _episode(job: Job, state: TaskState, row: Row, attempt: int, parent: Episode | None) -> Episode:
    """Play an episode, unless it is known, and keep it.

    Raises: SeedproofError when it ended by an error, which is kept as well, or nothing more is to be asked.
    """
    known = job.known.get((row["id"], attempt))
    if known is not None:
        return known
    if job.stopped is not None:
        raise job.stopped
    ASKED.set(Asked(job, row))
    turns: list[Turn] = []
    end: End
    reason = None
    try:
        end = await _played(job, state, row, turns, None if parent is None else response_of(parent))
    except NoAnswer as told:
        end, reason = "overflow" if isinstance(told, Overflow) else "error", str(told)
    except Exception as error:
        # It is no endpoint's: rows that would fail alike are not asked.
        job.stopped = error
        raise
    played = Episode(row["id"], attempt, None if parent is None else parent.id, tuple(turns), end, reason)
    job.take(played)
    if end == "error":
        raise NotDone(reason)
    return played


async def _played(job: Job, state: TaskState, row: Row, turns: list[Turn], response: str | None) -> End:
    """Play an episode to its end, its turns into `turns`; `response` is that to the row it goes on from."""
    while True:
        step = job.asking.next_step(row, job.head.plan, turns, response)
        match step:
            case Done(end):
                return end
            case Reply(turn):
                turns.append(turn)
            case Ask(messages):
                sent = chat_messages(messages, job.pictures)
                turn = await _said(job, get_model(), sent)
                _show(state, sent, turn)
                turns.append(turn)
            case Consult(request):
                turns.append(await _consulted(job, row, request))


async def _said(job: Job, model: Model, messages: list[ChatMessage], config: GenerateConfig = _OWN) -> Turn:
    """Return what a model says.

    Raises: NoAnswer when it says nothing; Overflow when the messages are longer than its context.
    """
    job.calls += 1
    try:
        return turn_of(await model.generate(messages, config=config))
    except Exception as error:
        # Each provider of inspect raises exceptions of its own.
        raise told_by(error) from error


async def _consulted(job: Job, row: Row, request: str) -> Turn:
    """Have the holder's model read a request; what it said stands in the reason of the reply."""
    kind = job.head.holder
    if kind == "strict":
        raise SeedproofError(f"{row['id']}: a model was to be consulted, and the holder is {kind}")
    holder = registry.benchmark(job.head.benchmark).holder
    told = holder.consultation(row, request, kind)
    sent = [Message("system", told.system), Message("user", told.user)]
    said = await _said(job, get_model(role="holder", required=True), chat_messages(sent, {}), _HOLDER)
    reply = holder.consulted(row, said.text, kind)
    return kept(Turn("holder", reply.text, verdict=reply.verdict, slot=reply.slot, why=reply.why))


def _show(state: TaskState, sent: list[ChatMessage], turn: Turn) -> None:
    """Have the viewer of inspect show a conversation as far as it went."""
    state.messages = [*sent, ChatMessageAssistant(content=turn.text)]
