"""How outputs, samples of the signal and entries of the kernel are named."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

AT_AN_INDEX = (
    "<|at|with|of|for> <|output> <index|position|time> {k}",
    "<index|position|time>[{k}]",
    "<at|with|for|when|where> <|index> <k|n|i> = {k}",
    "<at|with|for> {k}",
)

REQUESTS = Vocabulary(
    (
        Quantity(
            "y_{k}",
            names=(
                "y[{k}]",
                "y",
                "y <_ k|[ k ]>",
                "output y",
                "<|convolution> <output|outputs>[{k}]",
                "<recorded|convolution|> <output|output value|output sample>",
                "recorded <value|entry|sample>",
                "<value|was> recorded",
                "( x * h ) [ {k} ]",
                "convolution x * h",
                "output y = x * h",
                "<|value> that was recorded",
                "convolution of x <and|with> h",
            ),
            places=(
                *AT_AN_INDEX,
                "<recorded|output|convolution> <value|sample|entry>",
                "in output",
                "convolution",
                "recorded",
                "<sample|entry>",
            ),
        ),
        Quantity(
            "x_{k}", names=("x[{k}]", "x", "signal"), places=(*AT_AN_INDEX, "<sample|signal|of signal>")
        ),
        Quantity("h_{k}", names=("h[{k}]", "h", "kernel"), places=(*AT_AN_INDEX, "<kernel|entry|of kernel>")),
    ),
)
