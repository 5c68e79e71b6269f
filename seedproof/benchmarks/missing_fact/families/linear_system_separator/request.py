"""How the unknowns are named: c is shared with the second subsystem."""

from seedproof.requests import Quantity, Vocabulary

UNKNOWN = ("<|shared> <variable|unknown|value>", "<|value of> variable", "unknown")

REQUESTS = Vocabulary(
    (
        Quantity(
            "c",
            names=("c", "shared <variable|unknown|value|integer|quantity>"),
            places=(
                *UNKNOWN,
                "<|that was> <found|obtained|solved> <from|in|by> <second|2 nd|other> subsystem",
                "<from|in|of|by> <second|2 nd|other> subsystem",
                "shared",
                "found",
                "<which is|that is|> shared with <second|2 nd|other> subsystem",
            ),
        ),
        Quantity("a", names=("a",), places=UNKNOWN),
        Quantity("b", names=("b",), places=UNKNOWN),
    ),
)
