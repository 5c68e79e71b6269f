"""The mean value theorem, and how many solutions an equation has."""
