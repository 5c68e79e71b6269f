"""Writes the prompts: to write a text for statements, to read statements from a text, and to solve a text.

What they say is pinned by a test. Whoever changes a word raises PROMPT_VERSION: the transcripts of a release
hold the digests of the prompts, so that it is known what a text was an answer to.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeAlias

import msgspec

from seedproof.benchmarks.curriculum.model.task import Main, Task
from seedproof.benchmarks.curriculum.symbolic.writing import lines_of
from seedproof.record.patterns import Pattern

PROMPT_VERSION = 4

Messages = list[dict[str, str]]
"""Messages as the endpoint expects them: `role` and `content`."""

Feedback: TypeAlias = Sequence[tuple[str, str]]
"""Earlier texts of a writer, each with what was wrong."""

_ENDS = Pattern(r"[.:;\n]+")
_WORD = Pattern(r"[a-z0-9']+")

_SYNTAX = """\
The statements are one to a line, the question last:
[[var a = (14 - 4)]] names a value. [[var 12 = (q + 5)]] is an equation; q is named nowhere else, so it is \
unknown. [[question n = ['a']]] asks for a value, [[question n = ['u', 'e']]] for several in this order.
Operations are + - * / ** (power), // and % (quotient and remainder), each in brackets. Fractions stand in \
brackets: (3 / 4). [[question n = ['(3 / 4) _ (5 / 8)']]] asks which of <, = and > belongs in the blank. \
[[question n = ['36']]] asks for all factor pairs of 36. [[var q > 0]] says that q is a length, so that only \
positive values count; without it all real solutions count. An equation may have no solution, or infinitely \
many: the text then asks for the unknown like any other."""

_WRITE = f"""\
You write problems for a mathematics textbook of grades K to 8. You get the statements of a problem and tell \
them in words.
{_SYNTAX}
Rules:
- The text says exactly what the statements say: every operation, the order of what builds on something \
else, and nothing more. Every number of the statements stands in the text, as often as in the statements: as \
a numeral or as a word ("twice" is 2, "half" is 1/2 or 2, "a dozen" is 12). No other number does: no year, \
no age, no "two friends" where there is no 2.
- Fractions above 1 are mixed numbers in stories: 2 1/2 for (5 / 2). No percentages.
- Do not work out any value, and do not state or hint at the answer.
- An amount that changes is never referred to without saying when: "than Ana had at first", "as Ana has \
left". A pronoun means one person only.
- Where the theme is given, tell a short story about it, and name it. People, things and units make sense: \
no half people, no negative lengths. Without a theme, plain mathematical language is welcome.
- Where the question asks for several unknowns, call them in the text by their letters.
- Ask one question, for what the question of the statements asks. Of (a _ b), ask for the sign \
between the two, in this order: never whether one is greater, nor which of them.
- An amount that is unknown is "some" or "how many", never "a" or "one". There is no other amount without a \
number: no "some more", no "a few".
- "each" and "every" stand only where something is multiplied or divided. There is no "not" and no "or" \
between amounts.
- Ask for what the text has told of, in its unit.
- One paragraph of plain English text, no headings, no lists, no instructions on the form of the answer. It \
ends with the question.
- A follow-up goes on from the main problem, which its reader sees: say only what is new or what changes, \
and ask again.
Give the text alone."""

_READ = f"""\
You read problems of a mathematics textbook of grades K to 8 and write down what they say as statements.
{_SYNTAX}
Rules:
- State what the text says in the order in which it says it. Do not solve, simplify or rearrange: "12, then \
5 were taken away" is (12 - 5), "some were taken away from 12 and 5 are left" is 5 = (12 - q).
- Every number as it is written, fractions as (3 / 4), decimals as 2.50, the mixed number 2 1/2 as (5 / 2), \
minus numbers and numbers below zero as -8. Leave nothing out and add nothing, and work nothing out.
- Where the text calls an unknown by a letter, use that letter.
- For a follow-up, give the statements of the whole new problem, the main problem changed or gone on from.
Give the statements alone, one a line."""

_SOLVE = (
    "Solve the problem step by step, and end as it asks for.",
    "Write down in a few words what is given and what is asked. Then solve it, and end as it asks for.",
    "Solve the problem, and check the result by putting it back into the problem. End as it asks for.",
)
"""A text is solved once in each way: a model that is asked the same twice says the same twice."""
SOLUTIONS = len(_SOLVE)


def writing_prompt(task: Task, feedback: Feedback) -> Messages:
    """Ask for the text of statements, with what was wrong with earlier ones."""
    turns = [("system", _WRITE)]
    for example in task.examples:
        turns.append(("user", _asked(task, example.lines, example.theme, example.main)))
        turns.append(("assistant", example.text))
    turns.append(("user", _asked(task, lines_of(task.problem), task.theme, task.main)))
    for text, wrong in feedback:
        turns.append(("assistant", text or "(nothing)"))
        turns.append(("user", remark(wrong)))
    return _messages(turns)


def remark(wrong: str) -> str:
    """Say to the writer what is wrong with its text."""
    return f"This does not do: {wrong}.\nWrite another text for the same statements."


def parroted(task: Task, text: str, feedback: Feedback) -> str:
    """Return the first words that a text repeats: of the prompt, or of what was said of earlier texts.

    What a remark quotes of an earlier text is the writer's own.
    """
    said = _runs(_WRITE) | _runs(task.standard_text)
    for earlier, wrong in feedback:
        said |= _runs(remark(wrong)) - _runs(earlier)
    words = _words(text)
    found = (words[at : at + size] for at in range(len(words)) for size in range(_SHORTEST, _RUN + 1))
    return next((" ".join(run) for run in found if run in said), "")


_RUN = 6
"""Words that nobody says twice by chance."""
_SHORTEST = 4
"""Words of a shorter sentence that is repeated as a whole."""


def _runs(text: str) -> set[tuple[str, ...]]:
    """Return the runs of words within the sentences of a text; of a short sentence, all of it."""
    runs = set[tuple[str, ...]]()
    for sentence in _ENDS.split(text):
        words = _words(sentence)
        size = min(_RUN, len(words))
        if size >= _SHORTEST:
            runs |= {words[at : at + size] for at in range(len(words) - size + 1)}
    return runs


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.lower()))


def reading_prompt(task: Task, text: str) -> Messages:
    """Ask for the statements of a text. Of the task it tells only the examples and the main text."""
    turns = [("system", _READ)]
    for example in task.examples:
        turns.append(("user", _told(example.text, example.main)))
        turns.append(("assistant", "\n".join(example.lines)))
    turns.append(("user", _told(text, task.main)))
    return _messages(turns)


def solving_prompts(task: Task, text: str) -> list[Messages]:
    """Ask for the answer of a text in each way. It tells main text and answer's form."""
    asked = f"{_told(text, task.main)}\n\n{task.form}"
    return [_messages([("system", way), ("user", asked)]) for way in _SOLVE]


def digest(messages: Messages) -> str:
    """Return the SHA-256 of a prompt's messages in compact JSON."""
    return sha256(msgspec.json.encode(messages)).hexdigest()


def _asked(task: Task, lines: Sequence[str], theme: str, main: Main | None) -> str:
    context = [f"Standard {task.standard_code}: {task.standard_text}"]
    if theme:
        context.append(f"Theme: {theme}")
    if main is not None:
        context += ["Main problem:", *main.lines, main.text, "Write the follow-up that makes of it:"]
    return "\n".join([*context, *lines])


def _told(text: str, main: Main | None) -> str:
    if main is None:
        return text
    return f"Main problem: {main.text}\n\nFollow-up: {text}"


def _messages(turns: list[tuple[str, str]]) -> Messages:
    return [{"role": role, "content": content} for role, content in turns]
