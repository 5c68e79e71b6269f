"""The report page: one HTML file that shows what was proved, and every row."""

PAGE = "report/index.html"
"""Where a release has it."""
