"""Complex solutions of an equation for a power: all of them, and those in a half-plane."""
