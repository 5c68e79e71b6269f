"""Derivatives of products, quotients and chains of elementary functions."""
