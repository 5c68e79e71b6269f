"""The thoughts that a model writes before its answer."""

import re

from seedproof.record.patterns import Pattern


def without_thoughts(text: str) -> str:
    """Return what a response says after and between its thoughts.

    A thought that never ends is all thought. A closing tag alone ends a thought that began at the start.
    """
    text = _without_other_turns(text)
    if "<|" in text:
        text = _final_channel(text)
    if text.startswith("analysis") and _JOINED_CHANNEL in text:
        text = text.rpartition(_JOINED_CHANNEL)[2]
    if "think" not in text and not _OTHER_TAG.search(text):
        return text
    said: list[str] = []
    thinking = False
    position = 0
    for tag in _TAG.finditer(text):
        closes = "/" in tag[0] or "end" in tag[0].lower()
        if closes and not thinking:
            said.clear()
        if not closes and not thinking:
            said.append(text[position : tag.start()])
        thinking = not closes
        position = tag.end()
    if not thinking:
        said.append(text[position:])
    return "\n".join(said)


def _without_other_turns(text: str) -> str:
    """Return a response up to where its model goes on with a question of the user's."""
    turn = _USER_TURN.search(text) if "\nHuman:" in text or "\nUser:" in text or "\n### I" in text else None
    if turn is None or not text[: turn.start()].strip():
        return text
    return text[: turn.start()]


def _final_channel(text: str) -> str:
    """Return the final channel, without the tokens that part turns; an empty text if it never began."""
    if "<|channel|>" in text:
        *_, last = text.split("<|channel|>")
        channel, _, message = last.partition("<|message|>")
        if not channel.strip().startswith("final"):
            return ""
        text = message
    return _TOKEN.sub("\n", text)


_USER_TURN = Pattern(r"\n(?:Human:|User:|### Instruction)")
_JOINED_CHANNEL = "assistantfinal"
_NAMES = "think|thinking|reasoning|thought|thoughts|analysis|scratchpad|reflection|seed:think"
_TAG = Pattern(
    rf"</?(?:{_NAMES})>|◁/?think▷|\[/?think\]|<\|(?:begin|end)_of_thought\|>|<\|(?:START|END)_THINKING\|>",
    re.IGNORECASE,
)
_OTHER_TAG = Pattern(
    r"<(?:/?(?:reason|thought|analysis|scratch|reflect)|\|(?:begin|end)_of_th|THINK)|\[/?THINK|_THINKING",
    re.IGNORECASE,
)
_TOKEN = Pattern(r"<\|(?!(?:begin|end)_of_thought|START_THINKING|END_THINKING)[a-z0-9_]{1,40}\|>")
