"""Rates that depend on one another: tanks, ladders, ships, shadows, balloons, cranks."""
