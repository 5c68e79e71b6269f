"""How the unknowns are named: c is shared with the second subsystem."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

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
                "common",
                "found",
                "<|integer|value|unknown|number> <|that is|which is> "
                "<shared by|common to> <|both|two> subsystems",
                "<|value> <|that|which> second subsystem <gives|yields|provides> <|for>",
                "solution <|for>",
                "second subsystem was solved for",
                "that <|second> subsystem was solved for",
                "common <unknown|variable|integer|value>",
                "<which is|that is|> shared with <second|2 nd|other> subsystem",
            ),
        ),
        Quantity("a", names=("a",), places=UNKNOWN),
        Quantity("b", names=("b",), places=UNKNOWN),
    ),
)
