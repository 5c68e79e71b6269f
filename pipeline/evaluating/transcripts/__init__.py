"""The files of a run: what was asked of whom, and what was said, turn by turn. Nothing here asks a model."""

from pipeline.evaluating.transcripts.head import RunHead, SolverHead
from pipeline.evaluating.transcripts.sealing import finish
from pipeline.evaluating.transcripts.stored import StoredRun, read_run
from pipeline.evaluating.transcripts.writing import Writer

__all__ = ["RunHead", "SolverHead", "StoredRun", "Writer", "finish", "read_run"]
