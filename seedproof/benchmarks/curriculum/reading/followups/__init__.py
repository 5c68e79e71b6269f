"""Reads follow-ups that change a number of the main text.

words      the words around a changed number, and those that say nothing
tokens     a text as tokens that know where they stand in it
pieces     what a follow-up consists of: a number for a number, a restated sentence, a question
restating  which sentence of the main text is restated, and the text with its new number
"""

from seedproof.benchmarks.curriculum.reading.followups.restating import changed_text

__all__ = ["changed_text"]
