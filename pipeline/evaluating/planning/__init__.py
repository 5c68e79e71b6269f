"""What a run asks: which rows, of whom, and what that costs. Nothing here asks a model."""
