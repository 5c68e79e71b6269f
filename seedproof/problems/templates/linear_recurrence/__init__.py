"""Closed formula of a sequence given by a linear recurrence, and the limit of the ratio of its terms."""
