"""A trigonometric equation that is a polynomial one in sine, cosine or tangent, on an interval."""
