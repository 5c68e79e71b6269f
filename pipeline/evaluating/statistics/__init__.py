"""What a number in a result can bear: intervals, tests and correlations, in exact arithmetic.

Only square roots are rounded. No float stands in what is returned, so that a result has the same bytes on
every machine.
"""

from pipeline.evaluating.statistics.bootstrap import Extreme, ratio, statistic
from pipeline.evaluating.statistics.correlation import Correlation, correlation
from pipeline.evaluating.statistics.estimate import Estimate, signed, signed_or_none, stated
from pipeline.evaluating.statistics.holm import holm
from pipeline.evaluating.statistics.mcnemar import Discordance, mcnemar
from pipeline.evaluating.statistics.means import Unit, mean, share_of_units
from pipeline.evaluating.statistics.paired import Difference, difference
from pipeline.evaluating.statistics.precision import half_width
from pipeline.evaluating.statistics.sample import Sample, Value, sample_of
from pipeline.evaluating.statistics.spread import quantile, standard_deviation

__all__ = [
    "Correlation",
    "Difference",
    "Discordance",
    "Estimate",
    "Extreme",
    "Sample",
    "Unit",
    "Value",
    "correlation",
    "difference",
    "half_width",
    "holm",
    "mcnemar",
    "mean",
    "quantile",
    "ratio",
    "sample_of",
    "share_of_units",
    "signed",
    "signed_or_none",
    "standard_deviation",
    "stated",
    "statistic",
]
