"""Stories and riddles of one unknown number."""
