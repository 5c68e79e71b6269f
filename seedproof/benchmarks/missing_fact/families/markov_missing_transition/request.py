"""How transition probabilities are named, by entry or by the step that they are of."""

from seedproof.requests.places import CELL
from seedproof.requests.vocabulary import Quantity, Vocabulary

STEPS = (
    "<|step|transition|jump|going|moving|stepping|jumping|transitioning|a step|a transition|a jump> "
    "from <|state> {i} to <|state> {j}",
    "<|step|transition|going|moving|stepping|jumping|transitioning> to <|state> {j} from <|state> {i}",
    "<|state> {i} → <|state> {j}",
    "( <|state> {i} → <|state> {j} )",
    "<|step|transition> from state {i}",
    "<|leads> to state {j}",
)

REQUESTS = Vocabulary(
    (
        Quantity(
            "P_{i}_{j}",
            names=(
                "p[{i}][{j}]",
                "p",
                "p [ {i} → {j} ]",
                "<|one step|single step> transition <probability|prob|chance>",
                "transition <probability|prob> from <|state> {i} to <|state> {j}",
                "<probability|prob|chance> <|of|for|to|that|with which> <|a|step|transition|jump> "
                "<|step|transition|going|go|moving|move|stepping|jumping|jump|transitioning> from "
                "<|state> {i} to <|state> {j}",
                "<probability|prob|chance> <|of|for> <going|moving|stepping|jumping|transitioning> "
                "to <|state> {j} "
                "from <|state> {i}",
                "<probability|chance> <that|of> <|state> {i} <is|being> followed by <|state> {j}",
                "<probability|chance> that <|a> step from state {i} leads to state {j}",
                "<probability|chance> that <chain|it> <goes|moves|jumps|steps> from <|state> {i} to "
                "<|state> {j}",
                "with <what|which> probability does <|a> step from state {i} lead to state {j}",
                "with <what|which> probability does <chain|it> <go|move|jump|step> from <|state> {i} "
                "to <|state> {j}",
                "with <what|which> probability does <|state> {i} <lead|go|jump> to <|state> {j}",
                "how <likely|probable> is <|it> <|a> <step|transition|jump|move> "
                "from <|state> {i} to <|state> {j}",
                "<probability|chance> <of|for> <|a> <step|transition|jump|move> "
                "<|from> <|state> {i} → <|state> {j}",
                "<|matrix> <entry|element>",
                *CELL,
            ),
            places=(
                *STEPS,
                "<|that> state {i} is followed by state {j}",
                "<|of> state {i} to state {j}",
                "<|in|from> <|transition> matrix <|p>",
                "<in|from> p",
                "<|transition> <probability|prob>",
            ),
        ),
        Quantity(
            "P_{i}_{i}",
            names=(
                "<probability|chance> <|of> <staying|remaining> in <|state> {i}",
                "<probability|chance> that <chain|it> <stays|remains> in <|state> {i}",
                "self transition probability",
            ),
            places=(
                "p[{i}][{i}]",
                "from <|state> {i} to itself",
                "<|in|at|for> state {i}",
                "transition probability",
            ),
        ),
        Quantity(
            "stationary_{i}",
            names=(
                "pi[{i}]",
                "<stationary|steady state|long run> <probability|distribution>",
                "<probability|chance> of state {i}",
            ),
            places=("<of|in|for> state {i}",),
        ),
    ),
    context=("<of|for|in> <|markov> chain",),
)
