"""Indefinite and definite integrals that a substitution makes simple."""
