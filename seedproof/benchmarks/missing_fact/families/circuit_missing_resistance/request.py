"""How resistors, groups and the network are named."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "R{i}",
            names=("r[{i}]", "<resistor|resistance>[{i}]", "<resistor|resistance> <number|no .|#> {i}"),
            places=("resistance", "<of|for|across> resistor", "resistor", "resistance value", "ohm value"),
        ),
        Quantity("G{i}", names=("g[{i}]", "group[{i}]"), places=("<|equivalent|total> resistance", "group")),
        Quantity(
            "equivalent_resistance",
            names=(
                "<equivalent|total|overall|net> resistance",
                "r <_|> <eq|total|tot>",
                "r [ <eq|total|tot> ]",
                "<req|rtotal>",
                "resistance of <|whole> <network|circuit>",
            ),
            places=("<of|for> <|whole> <network|circuit>", "<|whole> <network|circuit>", "resistance"),
        ),
    ),
    context=(
        "in ohms",
        "how many ohms",
        "in Ω",
        "ohms",
        "ohm",
        "in <|whole> <network|circuit>",
        "( in ohms )",
    ),
)
