"""The generating function of a recurrence, the terms read off it, and a sum by it."""
