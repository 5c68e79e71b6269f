"""How correlations, weights and standard deviations are named; a correlation has no order of assets."""

from seedproof.requests.vocabulary import Quantity, Vocabulary

PAIRS = (
    "<between|of|for> <|returns of|returns on> <|assets> {i} and {j}",
    "<between|of|for> <|returns of|returns on> asset {i} and <|asset> {j}",
    "<between|of|for> <|return of> asset {i} <and|with> <|return of> asset {j}",
    "<between|of|for> <|assets> ( {i} , {j} )",
    "<between|of|for> assets {i} , {j}",
    "<between|of> <|assets> {i} and {j} returns",
    "<between|of> asset {i} and <|asset> {j} returns",
    "<of|between> <|returns of|returns on> <|asset> {i} with <|asset> {j}",
    "<for|of|> pair ( {i} , {j} )",
    "<for|of|> pair {i} , {j}",
    "<for|of|> <|asset> pair {i} and {j}",
    "asset {i} and <|asset> {j}",
    "between asset {i} 's and asset {j} 's returns",
    "returns",
    "between returns",
    "assets {i} and {j}",
    "<for|with> i = {i} <,|and|, and> j = {j}",
)
OF_AN_ASSET = ("<of|in|for> <|return of|returns of> asset {i}", "asset {i}")

REQUESTS = Vocabulary(
    (
        Quantity(
            "rho_{i}_{j}",
            names=(
                "rho[{i}][{j}]",
                "<correlation|corr|cor>[{i}][{j}]",
                "<corr|cor|correlation> ( <asset|> {i} , <asset|> {j} )",
                "<corr|cor> ( r[{i}] , r[{j}] )",
                "<|return|pairwise> <correlation|correlation coefficient>",
                "rho",
                "how are <|returns of|returns on> <|assets> {i} and {j} correlated",
                "<entry|element> in row {i} <and|,|, and|> column {j} of correlation matrix",
                "correlation matrix <entry|element>[{i}][{j}]",
                "correlation matrix <entry|element> in row {i} <and|,> column {j}",
            ),
            places=PAIRS,
            symmetric=True,
        ),
        Quantity(
            "w_{i}",
            names=("w[{i}]", "<|portfolio> weight", "<portfolio share|share of portfolio>"),
            places=OF_AN_ASSET,
        ),
        Quantity(
            "sigma_{i}",
            names=("sigma[{i}]", "standard deviation", "volatility"),
            places=(*OF_AN_ASSET, "<of|for> return"),
        ),
        Quantity("covariance_{i}_{j}", names=("covariance", "cov[{i}][{j}]"), places=PAIRS, symmetric=True),
        Quantity("variance", names=("variance",), places=("portfolio", "of portfolio")),
    ),
    context=("<in|of> portfolio", "<in|of> correlation matrix"),
)
