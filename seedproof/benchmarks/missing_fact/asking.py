"""How the benchmark is asked: requests to a holder, turn by turn, then the answer."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256

from seedproof.benchmarks.missing_fact.holder import hold
from seedproof.benchmarks.missing_fact.said import Said, said_in
from seedproof.episodes.asking import Asking, opening
from seedproof.episodes.turns import (
    Ask,
    Consult,
    Done,
    Message,
    Plan,
    Reply,
    Row,
    Step,
    Turn,
    Turns,
    premature_end,
)

_TURNS = (
    "You work from notes that may lack a fact, and a holder may have it. End each of your messages in one of "
    "two ways. Either with one line `Request: ...`, which names one fact, by its symbol where your notes "
    "have one: then the holder's reply is the next message. Or with the final line `Answer: ...` in the form "
    "that the task asks for: then the episode ends. Never do both in one message, and never write the "
    "holder's reply yourself. Each reply says how many requests are left."
)
_TURNS_REFERENCE = (
    "You work from notes that lack a fact, and a holder may have it. First find that fact: end each of your "
    "messages with one line `Request: ...`, which names one fact, by its symbol where your notes have one, "
    "and do not answer yet. The holder's reply is the next message. Never write it yourself. Each reply says "
    "how many requests are left. When you have the fact you are asked for the answer: then end your message "
    "with the final line `Answer: ...` in the form that the task asks for."
)
_NO_REQUESTS = (
    "Solve the problem. No requests can be sent here. Think for as long as you need, then end your message "
    "with the final line `Answer: ...` in the form that the task asks for."
)

REMIND_OF_BOTH = (
    "Your message ended neither with a request nor with an answer. End it with one line `Request: ...` or "
    "with the final line `Answer: ...`."
)
REMIND_OF_ANSWER = "Your message did not end with an answer. End it with the final line `Answer: ...`."
REMIND_OF_REQUEST = "Your message did not end with a request. End it with one line `Request: ...`."
NONE_LEFT = "No requests are left. Answer now: end your message with the final line `Answer: ...`."
ANSWER_NOW = "Answer now: end your message with the final line `Answer: ...`."
LEFT = "Requests left: {left}."

_WITHOUT_REQUESTS = ("oracle_hint", "blind")

_NOTES_BEGIN = "Your notes:\n"


def allows_requests(plan: Plan) -> bool:
    """Return whether the solver may ask the holder."""
    return plan.control not in _WITHOUT_REQUESTS


def question_under(row: Row, plan: Plan) -> str:
    """Return the question of a row as a control changes it."""
    change = _CHANGED.get(plan.control)
    return row["question"] if change is None else change(row)


def _with_hint_behind(row: Row) -> str:
    """Put the hint behind the notes, and leave out what says how to send requests."""
    examples, notes, rest = _cut(row["question"])
    _, _, form = rest.rpartition("\n\n")
    return f"{examples}{notes}\n- {row['hint']}\n\nTask: {row['target']}\n\n{form}"


def _with_hint_among(row: Row) -> str:
    """Put the hint among the notes, at a place that its id decides."""
    examples, notes, rest = _cut(row["question"])
    head, *sentences = notes.split("\n- ")
    place = int.from_bytes(sha256(row["id"].encode()).digest()[:4]) % (len(sentences) + 1)
    sentences.insert(place, row["hint"])
    return examples + "\n- ".join([head, *sentences]) + rest


def _without_requests(row: Row) -> str:
    """Leave out what says how to send requests."""
    examples, notes, rest = _cut(row["question"])
    _, _, form = rest.rpartition("\n\n")
    return f"{examples}{notes}\n\nTask: {row['target']}\n\n{form}"


_CHANGED: Mapping[str, Callable[[Row], str]] = {
    "oracle_hint": _with_hint_behind,
    "complete": _with_hint_among,
    "blind": _without_requests,
}


def _cut(question: str) -> tuple[str, str, str]:
    """Cut a question into the worked examples, the notes, and all from the task on."""
    start = question.rindex(_NOTES_BEGIN)
    end = question.index("\n\nTask: ", start)
    return question[:start], question[start:end], question[end:]


def _system(plan: Plan) -> str:
    if not allows_requests(plan):
        return _NO_REQUESTS
    return _TURNS_REFERENCE if plan.protocol == "reference" else _TURNS


def _follow(asking: Asking, row: Row, plan: Plan, turns: Turns, parent: str | None) -> Step:
    if not turns or turns[-1].role != "solver":
        if _is_refused_for_good(row, plan, turns):
            return Done("budget")
        return Ask(tuple(_messages(asking, row, plan, turns)))
    end = premature_end(turns[-1])
    if end is not None:
        return Done(end)
    said = said_in(turns[-1].text)
    if plan.protocol == "reference" and allows_requests(plan):
        return _in_reference(row, plan, turns, said)
    return _in_open(row, plan, turns, said)


def _in_open(row: Row, plan: Plan, turns: Turns, said: Said) -> Step:
    """Follow a message that may be a request or an answer at every turn."""
    if said.states_answer:
        return Done("answer")
    if said.request is None:
        return _reminded(turns, REMIND_OF_BOTH if _left(row, plan, turns) else REMIND_OF_ANSWER)
    if not allows_requests(plan):
        return _reminded(turns, REMIND_OF_ANSWER)
    if not _left(row, plan, turns):
        return Done("budget")
    return _replied(row, plan, turns, said.request)


def _in_reference(row: Row, plan: Plan, turns: Turns, said: Said) -> Step:
    """Follow a message that must be a request until one is granted, and an answer behind that."""
    if _is_granted(turns):
        if said.states_answer:
            return Done("answer")
        return Done("budget") if said.request is not None else _reminded(turns, REMIND_OF_ANSWER)
    if said.request is None:
        return _reminded(turns, REMIND_OF_REQUEST)
    return _replied(row, plan, turns, said.request)


def _is_refused_for_good(row: Row, plan: Plan, turns: Turns) -> bool:
    """Return whether `reference` ends here: without the fact nobody is asked for the answer."""
    if plan.protocol != "reference" or not allows_requests(plan):
        return False
    return not _is_granted(turns) and not _left(row, plan, turns)


def _replied(row: Row, plan: Plan, turns: Turns, request: str) -> Step:
    """Have the holder reply, or its model."""
    if plan.control == "useless" and not _replies(turns):
        return Reply(Turn("holder", row["view"][0], verdict="OFFER", why="control: a sentence of the notes"))
    if plan.holder == "llm":
        return Consult(request)
    reply = hold(row, request)
    if plan.holder == "hybrid" and reply.verdict == "UNREAD":
        return Consult(request)
    return Reply(Turn("holder", reply.text, verdict=reply.verdict, slot=reply.slot, why=reply.why))


def _reminded(turns: Turns, reminder: str) -> Step:
    """Remind once; then the episode ends."""
    if any(turn.role == "reminder" for turn in turns):
        return Done("no_answer")
    return Reply(Turn("reminder", reminder))


def _replies(turns: Turns) -> list[Turn]:
    return [turn for turn in turns if turn.role == "holder"]


def _is_granted(turns: Turns) -> bool:
    """Return whether a fact was offered; what a control quotes is of no slot."""
    return any(turn.verdict == "OFFER" and turn.slot is not None for turn in _replies(turns))


def _left(row: Row, plan: Plan, turns: Turns) -> int:
    """Return how many requests may still be sent."""
    if not allows_requests(plan):
        return 0
    left: int = row["budget"] - len(_replies(turns))
    return left


def _messages(asking: Asking, row: Row, plan: Plan, turns: Turns) -> Sequence[Message]:
    """Return all that is sent at this point: the opening, then each turn as it goes on."""
    system, _ = opening(asking, row, plan)
    messages = [system, Message("user", question_under(row, plan))]
    so_far: list[Turn] = []
    for turn in turns:
        so_far.append(turn)
        if turn.role == "solver":
            messages.append(Message("assistant", said_in(turn.text).text))
        elif turn.role == "holder":
            messages.append(Message("user", f"{turn.text}\n\n{_outlook(row, plan, so_far)}"))
        else:
            messages.append(Message("user", turn.text))
    return messages


def _outlook(row: Row, plan: Plan, turns: Turns) -> str:
    """Say behind a reply how it goes on."""
    if plan.protocol == "reference" and _is_granted(turns):
        return ANSWER_NOW
    left = _left(row, plan, turns)
    return LEFT.format(left=left) if left else NONE_LEFT


ASKING = Asking(
    system=_system,
    follow=_follow,
    takes_requests=allows_requests,
    protocols=("open", "reference"),
    controls={
        "oracle_hint": "the missing fact follows the notes, and no requests are allowed",
        "complete": "the missing fact is among the notes, and requests are allowed",
        "useless": "the first reply only quotes the notes",
        "blind": "no requests are allowed, so the model can only guess",
    },
    meanings={
        "open": "requests at any time, up to the row's budget",
        "reference": "requests until one is granted, then one turn to answer, as in MIRA-MATH",
    },
    open_controls=("complete", "useless"),
    replies=(REMIND_OF_BOTH, REMIND_OF_ANSWER, REMIND_OF_REQUEST, NONE_LEFT, ANSWER_NOW, LEFT),
)
"""How the benchmark is asked."""
