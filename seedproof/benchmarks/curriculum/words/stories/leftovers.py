"""Words a quotient with a remainder: what everybody gets, and what is left over."""

from seedproof.benchmarks.curriculum.lexicon.people import SHARERS
from seedproof.benchmarks.curriculum.lexicon.places import CONTAINERS
from seedproof.benchmarks.curriculum.symbolic.problem import Operation, Problem
from seedproof.benchmarks.curriculum.words.stories.leaves import constant
from seedproof.benchmarks.curriculum.words.stories.matter import numeral
from seedproof.benchmarks.curriculum.words.stories.teller import Teller
from seedproof.record.draws import Rejected


def tell_leftovers(t: Teller, problem: Problem) -> None:
    """Word the whole problem. Raises: Rejected when it asks for something else."""
    first = problem.question.asked[0]
    if not isinstance(first, Operation):
        raise Rejected("nothing is divided")
    t.uses.clear()
    t.uses.update({name: 1 for name in t.declared})
    top, by = constant(t, first.left), first.right
    holder, draws = t.holder(), t.draws
    name, many = t.matter.name, numeral(by, t.matter.in_words)
    t.say(
        draws.choice(
            (f"{holder.name} {t.has} {t.matter.amount(top)}", f"there {t.are} {t.matter.amount(top)}")
        ),
        holder,
    )
    started = t.sentences[-1].startswith("There")
    them = draws.choice(("them", f"the {name}", f"all the {name}"))
    if draws.below(2):
        one = draws.choice(list(SHARERS))
        gets = "got" if t.past else "gets"
        text = (
            draws.choice(
                (
                    f"{many} {SHARERS[one]} {'shared' if t.past else 'share'} {them} equally",
                    f"{them} {t.are} shared equally among {many} {SHARERS[one]}",
                )
            )
            .replace("them are", "they are")
            .replace("them were", "they were")
        )
        t.say(text, None)
        asked = draws.choice(
            (
                f"How many {name} {t.does} each {one} get, and how many {t.are} left over?",
                f"How many {name} {t.does} each {one} get, and how many {name} remain?",
                f"Find out how many {name} each {one} {gets} and how many {t.are} left over.",
            )
        )
    else:
        box = draws.choice(CONTAINERS)
        who = f"somebody {'packed' if t.past else 'packs'}"
        if not started:
            who = f"{t.subject(holder)} {'packed' if t.past else 'packs'}"
        t.say(f"{who} {them} into {box.plural} of {many}", None)
        asked = draws.choice(
            (
                f"How many {box.plural} {t.are} full, and how many {name} {t.are} left over?",
                f"How many full {box.plural} {t.are} there, and how many {name} remain?",
                f"Find out how many {box.plural} can be filled and how many {name} {t.are} left over.",
            )
        )
    if t.past:
        asked = asked.replace(" remain", " remained")
    t.sentences.append(asked)
