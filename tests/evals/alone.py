"""Run by itself: scores by the files of releases, without seedproof and without some packages."""

import importlib.util
import json
import sys
from functools import cache
from pathlib import Path

RELEASED, *LACKING = sys.argv[1:]


@cache
def scorer(benchmark):
    path = Path(RELEASED, benchmark, "evals", "seedproof_score.py")
    spec = importlib.util.spec_from_file_location(f"score_{benchmark}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answer(asked):
    benchmark = asked["row"]["id"].partition("/")[0]
    try:
        file = scorer(benchmark)
    except ImportError as error:
        return str(error)
    if "request" in asked:
        return file.hold(asked["row"], asked["request"])
    return file.score(asked["response"], asked["row"])


for package in LACKING:
    sys.modules[package] = None
scores = [answer(asked) for asked in json.load(sys.stdin)]
loaded = [name for name in sys.modules if name.partition(".")[0] in ("seedproof", "pipeline")]
json.dump({"scores": scores, "loaded": loaded}, sys.stdout)
