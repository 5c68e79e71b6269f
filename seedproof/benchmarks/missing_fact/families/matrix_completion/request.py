"""How entries of the matrix are named: by their names, whose digits are row and column."""

from seedproof.requests.places import CELL
from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "m{i}{j}",
            names=("m[{i}][{j}]", "m", "matrix m", "<|matrix> <entry|element>", *CELL),
            places=("matrix", "<in|from|of> m", "<in|from|of> matrix <|m>", "<|value|number> stands"),
        ),
        Quantity(
            "m10",
            names=(
                "m[1][0]",
                "<bottom|lower> left <entry|element|corner> <|of m|of matrix|of matrix m>",
                "<entry|element> <in|at> <bottom|lower> left <|corner> <|of m|of matrix|of matrix m>",
            ),
            places=(
                "<|matrix> <entry|element>",
                "<|in> <m|matrix|matrix m>",
                "<|number|value> stands",
                "in second row and first column",
                "in first column <and|of|,> second row",
                "first entry",
                "<of|in> <row|second row> ( m[1][0] , m[1][1] )",
            ),
        ),
    ),
)
