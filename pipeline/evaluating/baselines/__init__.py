"""Baselines: what a score on a release must be above to say anything, and what a faultless solver scores.

`baselines` is the report, `measured` what it is made from, `findings` what must not be.
"""

from pipeline.evaluating.baselines.bounds import findings
from pipeline.evaluating.baselines.measuring import Measured, measured
from pipeline.evaluating.baselines.report import baselines, report

__all__ = ["Measured", "baselines", "findings", "measured", "report"]
