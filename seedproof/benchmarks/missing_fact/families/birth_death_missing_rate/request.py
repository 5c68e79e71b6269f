"""How rates of the chain are named: by symbol, or by what jumps where."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "lambda_{i}",
            names=(
                "lambda[{i}]",
                "lambda <_ i|[ i ]>",
                "<at|with> <what|which> rate does <chain|it|process> <go|jump|move|pass> "
                "from <state|> {i} to <state|> {i+1}",
                "<at|with> <what|which> rate do births occur <in|at|from> state {i}",
                "how fast do births occur",
                "birth rate",
                "rate of births",
                "rate <|of jumps|of jumping|of transition|of going|of moving> from <state|> {i} to "
                "<state|> {i+1}",
                "<jump|transition|birth> rate from <state|> {i} to <state|> {i+1}",
                "rate at which <chain|it|process> <jumps|goes|moves|transitions> from <state|> {i} "
                "to <state|> {i+1}",
                "<|at which> births occur",
                "birth rate[{i}]",
                "upward <|jump|transition> rate",
                "rate <state|> {i} → <state|> {i+1}",
            ),
            places=(
                "rate",
                "birth",
                "<in|at|of|for|from|out of|leaving|when in|when chain is in> state {i}",
                "state {i}",
                "<for|when|at> i = {i}",
                "<|from|of jumps from> <state|> {i} to <state|> {i+1}",
                "at which <chain|it|process> <jumps|goes|moves> from <state|> {i} to <state|> {i+1}",
                "upward",
                "<state|> {i} → <state|> {i+1}",
            ),
        ),
        Quantity(
            "mu_{i}",
            names=(
                "mu[{i}]",
                "mu <_ i|[ i ]>",
                "<at|with> <what|which> rate does <chain|it|process> <go|jump|move|pass> "
                "from <state|> {i} to <state|> {i-1}",
                "<at|with> <what|which> rate do deaths occur <in|at|from> state {i}",
                "how fast do deaths occur",
                "death rate",
                "rate of deaths",
                "rate <|of jumps|of jumping|of transition|of going|of moving> from <state|> {i} to "
                "<state|> {i-1}",
                "<jump|transition|death> rate from <state|> {i} to <state|> {i-1}",
                "rate at which <chain|it|process> <jumps|goes|moves|transitions> from <state|> {i} "
                "to <state|> {i-1}",
                "<|at which> deaths occur",
                "death rate[{i}]",
                "downward <|jump|transition> rate",
                "rate <state|> {i} → <state|> {i-1}",
            ),
            places=(
                "rate",
                "death",
                "<in|at|of|for|from|out of|leaving|when in|when chain is in> state {i}",
                "state {i}",
                "<for|when|at> i = {i}",
                "<|from|of jumps from> <state|> {i} to <state|> {i-1}",
                "at which <chain|it|process> <jumps|goes|moves> from <state|> {i} to <state|> {i-1}",
                "downward",
                "<state|> {i} → <state|> {i-1}",
            ),
        ),
        Quantity(
            "stationary_{i}",
            names=("pi[{i}]", "stationary probability", "long run fraction of time"),
            places=("<in|of|for> state {i}", "state {i}"),
        ),
    ),
    context=("<of|for|in> <|birth death> chain", "<of|for|in> <|birth death> process"),
)
