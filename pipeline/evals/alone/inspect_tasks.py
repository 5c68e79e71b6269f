"""The benchmark as a task of inspect-ai, where seedproof is not installed.

    inspect eval evals/inspect_tasks.py --model openai/NAME

It asks the rows of the release that this file stands in, or with `-T release=NAMESPACE/NAME@vX.Y.Z` those of
a release on the Hub. What is sent, how turns follow one another and what is right are those of seedproof:
its sources stand in `seedproof_score.py` beside this file. What the log keeps, `seedproof import` reads.
"""

import importlib.util
import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ChatMessageAssistant, GenerateConfig, ModelOutput, get_model
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
from inspect_ai.solver import Generate, Solver, TaskState, solver

PACKAGE = "_seedproof"
"""The package that the sources in `seedproof_score.py` are under."""

CONFIG = ""
"""The config that is asked where none is named."""

CLUSTER = "id"
"""The column by which rows belong together."""

HOLDER = ""
"""The module of the holder, empty where there is none."""

EPISODES = "seedproof_episodes"
"""Where the store of a sample has the lines of its episodes, the first that of the row itself."""

HEAD = "seedproof_head"
"""Where the metadata of a log says what was asked, and how."""

MAX_TOKENS = 4096
TEMPERATURE = 0.0

_FORMAT = "seedproof-run/1"
_SCORER = Path(__file__).resolve().with_name("seedproof_score.py")
_SHOTS = re.compile(r"(?:^|_)(\d+|zero|four)_shot$")
_NUMBERS = {"zero": 0, "four": 4}


@dataclass(frozen=True)
class Rows:
    """What is asked: rows, by the id of each the rows that may follow it up, and images by their names."""

    rows: Sequence[Mapping[str, Any]]
    follow_ups: Mapping[str, Sequence[Mapping[str, Any]]]
    images: Mapping[str, bytes]
    sha256: str
    """Of all JSON lines."""


@task(name="benchmark")
def seedproof_task(
    config: str = CONFIG,
    split: str = "test",
    release: str | None = None,
    control: str = "none",
    protocol: str = "",
    scheme: str = "",
    images: bool = True,
    sample: int | None = None,
    attempts: int = 1,
) -> Task:
    """Ask the rows of a config.

    `release` is the folder of a release, or `NAMESPACE/NAME@vX.Y.Z` on the Hub; `sample` rows are chosen by
    their ids alone, more of them have fewer of them among them.
    """
    carried = _scorer()
    turns = carried.module("seedproof.episodes.turns")
    plan = carried.asking().planned(turns.Plan(carried.BENCHMARK, config, protocol, control, scheme, images))
    everything = _rows(release, config, split, images)
    asked = _sampled(everything.rows, sample)
    version = json.loads(_file(release, "manifest.json").read_bytes())["version"]
    head = _head(plan, version, split, everything, [row["id"] for row in asked] if sample else None, attempts)
    samples = [
        Sample(
            input=row["question"],
            target=row["answer"],
            id=row["id"],
            metadata={"family": row["family"], "difficulty": row["difficulty"], "cluster": row[CLUSTER]},
        )
        for row in asked
    ]
    return Task(
        dataset=MemoryDataset(samples, name=f"{carried.BENCHMARK} {version}, {config}"),
        solver=episodes(plan, everything),
        scorer=verdicts(everything),
        config=GenerateConfig(temperature=TEMPERATURE, max_tokens=MAX_TOKENS),
        epochs=attempts,
        version=version,
        metadata={HEAD: head},
    )


@solver
def episodes(plan: Any, asked: Rows) -> Solver:
    """Play the episode of each row to its end, and behind a right answer those of its follow-ups."""
    by_id = {row["id"]: row for row in asked.rows}

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        row = by_id[str(state.sample_id)]
        attempt = state.epoch - 1
        main = await _played(state, plan, asked, row, attempt, None)
        played = [main]
        follow_ups = asked.follow_ups.get(row["id"], ())
        if follow_ups and _scorer().score(_response(main), row)["right"]:
            for follow_up in follow_ups:
                played.append(await _played(state, plan, asked, follow_up, attempt, main))
        line_of = _scorer().module("pipeline.evaluating.transcripts.lines").line_of
        state.store.set(EPISODES, [line_of(episode).decode() for episode in played])
        # What the viewer shows as the output is what was said of the row itself.
        state.output = ModelOutput.from_content(str(state.model), _response(main))
        return state

    return solve


@scorer(metrics=[mean(), stderr(cluster="cluster")])
def verdicts(asked: Rows) -> Scorer:
    """Score what the episode of each row ended by."""
    by_id = {row["id"]: row for row in asked.rows}

    async def of_sample(state: TaskState, target: Target) -> Score:
        response = state.output.completion
        scored = _scorer().score(response, by_id[str(state.sample_id)])
        numerator, _, denominator = scored["score"].partition("/")
        return Score(
            value=int(numerator) / int(denominator or 1),
            answer=response,
            explanation=scored["reason"],
            metadata={"verdict": scored["verdict"], "errors": scored["errors"]},
        )

    return of_sample


