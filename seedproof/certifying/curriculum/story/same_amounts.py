"""The same unknown amount in each of several boxes, such as the same amount of paint in each of 4 jugs."""

from collections.abc import Sequence

from seedproof.certifying.curriculum.story.boxes import alike, known_boxes
from seedproof.certifying.curriculum.story.holders import holder
from seedproof.certifying.curriculum.story.ledger import Ledger
from seedproof.certifying.curriculum.story.measured import with_unit
from seedproof.certifying.curriculum.story.quantities import NOUNS, Amount
from seedproof.certifying.curriculum.story.things import Thing, thing
from seedproof.certifying.curriculum.story.topic import Topic
from seedproof.certifying.patterns import Kind, Said
from seedproof.certifying.script import Unread


def _in_new(ledger: Ledger, said: Said) -> None:
    """Read boxes that are new: `Ben filled 4 jugs with the same amount of paint each`."""
    box: Thing = said["box"]
    if "again" in said.gaps and not said["again"].holds(box):
        raise Unread(f"another box: {said.sentence}")
    owner = ledger.name(holder(said["whose"])) if "whose" in said.gaps else ledger.who(said.gaps.get("who"))
    boxes = ledger.begin(owner, box, ledger.size(Amount(said["n"], box), box))
    alike(ledger, boxes, with_unit(ledger, said["stuff"]), said["n"])


def _in_known(ledger: Ledger, said: Said) -> None:
    """Read boxes that were told before: `Each jug held the same amount of paint`."""
    boxes = known_boxes(ledger, said["box"])
    if boxes is None or boxes.stated is None:
        raise Unread(f"how many {said['box'].name} are there?")
    alike(ledger, boxes, with_unit(ledger, said["stuff"]), boxes.stated)


_THE_SAME = "the same amount of {stuff:matter}"
_NEW: Sequence[str] = (
    f"{{who}} {{acts}} {{n:one}} {{box:noun}} with {_THE_SAME} in each[ {{again:noun}}]",
    f"{{who}} {{acts}} {{n:one}} {{box:noun}} with {_THE_SAME} each",
    f"{{who}} {{put}} {_THE_SAME} {{into}} each of {{n:one}} {{box:noun}}",
    f"{{each}} of {{whose:possessive}} {{n:one}} {{box:noun}} {{contain}} {_THE_SAME}",
)

SAME_AMOUNTS = Topic(
    clauses={
        "same_amount": (_NEW, _in_new),
        "each_the_same_amount": ((f"{{each}} {{box:noun}} {{contain}} {_THE_SAME}",), _in_known),
    },
    kinds={"matter": Kind(NOUNS, thing)},
)
