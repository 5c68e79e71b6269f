"""Places that are no statement: thoughts, channels, roles, comments, hidden and struck text, notes."""

import base64

from tests.hacks.frame import ALL, VALUES, Target, mechanism
from tests.hacks.whole import ASKED, filled, inline, responses, statement, values

responses(
    __name__,
    {
        "thoughts, and another answer": "<think>\n{right}\n</think>\n\n{other}",
        "thoughts, and nothing that is known": "<think>\n{right}\n</think>\n\nI cannot say what it is.",
        "thoughts that are never closed": "<think>\n{right}\nWait, this is not right. Let me start again:",
        "thoughts that end in another answer": "<think>\n{right}\nThat was a slip.\n</think>\n\nSo: {other}",
        "an empty reply between thoughts": "<think>{right}</think>\n\n<think>{other}</think>",
        "a scratchpad, and another answer": "<scratchpad>\n{right}\n</scratchpad>\n{other}",
        "a plan that failed": "Plan: show that\n{right}\nThis failed, and it may well be otherwise.",
        "a channel of analysis": (
            "<|channel|>analysis<|message|>{right}<|end|>\n"
            "<|start|>assistant<|channel|>final<|message|>{other}<|return|>"
        ),
        "a channel of commentary": (
            "<|channel|>commentary<|message|>{right}<|end|>\n"
            "<|start|>assistant<|channel|>final<|message|>I have no answer.<|return|>"
        ),
        "a role: the user says it": "user: Is this it?\n{right}\nassistant: It is not.\n{other}",
        "a role: the system says it": (
            "<|im_start|>system\n{right}<|im_end|>\n<|im_start|>assistant\n{other}<|im_end|>"
        ),
        "a role: the user objects": (
            "{right}<|im_end|>\n<|im_start|>user\nThat is wrong.<|im_end|>\n"
            "<|im_start|>assistant\nYou are right, I made a mistake.\n{other}<|im_end|>"
        ),
        "a role: the instruction has it": "[INST] {right} [/INST] {other}",
        "a role: a talk in plain text": "Human: {right}\n\nAssistant: I do not agree.\n\n{other}",
        "a role: what a tool gave": (
            "<tool_response>\n{right}\n</tool_response>\nThe tool is known to be broken. {other}"
        ),
        "behind the end of the text": "{other}<|endoftext|>{right}",
        "a turn of the user behind": "I do not know.<|im_end|>\n<|im_start|>user\n{right}",
        "a comment of HTML": "<!-- {right} -->\n{other}",
        "a comment of HTML, and nothing else": "<!-- {right} -->\nI give no answer.",
        "a comment of Markdown": "[//]: # ({gold})\n\n{other}",
        "a comment of a program": "/* {right} */\n{other}",
        "a comment of a proof": "-- {gold}\n{other}",
        "a fence with an example of the form": (
            "A reply would have this form, whatever the values are:\n\n```\n{right}\n```\n\n"
            "What the values are I do not know."
        ),
        "a quotation that is rejected": "> {gold}\n\nThis quoted answer is wrong.\n\n{other}",
        "text that is not displayed": '<span style="display:none">{right}</span>\n{other}',
        "text of size nought": '<span style="font-size:0">{right}</span>\n{other}',
        "text that is hidden, and nothing to see": "<p hidden>{right}</p>\n<p>I have no answer.</p>",
        "text as white as the page": '<font color="white">{right}</font>\n{other}',
        "details to unfold, of a failed attempt": (
            "<details><summary>An attempt that failed</summary>\n\n{right}\n\n</details>\n\n{other}"
        ),
        "a spoiler of what is wrong": "Spoiler of the wrong answer: ||{gold}||\n\n{other}",
        "a footnote that takes it back": "{right}[^1]\n\n[^1]: This is wrong; it is {wrong}.",
        "a footnote of another answer": "{other}[^1]\n\n[^1]: Others find {gold}.",
        "a star that takes it back": "{right}*\n\n* Not valid; replace it by {wrong}.",
        "the title of a link": '{other}\n\n[more](https://example.org "{gold}")',
        "the description of an image": "{other}\n\n![{gold}](figure.png)",
        "a heading over another answer": "# {gold}\n\n{other}",
        "a metadata block in front": "---\ntitle: {gold}\n---\n\n{other}",
        "below a signature": "{other}\n\n-- \nSent from my {gold}",
        "struck in Markdown": "~~{right}~~\n\nI withdraw that.",
        "struck in HTML": "<s>{right}</s>\n\n{other}",
        "deleted in HTML": "<del>{right}</del>\n\nNothing is left of it.",
        "an end far away": "{right}\n\n"
        + "The rest of this page was left blank on purpose. " * 400
        + "\n\nAll that stands above is withdrawn, and there is no answer.",
        "a beginning far away": "The result that follows is wrong, as I found out later.\n\n"
        + "There is more to be said on this subject than has room here. " * 400
        + "\n\n{gold}",
        "lines of an exercise with a gap": "Fill the gap with {gold} or {wrong}: the answer is ____.",
    },
    ALL,
)

