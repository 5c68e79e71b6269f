"""Text: `writing` composes what a solver sees, `reading` parses text. Neither imports the other."""
