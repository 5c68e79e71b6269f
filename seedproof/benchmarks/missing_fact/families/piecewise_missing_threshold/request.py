"""How the threshold and values of the function are named."""

from seedproof.requests import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "threshold",
            names=(
                "t",
                "<threshold|breakpoint|cutoff|cut off|switch point|switching point|break point|transition point>",
            ),
            places=(
                "threshold <|value>",
                "boundary <|point|value>",
                "<|integer> threshold",
                "<of|in> <function|f|definition of f|piecewise function>",
                "<|between|separating> two <formulas|pieces|branches>",
                "<for|at> which <formula|formulas|definition|f> <changes|change|switches|switch>",
                "where <formula|formulas|definition|f> <changes|change|switches|switch>",
            ),
        ),
        Quantity("f_{x}", names=("f ( {x} )", "f at <|x => {x}", "<|value of> f at x = {x}")),
        Quantity("f", names=("f", "f ( x )")),
        Quantity("x", names=("x",)),
    ),
)
