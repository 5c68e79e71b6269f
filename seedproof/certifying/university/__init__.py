"""Problems of university mathematics: what they state in words and formulas, as scripts."""
