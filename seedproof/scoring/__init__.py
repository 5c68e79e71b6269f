"""Scores of judges: their judgements of labelled solutions, counted exactly as in the paper of U-MATH."""

from seedproof.scoring.agreement import kappa
from seedproof.scoring.records import Judgements, Labelled, read_judgements, read_labelled
from seedproof.scoring.scores import Scores, overall_and_by_author, scores

__all__ = [
    "Judgements",
    "Labelled",
    "Scores",
    "kappa",
    "overall_and_by_author",
    "read_judgements",
    "read_labelled",
    "scores",
]
