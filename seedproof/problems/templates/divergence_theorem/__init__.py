"""A flux through a surface, by Gauss's theorem."""
