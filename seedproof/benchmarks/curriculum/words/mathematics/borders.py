"""What goes around an object, or covers it: where a perimeter or an area is wanted in real life.

Sentences have slots: `{who}` and `{she}`, `{noun}` with its article (`a rectangular garden`), `{the}` (the
object alone), `{units}`, `{total}` (the length or area with its unit).
"""

import msgspec


class Border(msgspec.Struct, frozen=True):
    """A purpose: objects that it is for, sentences that begin, questions, and sentences with the total."""

    things: tuple[str, ...]
    """Names in `objects.OUTLINES`."""
    begins: tuple[str, ...]
    asks: tuple[str, ...]
    totals: tuple[str, ...]


AROUND = (
    Border(
        ("garden", "field", "park", "pool"),
        (
            "{who} wants to put a fence around {noun}.",
            "{who} is building a fence around {noun}.",
            "{who} plans a fence around {noun}.",
        ),
        (
            "How many {units} of fence does {she} need?",
            "How long must the fence be?",
            "What length of fence is needed?",
            "Find the length of the fence in {units}.",
        ),
        (
            "{who} used {total} of fence to go all the way around {noun}.",
            "It took {total} of fence to enclose {noun}.",
        ),
    ),
    Border(
        ("field", "park", "garden"),
        (
            "{who} walked once around {noun}.",
            "{who} ran one lap around the edge of {noun}.",
        ),
        (
            "How many {units} did {she} go?",
            "How far was that?",
            "What distance did {she} go?",
        ),
        (
            "Once around {noun} is {total}.",
            "A walk once around {noun} is {total} long.",
        ),
    ),
    Border(
        ("picture", "poster", "mirror", "window"),
        (
            "{who} is making a frame for {noun}.",
            "{who} wants to frame {noun}.",
        ),
        (
            "How many {units} of wood does {she} need to go around it?",
            "How long are the sides of the frame altogether?",
            "How many {units} of wood go around the {the}?",
        ),
        (
            "{who} used {total} of wood to frame {noun}.",
            "It took {total} of wood to go around {noun}.",
        ),
    ),
    Border(
        ("tablecloth", "rug", "quilt", "flag"),
        ("{who} wants to sew lace around {noun}.",),
        (
            "How many {units} does {she} need?",
            "How long a piece does {she} need?",
            "How many {units} go around the {the}?",
        ),
        (
            "{who} sewed {total} of ribbon around the edge of {noun}.",
            "It took {total} of lace to go around {noun}.",
        ),
    ),
    Border(
        ("card", "tile", "sign", "table", "stage", "sandbox", "board"),
        (
            "{who} puts tape all the way around {noun}.",
            "{who} decorates the edge of {noun} with tape.",
        ),
        (
            "How many {units} of tape does {she} need?",
            "What length of tape goes around the {the}?",
            "How long must the tape be?",
        ),
        (
            "{who} used {total} of tape to go once around {noun}.",
            "It took {total} of tape to go once around {noun}.",
        ),
    ),
)
COVERED = (
    Border(
        ("table", "sign", "stage", "deck", "board"),
        (
            "{who} is painting {noun}.",
            "{who} wants to paint {noun}.",
        ),
        (
            "How many square {units} does {she} paint?",
            "What area does {she} paint?",
            "Find the area to paint in square {units}.",
        ),
        (
            "{who} painted {noun} with an area of {total}.",
            "{who} is painting {noun} with an area of {total}.",
        ),
    ),
    Border(
        ("garden", "field", "park"),
        (
            "{who} is planting grass on {noun}.",
            "{who} rakes all of {noun}.",
        ),
        (
            "How many square {units} does {she} cover?",
            "What is the area of the {the}?",
            "How large is the area in square {units}?",
        ),
        (
            "{who} rakes {noun} with an area of {total}.",
            "{who} planted grass on {noun} with an area of {total}.",
        ),
    ),
    Border(
        ("floor", "patio", "pool"),
        (
            "{who} is covering {noun} with tiles.",
            "{who} wants to tile {noun}.",
        ),
        (
            "How many square {units} of tiles does {she} need?",
            "What area do the tiles cover?",
            "How many square {units} does {she} cover?",
        ),
        (
            "{who} used {total} of tiles to cover {noun}.",
            "It took {total} of tiles to cover {noun}.",
        ),
    ),
)
