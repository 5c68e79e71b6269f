"""A workplace with one of everything that a command reads; each case starts with a copy of some of it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import zipfile_zstd

from tests.conftest import REPOSITORY, build_and_cut

ENVIRONMENT = {
    "SEEDPROOF_WORKERS": "1",
    "HF_HUB_OFFLINE": "1",
    "HF_ENDPOINT": "http://127.0.0.1:9",
    "PYTHONPATH": str(REPOSITORY),
    "GIT_CONFIG_NOSYSTEM": "1",
    "LANG": "C.UTF-8",
    "TERM": "xterm-256color",
    "COLUMNS": "120",
}

RUNS = {
    "missing_fact": ("missing_fact", "oracle"),
    "guess": ("missing_fact", "guess"),
    "university": ("university", "oracle"),
    "school": ("curriculum", "oracle"),
    "school-2": ("curriculum", "constant"),
    "school-3": ("curriculum", "echo"),
}


def release(benchmark: str) -> str:
    """Return where the release of a benchmark is."""
    return f"releases/{benchmark}/1.0.0"


def make(folder: Path) -> None:
    """Put one of everything into a folder."""
    build_and_cut(folder)
    _seedproof(folder, "cut", "number_game", "--split", "held_out", "--rows", "1")
    make_light(folder)
    _runs(folder)
    _solutions(folder)
    _keys(folder)


def make_light(folder: Path) -> None:
    """Put what costs little beside releases that are there."""
    _responses(folder)
    _sets(folder)
    _ancestors(folder)


def _runs(folder: Path) -> None:
    for name, (benchmark, model) in RUNS.items():
        _evaluate(
            folder, benchmark, "--model", f"seedproof/{model}", "--sample", "3", "--out", f"runs/{name}"
        )
    fresh = ("--fresh", "1", "--fresh-seed", "7", "--sample", "3", "--out", "runs/fresh")
    _evaluate(folder, "missing_fact", "--model", "seedproof/guess", *fresh)
    log = next((folder / "runs/missing_fact/log").glob("*.eval"))
    _repack(log, folder / "model.eval")
    for logs in (folder / "runs").rglob("log"):
        shutil.rmtree(logs)
    (folder / "runs/part").mkdir()
    _partial(folder / "runs/missing_fact", folder / "runs/part")


def _evaluate(folder: Path, benchmark: str, *choices: str) -> None:
    _seedproof(folder, "evaluate", benchmark, "--release", release(benchmark), *choices)


def _repack(log: Path, target: Path) -> None:
    """Copy a log of inspect into an archive that Python alone can read and write."""
    with (
        zipfile_zstd.ZipFile(log) as source,
        zipfile_zstd.ZipFile(target, "w", zipfile_zstd.ZIP_DEFLATED) as copy,
    ):
        for name in source.namelist():
            copy.writestr(name, source.read(name))


def _seedproof(folder: Path, *arguments: str) -> None:
    command = [sys.executable, "-m", "pipeline", *arguments]
    home = folder.parent / "home"
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **ENVIRONMENT, "HOME": str(home)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(arguments)}: {done.stdout[-500:]} {done.stderr[-500:]}")


def _partial(run: Path, part: Path) -> None:
    """Make a run that stopped after its first episode."""
    (part / "run.json").write_bytes((run / "run.json").read_bytes())
    first = (run / "episodes.jsonl").read_bytes().splitlines(keepends=True)[0]
    (part / "episodes.part.jsonl").write_bytes(first)


def _rows(folder: Path, benchmark: str, config: str) -> list[dict]:
    lines = (folder / release(benchmark) / "jsonl" / config / "test.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def _lines(path: Path, objects: list[dict]) -> None:
    path.write_text("".join(json.dumps(one) + "\n" for one in objects))


def _responses(folder: Path) -> None:
    for benchmark, config in (("number_game", "mixed"), ("university", "default")):
        rows = _rows(folder, benchmark, config)
        said = [{"id": row["id"], "response": f"Answer: {row['answer']}"} for row in rows]
        _lines(folder / f"{benchmark}.jsonl", said)
    judged = [
        {"id": row["id"], "part": "a", "judgement": True}
        for row in _rows(folder, "university", "default")[:2]
    ]
    _lines(folder / "judged.jsonl", judged)


def _solutions(folder: Path) -> None:
    judge = ("judge", "--collect", "runs/university", "--out", "solutions")
    _seedproof(folder, *judge, "--release", release("university"))
    solutions = [json.loads(line) for line in (folder / "solutions/solutions.jsonl").read_text().splitlines()]
    _lines(folder / "labelled.jsonl", solutions)
    _lines(folder / "judgements.jsonl", [{"id": one["id"], "judgement": True} for one in solutions])


def _ancestors(folder: Path) -> None:
    _seedproof(folder, "export", "mira", "--out", "mira.jsonl")
    _seedproof(folder, "export", "mathcamps", "--out", "mathcamps.json")
    _seedproof(folder, "export", "u-math", "--out", "u.parquet")
    problems = [
        {
            "uuid": f"00000000-0000-4000-8000-{number:012}",
            "subject": "algebra",
            "has_image": False,
            "image": None,
            "problem_statement": row["question"],
            "golden_answer": row["answer"],
            "solution": "First we look at it. " * 40,
        }
        for number, row in enumerate(_rows(folder, "university", "default"))
    ]
    _lines(folder / "problems.jsonl", problems)
    camps = json.loads((folder / "mathcamps.json").read_text())
    _lines(folder / "mathcamps.jsonl", [_camp(entry[0]) for entry in camps])


def _camp(problem: dict) -> dict:
    """Return a problem with the fields of the published sample, which the ancestor's scripts do not read."""
    *statements, theme = problem["symbolic-struct"].split("\n")
    more = {
        "kind": "original",
        "parent_id": None,
        "symbolic": statements,
        "theme": theme.removeprefix("theme: "),
    }
    return {**problem, "grade": problem["standard"][0], **more}


def _keys(folder: Path) -> None:
    key = folder / "key"
    subprocess.run(
        ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "hostile", "-f", str(key)], check=True
    )
    (folder / "key.pub").rename(folder / "signer.pub")


def _sets(folder: Path) -> None:
    """Write sets to look for questions in."""
    questions = [row["question"] for row in _rows(folder, "number_game", "mixed")]
    _lines(folder / "public.jsonl", [{"question": question} for question in questions[:2]])
    (folder / "public.json").write_text(json.dumps([{"question": question} for question in questions[:2]]))
    (folder / "public.csv").write_text(
        "question\n" + "".join(json.dumps(question) + "\n" for question in questions[:2])
    )
    (folder / "public.txt").write_text("\n".join(questions[:2]))
    (folder / "scores.csv").write_text(
        "model,score\nseedproof/oracle,0.9\nseedproof/constant,0.4\nseedproof/echo,0.1\n"
    )
