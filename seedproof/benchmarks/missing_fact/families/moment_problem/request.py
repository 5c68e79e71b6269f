"""How moments and weights are named, by name or by the sum that defines them."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

OF_A_MEASURE = ("measure", "equation", "weights", "moment <|equation>", "sum")

REQUESTS = Vocabulary(
    (
        Quantity(
            "second_moment",
            names=(
                "<second|2 nd> moment",
                "moment[2]",
                "moment of order 2",
                "second order moment",
                "second moment of q",
                "q[1] <+|plus> 4 <|*|times> q[2]",
                "4 <|*> q[2] + q[1]",
                "q[1] + 2 ^ 2 <|*> q[2]",
            ),
            places=(
                *OF_A_MEASURE,
                "( q[1] + 4 <|*> q[2] )",
                "( m[2] )",
                "<which|that> is defined as q[1] + 4 <|*> q[2]",
                "defined as q[1] + 4 <|*> q[2]",
            ),
        ),
        Quantity(
            "first_moment",
            names=(
                "<first|1 st> moment",
                "moment[1]",
                "mean",
                "q[1] + 2 <|*> q[2]",
                "2 <|*> q[2] + q[1]",
            ),
            places=OF_A_MEASURE,
        ),
        Quantity(
            "total",
            names=(
                "total <weight|mass>",
                "<0 th|zeroth> moment",
                "moment[0]",
                "q[0] + q[1] + q[2]",
            ),
            places=OF_A_MEASURE,
        ),
        Quantity("moment_3", names=("<third|3 rd> moment", "moment[3]")),
        Quantity("q{i}", names=("q[{i}]",), places=("weight", "weight of point {i}", "<|of> point {i}")),
    ),
)
