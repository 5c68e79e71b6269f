"""Scores of judges: their judgements of labelled solutions, counted exactly as in the paper of U-MATH."""

from seedproof.judging.agreement import kappa
from seedproof.judging.records import (
    Judgements,
    Labelled,
    judgement_of,
    read_judgements,
    read_labelled,
    verdict_of,
)
from seedproof.judging.scores import Counts, Scores, macro_f1, overall_and_by_author, scores

__all__ = [
    "Counts",
    "Judgements",
    "Labelled",
    "Scores",
    "judgement_of",
    "kappa",
    "macro_f1",
    "overall_and_by_author",
    "read_judgements",
    "read_labelled",
    "scores",
    "verdict_of",
]
