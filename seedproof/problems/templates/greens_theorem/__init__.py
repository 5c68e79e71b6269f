"""A line integral around a plane region, by Green's theorem."""
