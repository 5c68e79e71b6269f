"""A linear map whose images of two vectors are drawn."""
