"""The corpus of the holder: spellings with the slot that each names, and frames to put them into."""

import json
from pathlib import Path

FOLDER = Path(__file__).parent


def lines(name):
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]


SPELLINGS = lines("spellings")
"""Written by hand: what names which slot of which family."""

QUESTIONS = lines("questions")
"""Whole requests, written by hand."""

WORDINGS = lines("wordings")
"""Whole requests with reasons, appositions and descriptions, written by hand before the grammar knew any."""

HOSTILE = lines("hostile")
"""Requests that look like ones for a fact, and ask for something else, or for more."""

TRACES = lines("traces")
"""The requests in the transcripts of MIRA-MATH, and of its text."""

FRAMES = [line["request"] for line in lines("frames")]
"""Frames of a request for one fact."""

WIDE = [line["request"] for line in lines("wide")]
"""Frames of requests that name no fact, or more than one, or another one."""


def spellings(family):
    return [line for line in SPELLINGS if line["family"] == family]


def said(frame, name, other=""):
    return frame.replace("{name}", name).replace("{other}", other)
