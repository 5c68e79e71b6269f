"""What is to be put into words: a problem of a row, alone or as a follow-up to a main problem."""

import msgspec

from seedproof.benchmarks.curriculum.symbolic.problem import Problem


class Main(msgspec.Struct, frozen=True):
    """The main problem that a follow-up continues: its statements and its text."""

    lines: tuple[str, ...]
    text: str


class Example(msgspec.Struct, frozen=True):
    """A problem worded by hand, for both prompts: statements, text, and the theme if the story has one."""

    lines: tuple[str, ...]
    text: str
    theme: str = ""
    main: Main | None = None


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """One text to write. A follow-up's problem is the whole new problem."""

    row: str
    """The row's id."""
    problem: Problem
    standard_code: str
    standard_text: str
    theme: str = ""
    examples: tuple[Example, ...]
    form: str
    """The paragraph on the answer's form, which stands behind the text in a row's question."""
    main: Main | None = None
