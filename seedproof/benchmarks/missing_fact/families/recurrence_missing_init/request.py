"""How terms of the sequence are named."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

AT_AN_INDEX = (
    "<|at|with|of|for> index {n}",
    "<at|for|with|when|where> n = {n}",
    "index[{n}]",
)

REQUESTS = Vocabulary(
    (
        Quantity(
            "a{n}",
            names=(
                "a[{n}]",
                "a sub {n}",
                "a at <|n =|index> {n}",
                "a ( n ) <at|for|when|where> n = {n}",
                "a ( n = {n} )",
                "<sequence|term|sequence term|term of sequence|value of sequence|value of a|initial term>",
            ),
            places=(
                *AT_AN_INDEX,
                "<|sequence> term",
                "<|second|2 nd> <initial|starting> <value|condition|term>",
                "initial",
                "starting",
                "with index {n}",
                "<initial|starting> <term|value>",
                "sequence",
            ),
        ),
    ),
)
