"""A sequence given by a recursion: its fixed points, its limit, and how fast it comes there."""
