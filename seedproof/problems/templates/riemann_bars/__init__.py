"""Bars over a grid: what they add up to, a better estimate of the integral, and how wrong they can be."""
