"""How entries of the matrix M are named, and those of its square, which is asked for."""

from seedproof.requests.places import CELL
from seedproof.requests.vocabulary import Quantity, Vocabulary

REQUESTS = Vocabulary(
    (
        Quantity(
            "M_{i}_{j}",
            names=("m[{i}][{j}]", "m", "matrix m", "<|matrix> <entry|element|component|coefficient>", *CELL),
            places=("matrix", "<in|from|of> m", "<in|from|of> matrix m", "<|value|number> stands", "stands"),
        ),
        Quantity(
            "square_{i}_{j}",
            names=(
                "( m ^ 2 ) [ {i} , {j} ]",
                "m ^ 2 [ {i} , {j} ]",
                "<|in> <|matrix> <m ^ 2|( m ^ 2 )|m * m|m squared>",
            ),
            places=("<|matrix> <entry|element>", *CELL),
        ),
        Quantity("v_{i}", names=("v[{i}]", "v", "eigenvector"), places=("<entry|component|element>",)),
        Quantity("eigenvalue", names=("eigenvalue", "lambda"), places=("m", "matrix m")),
    ),
)
