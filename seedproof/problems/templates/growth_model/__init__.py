"""Cooling, logistic growth and repeated doses, with unknown parameters from measurements."""