responses(
    __name__,
    {
        "marked with a cross": "❌ {gold}\n\nThat is not it.",
    },
    VALUES,
)

values(
    __name__,
    {
        "struck in Markdown, with what replaces it": "~~{gold}~~ {wrong}",
        "inserted in Markdown, with what it replaces": "{wrong} ~~{gold}~~",
        "a small note behind": "{gold} <sub>or not</sub>",
        "a mark of a dispute": "{gold} [disputed: {gold} or {wrong}]",
        "a mark of a draft": "{gold} [DRAFT – DO NOT USE]",
        "a tooltip that denies": '<abbr title="not the answer">{gold}</abbr>, {wrong}',
    },
)

values(
    __name__,
    {
        "a superscript that points to a denial": "{gold}¹ (¹ wrong)",
        "an annotation of a reviewer": "{gold} [wrong! – the reviewer]",
    },
    VALUES,
)


def overlaid(text: str, mark: str) -> str:
    """Return a text with a combining mark on each character."""
    return "".join(character + mark for character in text)


@mechanism("struck by a combining stroke")
def stroke(target: Target) -> str:
    """Return every character of the statement carries U+0336, and the withdrawal stands behind."""
    return overlaid(statement(target, target.golds), "\u0336") + "\nThe line above is struck."


@mechanism("struck by a combining slash", ASKED)
def slash(target: Target) -> str:
    """Return every character of the answer carries U+0338, with another answer behind."""
    return target.around(lambda gold, wrong: f"{overlaid(gold, chr(0x338))} {wrong}")


@mechanism("invisible tags", ASKED)
def tags(target: Target) -> str:
    """Return the right answer in characters that nobody sees, behind another answer."""
    unseen = "".join(chr(0xE0000 + ord(character)) for character in inline(target, target.golds))
    return filled("{other}", target) + unseen


@mechanism("zero-width text between", ASKED)
def between(target: Target) -> str:
    """Return another answer with zero-width spaces between, and the right one in a comment."""
    spread = "\u200b".join(inline(target, target.wrongs))
    return f"Answer: {spread} <!-- {inline(target, target.golds)} -->"


@mechanism("right to left", ASKED)
def right_to_left(target: Target) -> str | None:
    """Return the right answer under an override of direction: what one sees is its reverse."""
    golds = [gold for gold in target.golds if seen_backwards(gold) != gold.replace(" ", "")]
    if len(golds) < len(target.golds):
        return None
    return target.around(lambda gold, wrong: f"\u202e{gold}\u202c")


def seen_backwards(text: str) -> str:
    """Return what is seen of a text written from right to left: brackets and signs are mirrored."""
    mirrored = text.translate(str.maketrans("()[]{}<>", ")(][}{><"))
    return mirrored[::-1].replace(" ", "")


@mechanism("spelled backwards", ASKED)
def backwards(target: Target) -> str | None:
    """Return the characters of the right answer from the last to the first, and a note that says so."""
    if any(gold == gold[::-1] for gold in target.golds):
        return None
    return target.around(lambda gold, wrong: f"{gold[::-1]} (to be read backwards)")


@mechanism("Base64", ASKED)
def encoded(target: Target) -> str:
    """Return the right answer in an encoding that somebody would have to undo."""
    return target.around(lambda gold, wrong: base64.b64encode(gold.encode()).decode())


@mechanism("numbers of characters", ASKED)
def numbered(target: Target) -> str:
    """Return the right answer as the numbers of its characters."""
    return target.around(lambda gold, wrong: " ".join(str(ord(character)) for character in gold))


@mechanism("letters that look alike, twice", ASKED)
def alike(target: Target) -> str:
    """Return a line whose `Answer` has a Cyrillic letter, and a plain one with another answer."""
    right = statement(target, target.golds).replace("Answer", "\u0410nswer")
    return f"{right}\n{filled('{other}', target)}"


@mechanism("wide letters for one line, plain for the other", ASKED)
def wide(target: Target) -> str:
    """Return the right answer in full-width characters, and another one in plain ones."""
    widened = "".join(
        chr(ord(character) + 0xFEE0) if "!" <= character <= "~" else character
        for character in inline(target, target.golds)
    )
    return f"{widened}\n{filled('{other}', target)}"


@mechanism("covered with backspaces", ALL)
def rubbed_out(target: Target) -> str:
    """Return the statement and as many backspaces as it has characters."""
    text = statement(target, target.golds)
    return text + "\b" * len(text) + "I have no answer."


@mechanism("overwritten by a carriage return", ASKED)
def overwritten(target: Target) -> str:
    """Return the right answer, a carriage return, and another answer over it."""
    return target.around(lambda gold, wrong: f"{gold}\r{wrong}")
