"""Problems told as stories: people and things, and what happens to them."""