async def _played(
    state: TaskState, plan: Any, asked: Rows, row: Mapping[str, Any], attempt: int, parent: Any
) -> Any:
    """Play one episode; of a follow-up, behind the episode of its parent."""
    turns = _scorer().module("seedproof.episodes.turns")
    messages = _scorer().module("pipeline.evaluating.engine.messages")
    response = None if parent is None else _response(parent)
    said: list[Any] = []
    while True:
        step = _scorer().asking().next_step(row, plan, said, response)
        if isinstance(step, turns.Done):
            parent_id = None if parent is None else parent.id
            return turns.Episode(row["id"], attempt, parent_id, tuple(said), step.end)
        if isinstance(step, turns.Reply):
            said.append(step.turn)
        else:
            sent = messages.chat_messages(step.messages, asked.images)
            output = await get_model().generate(sent)
            turn = messages.turn_of(output)
            state.messages = [*sent, ChatMessageAssistant(content=turn.text)]
            said.append(turn)


def _response(episode: Any) -> str:
    """Return the response that is scored: what the solver said last, if the episode ended by an answer."""
    said = [turn.text for turn in episode.turns if turn.role == "solver"]
    return said[-1] if said and episode.end == "answer" else ""


def _head(
    plan: Any, version: str, split: str, everything: Rows, ids: list[str] | None, attempts: int
) -> dict[str, Any]:
    """Return what all episodes share, as `run.json` of seedproof states it."""
    carried = _scorer()
    return {
        "format": _FORMAT,
        "benchmark": carried.BENCHMARK,
        "version": version,
        "config": plan.config,
        "split": split,
        "rows_sha256": everything.sha256,
        "rows": ids,
        "root_seeds": None,
        "protocol": plan.protocol,
        "control": plan.control,
        "scheme": plan.scheme,
        "prompt_version": carried.module("seedproof.episodes.asking").PROMPT_VERSION,
        "prompt_sha256": carried.asking().prompt_sha256(plan),
        "holder": plan.holder,
        "holder_version": carried.module(HOLDER).HOLDER_VERSION if HOLDER else None,
        "holder_model": None,
        "solver": {
            "kind": "imported",
            "model": "",
            "base_url_host": None,
            "temperature": None,
            "top_p": None,
            "max_tokens": None,
            "seed": None,
        },
        "images": plan.images,
        "shots": _shots(plan.config),
        "attempts": attempts,
        "checkpoint": None,
        "seedproof": carried.VERSION,
    }


def _shots(config: str) -> int:
    """Return how many worked examples the name of a config says that its questions have."""
    named = _SHOTS.search(config)
    if named is None:
        return 0
    return _NUMBERS[named[1]] if named[1] in _NUMBERS else int(named[1])


def _rows(release: str | None, config: str, split: str, images: bool) -> Rows:
    """Read all that a config asks."""
    lines = _file(release, f"jsonl/{config}/{split}.jsonl").read_bytes()
    rows = [json.loads(line) for line in lines.splitlines()]
    follow_ups: dict[str, list[Mapping[str, Any]]] = {}
    declared = _scorer().asking().follow_ups
    if declared is not None and config == declared.main:
        behind = _file(release, f"jsonl/{declared.config}/{split}.jsonl").read_bytes()
        for line in behind.splitlines():
            row = json.loads(line)
            follow_ups.setdefault(row[declared.parent], []).append(row)
        lines += behind
    drawn = images and any(row.get("has_image") for row in rows)
    pictures = _pictures(_file(release, f"data/{config}/{split}.parquet")) if drawn else {}
    return Rows(rows, follow_ups, pictures, sha256(lines).hexdigest())


def _sampled(rows: Sequence[Mapping[str, Any]], count: int | None) -> Sequence[Mapping[str, Any]]:
    """Return so many rows, in their order."""
    if count is None:
        return rows
    drawn = sorted(rows, key=lambda row: sha256(f"sample {row['id']}".encode()).digest())
    chosen = {row["id"] for row in drawn[:count]}
    return [row for row in rows if row["id"] in chosen]


def _pictures(parquet: Path) -> dict[str, bytes]:
    """Return PNG images by what rows name them with."""
    import pyarrow.parquet as pq

    column = pq.read_table(parquet, columns=["image"]).column("image").to_pylist()
    shown = [picture for picture in column if picture is not None]
    return {picture["path"].removesuffix(".png"): picture["bytes"] for picture in shown}


def _file(release: str | None, name: str) -> Path:
    """Return the path of a file of the release, fetched from the Hub where it is there."""
    folder = Path(release) if release else _SCORER.parents[1]
    if folder.is_dir():
        path = folder / name
        if not path.is_file():
            raise ValueError(f"{path}: is not there, expected a config and a split of the release")
        return path
    repository, _, revision = str(release).partition("@")
    if not revision:
        raise ValueError(f"{release}: is no folder and names no revision, expected NAMESPACE/NAME@vX.Y.Z")
    from huggingface_hub import hf_hub_download

    return Path(hf_hub_download(repository, name, repo_type="dataset", revision=revision))


def _scorer() -> ModuleType:
    """Return what `seedproof_score.py` carries, loaded once."""
    name = f"{PACKAGE}_score"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, _SCORER)
        if spec is None or spec.loader is None:
            raise ImportError(f"{_SCORER}: cannot be loaded, expected a Python file")
        carried = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(carried)
        sys.modules[name] = carried
    return sys.modules[name]
