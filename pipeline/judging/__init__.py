"""How good judges are: their judgements of labelled solutions, counted exactly, as in the paper of U-MATH."""

from pipeline.judging.agreement import kappa
from pipeline.judging.records import Judgements, Labelled, read_judgements, read_labelled
from pipeline.judging.scores import Scores, overall_and_by_author, scores

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
