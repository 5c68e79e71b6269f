"""How a model is asked: what is sent, what counts as a turn, and when an episode ends. Nothing is called."""
