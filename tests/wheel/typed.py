"""Uses of the installed packages, for a type checker: each wrong one is an error, or its `ignore` is one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, assert_type

import seedproof as sp
from pipeline.workplace.home import params_of
from seedproof.record.rows import Row

row: dict[str, Any] = {}

assert_type(sp.score(row, "Answer: 3").right, bool)
assert_type(
    sp.score(row, "Answer: 3").verdict,
    Literal["right", "wrong", "not in the asked form", "undecided", "no answer"],
)
assert_type(sp.compare("1", "2", "number").result, Literal["equal", "different", "undecided"])
assert_type(sp.hold(row, "What is c?"), sp.Reply)
assert_type(sp.hold(row, "What is c?").verdict, Literal["OFFER", "DECLINE", "UNREAD"])
assert_type(sp.audit(row), Iterator[sp.Check])
assert_type(sp.load("missing_fact", unproved=True), list[Row])
assert_type(sp.rebuild("missing_fact/bayes_missing_prior/d2/000017"), Row)
assert_type(params_of("judge"), Path)

sp.score(row, 3)  # type: ignore[arg-type]
sp.score(row)  # type: ignore[call-arg]
sp.compare("1", "2")  # type: ignore[call-arg]
sp.compare("1", "2", "number").result == "same"  # type: ignore[comparison-overlap]
sp.score(row, "Answer: 3").right = True  # type: ignore[misc]
sp.hold(row)  # type: ignore[call-arg]
sp.rebuild(17)  # type: ignore[arg-type]
sp.load(["missing_fact"])  # type: ignore[arg-type]
