"""Text: `writing` composes what a solver sees, `reading` takes text apart. Neither imports the other."""
