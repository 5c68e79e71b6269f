"""Whole responses around answers that are known to be right or wrong."""

from collections.abc import Sequence

from tests.corpus.rewriting import Choose

LEADS = (
    "Answer: {}",
    "**Answer:** {}",
    "**Final Answer:** {}",
    "Final answer: {}",
    "- Answer: {}",
    "> Answer: {}",
    "### Answer\n\n{}",
    "Answer:\n\n{}",
)
OPENINGS = (
    "",
    "",
    "Let me work it out step by step.\n\n",
    "First, 2 + 3 = 5. Then 5 * 7 = 35.\n\n",
    "<think>\nMaybe it is 17? No, that is wrong.\n</think>\n\n",
    "## Solution\n\n1. We write down what is given.\n2. We solve for the unknown.\n\n",
    "Answer: 123456789\n\nWait, that is not right. Once more:\n\n",
)
CLOSINGS = ("", "", "\n", "\n\nI hope this helps!", "\n\nLet me know if you have any questions.")
LETTERS = "abcdefgh"
PARTS = ("({}) ", "**({})** ", "{}) ", "- ({}) ", "**{})** ")


def response_around(answer: str, choose: Choose) -> str:
    """Return a response whose only final answer is this one."""
    return choose(OPENINGS) + choose(LEADS).format(answer) + choose(CLOSINGS)


def response_in_parts(answers: Sequence[str], choose: Choose) -> str:
    """Return a response that states each lettered part on lines of its own."""
    lead = choose(PARTS)
    gap = choose(["\n", "\n\n"])
    stated = [lead.format(LETTERS[number]) + answer for number, answer in enumerate(answers)]
    opening = choose(["", "", "Let me work through the parts.\n\n", "**Final answers**\n\n"])
    return opening + gap.join(stated) + choose(["", "\n", "\n\nI hope this helps!"])
