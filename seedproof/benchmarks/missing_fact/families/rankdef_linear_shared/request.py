"""How equations and unknowns are named: the notes number the equations 1 to 4."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

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
    "write out",
    "of system of 4 equations",
)

REQUESTS = Vocabulary(
    (
        Quantity(
            "equation_{n}",
            names=(
                "<equation|eq|eqn>[{n}]",
                "<eq|eqn> . <{n}|( {n} )>",
                "<equation|eq> <number|no .|no|#> {n}",
                "equation <numbered|with number> {n}",
                "how does equation {n} read",
            ),
            places=WHAT_AN_EQUATION_HAS,
        ),
        Quantity(
            "equation_1",
            names=("<first|1 st> equation", "<first|1 st> of four equations"),
            places=WHAT_AN_EQUATION_HAS,
        ),
        Quantity(
            "equation_2",
            names=("<second|2 nd> equation", "<second|2 nd> of four equations"),
            places=WHAT_AN_EQUATION_HAS,
        ),
        Quantity(
            "equation_3",
            names=("<third|3 rd> equation", "<third|3 rd> of four equations"),
            places=WHAT_AN_EQUATION_HAS,
        ),
        Quantity(
            "equation_4",
            names=("<fourth|4 th> equation", "<fourth|4 th> of four equations"),
            places=WHAT_AN_EQUATION_HAS,
        ),
        Quantity("x", names=("x",)),
        Quantity("y", names=("y",)),
        Quantity("z", names=("z",)),
    ),
)
