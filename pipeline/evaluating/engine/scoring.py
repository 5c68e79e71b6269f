"""The scorer of a sample, for the viewer of inspect; `seedproof score` scores runs."""

from inspect_ai.scorer import Score, Scorer, Target, accuracy, scorer, stderr
from inspect_ai.solver import TaskState

from pipeline.evaluating.engine.job import Job, response_of
from pipeline.evaluating.engine.solving import EPISODES
from pipeline.evaluating.transcripts.lines import episode_of
from seedproof.scoring.responses import score


@scorer(metrics=[accuracy(), stderr()])
def verdicts(job: Job) -> Scorer:
    """Score the response to each row, and count those to its follow-ups."""

    async def of_sample(state: TaskState, target: Target) -> Score:
        lines = state.store.get(EPISODES)
        main, *follow_ups = [episode_of(line.encode(), str(state.sample_id)) for line in lines]
        scored = score(job.rows[main.id], response_of(main))
        behind = {
            episode.id: score(job.rows[episode.id], response_of(episode)).verdict for episode in follow_ups
        }
        return Score(
            value=float(scored.value),
            answer=scored.answer,
            explanation=scored.reason,
            metadata={"verdict": scored.verdict, "end": main.end, "follow_ups": behind},
        )

    return of_sample
