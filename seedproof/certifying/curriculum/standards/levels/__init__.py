"""Elevations, temperatures, water levels, balances, and gains and losses."""
