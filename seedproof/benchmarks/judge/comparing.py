"""Comparison of answers by their types, as responses are scored, each pair once: candidates share many."""

from functools import lru_cache

from seedproof.record.asked_form import AskedForm
from seedproof.record.verdict import Verdict
from seedproof.scoring.golden import Free


@lru_cache(maxsize=4096)
def compared(golden: str, given: str, type_: str, unit: str = "") -> Verdict:
    """Compare an answer with a golden one, whose type is as rows write it: `expression(x; x > 0)`.

    Of a number in the unit that is asked for, the unit is taken off; another unit makes another value.
    """
    form: AskedForm = {
        "kind": "closed form",
        "unit": unit,
        "counted": "",
        "names": [],
        "functions": [],
        "arithmetic": True,
    }
    return Free(golden, type_, form=form).compare(given)
