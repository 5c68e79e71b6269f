"""Centroids of regions between power curves, what they sweep out by Pappus, and pressure on plates."""
