"""Where a function rises, bends and has extrema, read off the plotted graph of its derivative."""
