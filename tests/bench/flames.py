"""Where each build spends its time: stacks that py-spy sampled, as rooms and functions of the house."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from pipeline.stages import STAGES
from tests.bench.tools import program
from tests.conftest import REPOSITORY

FLAMES = REPOSITORY / "docs" / "flames.json"
RATE = 100
"""Samples a second, of processes at work; those that wait are none."""

SMALLEST = 0.015
"""The share of a build below which a function counts as part of its caller."""

PASSED_ON = 0.95
"""The share of its caller from which a function is left out: the caller only passes on to it."""

START = "start-up"
LOADING = "load "

_FRAME = re.compile(r"(?P<name>.*) \((?P<file>[^()]*):\d+\)")
_NESTED = re.compile(r"\.<locals>.*|\.?<(?:lambda|listcomp|dictcomp|setcomp|genexpr)>")

Stack = tuple[str, ...]
Flames = dict[str, dict[str, int]]
"""Of each benchmark: samples by stack, whose boxes are separated by semicolons; a stage is the first."""


def record(benchmarks: Sequence[str], tools: Path | None) -> None:
    """Sample the five stages of benchmarks in this workplace, and keep what was found."""
    spy = program("py-spy", tools)
    found: Flames = msgspec.json.decode(FLAMES.read_bytes()) if FLAMES.exists() else {}
    for benchmark in benchmarks:
        samples: Counter[Stack] = Counter()
        for stage in STAGES:
            samples += Counter(dict(_sampled(spy, stage, benchmark)))
        found[benchmark] = {
            ";".join(stack): count for stack, count in sorted(pruned(direct(samples)).items())
        }
    FLAMES.write_bytes(msgspec.json.format(msgspec.json.encode(found, order="sorted"), indent=1) + b"\n")


def _sampled(spy: str, stage: str, benchmark: str) -> dict[Stack, int]:
    raw = Path(f"{benchmark}-{stage}.txt").absolute()
    recording = [spy, "record", "--subprocesses", "--full-filenames", "--function", "--nonblocking"]
    into = ["--format", "raw", "--rate", str(RATE), "--output", str(raw), "--"]
    command = [sys.executable, "-m", "pipeline", stage, benchmark]
    subprocess.run([*recording, *into, *command], check=True, capture_output=True)
    return folded(stage, raw.read_text(errors="replace").split("\n"))


def folded(stage: str, lines: Sequence[str]) -> Counter[Stack]:
    """Return samples by stack, from lines of frames with a count behind them.

    py-spy looks at memory while the program runs: now and then it reads half of a name, and the line is none.
    """
    samples: Counter[Stack] = Counter()
    for line in lines:
        frames, _, count = line.rpartition(" ")
        if count.isdecimal():
            samples[stage, *boxes(stage, frames.split(";"))] += int(count)
    return samples


def boxes(stage: str, frames: Sequence[str]) -> Stack:
    """Return the boxes of a stack: functions of the house, then the library that it works in, if any.

    What is before the stage itself is start-up. Recursion is one box.
    """
    named = [_FRAME.fullmatch(frame) for frame in frames]
    called = [(frame["name"], frame["file"]) for frame in named if frame]
    begins = [file.endswith(f"pipeline/stages/{stage}.py") for _, file in called]
    is_worker = any("multiprocessing/" in file for _, file in called)
    if True in begins:
        called = called[begins.index(True) + 1 :]
    elif not is_worker:
        return (START,)
    found: list[str] = []
    for box, is_last in _boxes(called):
        if not found or found[-1] != box:
            found.append(box)
        if is_last:
            break
    return tuple(found)


def _boxes(called: Sequence[tuple[str, str]]) -> Iterator[tuple[str, bool]]:
    """Yield boxes, and whether one ends the stack: libraries are one box, and so is loading them."""
    house = [_room(file) for _, file in called]
    for place, ((name, file), room) in enumerate(zip(called, house, strict=True)):
        if "importlib" in file:
            loaded = next((_library(of) for _, of in called[place:] if _library(of)), None)
            yield (f"{LOADING}{loaded}" if loaded else f"{LOADING}our modules"), True
        elif room:
            function = _NESTED.sub("", name)
            yield (f"{room}: {function}" if function not in ("", "<module>") else room), False
        elif _library(file) and not any(house[place:]):
            yield str(_library(file)), True


def _room(file: str) -> str:
    """Return the module of ours that a file is, without its ending; nothing where it is none."""
    found = re.search(r"/((?:pipeline|seedproof)/.*?)(?:/__init__)?\.py$", file)
    return found[1] if found and "site-packages" not in file else ""


def _library(file: str) -> str:
    """Return the package that a file belongs to; nothing where it is Python's own or ours."""
    found = re.search(r"site-packages/([^/.]+)", file)
    return found[1] if found else ""


def pruned(samples: Counter[Stack]) -> Counter[Stack]:
    """Count functions of a small share as part of their callers."""
    least = SMALLEST * samples.total()
    total = _totals(samples)
    kept: Counter[Stack] = Counter()
    for stack, count in samples.items():
        depth = len(stack)
        while depth > 1 and total[stack[:depth]] < least:
            depth -= 1
        kept[stack[:depth]] += count
    return kept


def direct(samples: Counter[Stack]) -> Counter[Stack]:
    """Leave out functions to which their caller, a function itself, only passes on."""
    total = _totals(samples)
    kept: Counter[Stack] = Counter()
    for stack, count in samples.items():
        shown = list(stack[:2])
        for depth in range(3, len(stack) + 1):
            is_ours = ": " in stack[depth - 1]
            is_passed_on = total[stack[:depth]] >= PASSED_ON * total[stack[: depth - 1]]
            if not (is_ours and is_passed_on):
                shown.append(stack[depth - 1])
        kept[tuple(shown)] += count
    return kept


def _totals(samples: Counter[Stack]) -> Counter[Stack]:
    """Return the samples of each box, with all that it calls."""
    total: Counter[Stack] = Counter()
    for stack, count in samples.items():
        for depth in range(len(stack)):
            total[stack[: depth + 1]] += count
    return total
