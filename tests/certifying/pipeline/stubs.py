"""Engines that are none: they are started in workers, by their names here."""

import os
import time
from pathlib import Path

from pipeline.certifying.engines import Engine, Result
from seedproof.certifying.script import Status


def stub(start):
    return Engine("stub", "pytest", start)


def _status(text) -> Status:
    return "unsat" if "(set-info :status unsat)" in text else "sat"


def believing():
    """Says what is expected, and has no model."""
    return lambda text, seconds: Result(_status(text))


def lying():
    return lambda text, seconds: Result("sat")


def inventing():
    """Has a model of whatever is satisfiable, in which everything is 7."""

    def decide(text, seconds):
        names = [line.split()[1] for line in text.splitlines() if line.startswith("(declare-const ")]
        model = {name: "7.0" for name in names}
        return Result(_status(text), model) if _status(text) == "sat" else Result("unsat")

    return decide


def patient():
    """Says what is expected, where it has more than a second."""
    return lambda text, seconds: Result(_status(text)) if seconds > 1 else silent()(text, seconds)


def silent():
    return lambda text, seconds: Result("unknown", reason="it takes longer")


def irrational():
    model = {"prior": "(root-obj (+ (^ x 2) (- 2)) 1)"}
    return lambda text, seconds: Result("sat", model) if _status(text) == "sat" else Result("unsat")


def _at(query, fault):
    def decide(text, seconds):
        if f" {query}: " in text:
            fault()
        return Result(_status(text))

    return decide


def hanging():
    return _at("open", lambda: time.sleep(600))


def hanging_visibly():
    """Hangs, once it has put a file into the current folder."""

    def decide(text, seconds):
        Path("hangs").touch()
        time.sleep(600)

    return decide


def crashing():
    return _at("open", lambda: os._exit(3))


def _refuse():
    raise ValueError("a word\nthat I do not know")


def refusing():
    return _at("open", _refuse)


def missing():
    raise ModuleNotFoundError("no such engine")


def dead():
    os._exit(3)


def stuck():
    time.sleep(600)


def visible():
    """Starts, and puts a file into the current folder."""
    Path("started").touch()
    return believing()
