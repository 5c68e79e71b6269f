"""How equations and unknowns are named: the notes number the equations 1 to 4."""

from seedproof.requests import Quantity, Vocabulary

WHAT_AN_EQUATION_HAS = (
    "equation",
    "linear equation",
    "full",
    "complete",
    "content",
    "text",
    "<|in|from> system",
    "in x , y and z",
    "of 4 equations",
)

REQUESTS = Vocabulary(
    (
        Quantity(
            "equation_{n}",
            names=(
                "<equation|eq|eqn>[{n}]",
                "<eq|eqn> . <{n}|( {n} )>",
                "<equation|eq> <number|no .|no|#> {n}",
                "equation numbered {n}",
            ),
            places=WHAT_AN_EQUATION_HAS,
        ),
        Quantity("equation_1", names=("<first|1 st> equation",), places=WHAT_AN_EQUATION_HAS),
        Quantity("equation_2", names=("<second|2 nd> equation",), places=WHAT_AN_EQUATION_HAS),
        Quantity("equation_3", names=("<third|3 rd> equation",), places=WHAT_AN_EQUATION_HAS),
        Quantity("equation_4", names=("<fourth|4 th> equation",), places=WHAT_AN_EQUATION_HAS),
        Quantity("x", names=("x",)),
        Quantity("y", names=("y",)),
        Quantity("z", names=("z",)),
    ),
)
