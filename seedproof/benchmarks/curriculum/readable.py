"""Decides whether a row's text can be told: our reader reads it, and it is clear and of one situation.

The number of a text that is refused here is dropped, as that of a duplicate is. What is read *otherwise* than
it was meant is not refused: that is a fault of the writer or of the reader, which `cycle` has to see.
"""

from seedproof.benchmarks.curriculum.reading import read, read_followup
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.texts import parted, wrong_story, wrong_words


def refusal(row: CurriculumRow) -> str:
    """Return why a text cannot be told, as a reason to count; nothing where it can be."""
    bodies = [parted(turn["content"])[0] for turn in row["dialogue"] if turn["role"] == "user"]
    try:
        said = read(bodies[0]) if len(bodies) == 1 else read_followup(*bodies)
    except Unreadable:
        return "unreadable"
    if wrong_words(row):
        return "unclear"
    if any(wrong_story(row, said.theme, said.tells)):
        return "another story"
    return ""
