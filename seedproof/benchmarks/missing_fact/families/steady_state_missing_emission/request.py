"""How emission and transition probabilities are named, by entry or by what is emitted where."""

from seedproof.requests.places import CELL
from seedproof.requests.vocabulary import Quantity, Vocabulary

EMITS = "<emits|outputs|produces>"
EMITTING = "<emitting|observing|seeing|outputting|producing|emission of>"

REQUESTS = Vocabulary(
    (
        Quantity(
            "e_{i}_{j}",
            names=(
                "e[{i}][{j}]",
                "e",
                f"<probability|prob|chance> <of|for> <|{EMITTING}> symbol {{j}}",
                f"<probability|chance> with which state {{i}} {EMITS} symbol {{j}}",
                "<probability|chance> that symbol {j} is <emitted|observed> <in|from|by> state {i}",
                "emission <|probability|prob|entry>",
                f"<probability|prob|chance> <of|for> <|{EMITTING}> symbol {{j}} "
                f"<in|from|at|given|for|by|when in> state {{i}}",
                f"<probability|prob|chance> that state {{i}} {EMITS} symbol {{j}}",
                f"<probability|prob|chance> <of|that> state {{i}} {EMITTING} symbol {{j}}",
                "with <what|which> probability does state {i} emit symbol {j}",
                "with <what|which> probability is symbol {j} <emitted|observed|seen> <in|from|by> state {i}",
                f"how <likely|probable> is it that state {{i}} {EMITS} symbol {{j}}",
                "how <likely|probable> is symbol {j} <in|from> state {i}",
                f"<probability|prob|chance> that <model|it> {EMITS} symbol {{j}} <in|from> state {{i}}",
                f"<probability|prob|chance> <of|that> in state {{i}} <|of> <|{EMITTING}> symbol {{j}}",
                "<p|pr> ( symbol <|=> {j} <¦|given> state <|=> {i} )",
                "<|matrix> <entry|element>",
                *CELL,
            ),
            places=(
                f"<|of|for> <|{EMITTING}> symbol {{j}}",
                "<|in|from|at|given|for|of|when in> state {i}",
                "<|of|for> state {i} and symbol {j}",
                f"state {{i}} {EMITS} symbol {{j}}",
                f"state {{i}} {EMITTING} symbol {{j}}",
                "<|in|from> <|emission> matrix e",
                "<in|from> e",
                "<|in|from> emission matrix",
                "<|emission> <probability|prob>",
                *CELL,
            ),
        ),
        Quantity(
            "P_{i}_{j}",
            names=(
                "p[{i}][{j}]",
                "p",
                "transition probability",
                "<|matrix> <entry|element>",
                "<probability|chance> <of|for> <|step|transition|going|moving> from <|state> {i} to "
                "<|state> {j}",
                *CELL,
            ),
            places=(
                "from <|state> {i} to <|state> {j}",
                "<|in|from> <|transition> matrix p",
                "<in|from> p",
                "<|in|from> transition matrix",
                "probability",
            ),
        ),
        Quantity(
            "stationary_{i}",
            names=(
                "pi[{i}]",
                "<stationary|steady state> <probability|distribution>",
                "probability of state {i}",
            ),
            places=("<of|in|for> state {i}",),
        ),
        Quantity(
            "emitted_{j}",
            names=(
                f"<probability|chance> of <|{EMITTING}> symbol {{j}}",
                "<stationary|steady state|long run> probability <|of symbol {j}>",
            ),
            places=(
                "symbol {j}",
                "<in|under> <steady state|stationary distribution>",
                "<in|under> <|long> run",
            ),
        ),
    ),
    context=("<of|in|for> <model|hidden markov model|hmm>",),
)
