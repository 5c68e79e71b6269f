"""How signs, samples and magnitudes are named: X0 is not x0."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "sign_x{i}",
            names=(
                "<sign|sgn> <|(> + 1 or - 1 <)|> <|of> x[{i}]",
                "<sign|sgn|signum> ( x[{i}] )",
                "<sign|sgn|signum> <|of> <|sample|integer|value> x[{i}]",
                "<sign|sgn|signum> bit <|of> x[{i}]",
                "sign does x[{i}] have",
                "sign x[{i}] has",
                "<which|what> sign has <|sample> x[{i}]",
                "sign of largest sample , x[{i}]",
                "<whether|is> sample x[{i}] <is|> <positive or negative|negative or positive>",
                "x[{i}] sign",
                "x[{i}] 's sign",
                "<whether|is|if> x[{i}] <is|> positive or negative",
                "<whether|is|if> x[{i}] <is|> negative or positive",
                "<whether|is|if> <sign of x[{i}]|sign ( x[{i}] )> <is|> <positive or negative|+ 1 or - "
                "1|+ or ->",
            ),
            places=(
                "sign",
                "( + 1 or - 1 )",
                "+ 1 or - 1",
                "( + or - )",
                "( positive or negative )",
                "written",
            ),
        ),
        Quantity("x{i}", names=("x[{i}]",), places=("sample",)),
        Quantity(
            "magnitude_{k}", names=("¦ X[{k}] ¦ ^ 2", "¦ X[{k}] ¦"), places=("squared magnitude", "magnitude")
        ),
        Quantity("X{k}", names=("X[{k}]",)),
    ),
    cased="x",
)
