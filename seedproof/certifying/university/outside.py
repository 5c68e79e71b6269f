"""Templates that no script covers yet, and why."""

from collections.abc import Mapping

OUT: Mapping[str, str] = {
    "alternating_bound": "needs limits",
    "approximation_by_series": "needs limits",
    "cobweb_diagram": "is read from a figure, which the second reader does not see",
    "complex_plane_diagram": "is read from a figure, which the second reader does not see",
    "contour_map": "is read from a figure, which the second reader does not see",
    "convergence_tests": "needs limits",
    "derivative_graph": "is read from a figure, which the second reader does not see",
    "fourier_coefficients": "needs limits",
    "lhospital_limit": "needs limits",
    "limit_at_infinity": "needs limits",
    "limit_by_taylor": "needs limits",
    "limits_from_graph": "is read from a figure, which the second reader does not see",
    "net_change_from_rate": "is read from a figure, which the second reader does not see",
    "newton_or_tangent_graph": "is read from a figure, which the second reader does not see",
    "optimisation_sketch": "is read from a figure, which the second reader does not see",
    "phase_portrait": "is read from a figure, which the second reader does not see",
    "polar_rose": "is read from a figure, which the second reader does not see",
    "power_series_convergence": "needs limits",
    "ratio_and_root_radius": "needs limits",
    "region_of_integration": "is read from a figure, which the second reader does not see",
    "shaded_polar_region": "is read from a figure, which the second reader does not see",
    "sinusoid_from_graph": "is read from a figure, which the second reader does not see",
    "slope_field_equilibria": "is read from a figure, which the second reader does not see",
    "spline_pieces": "is read from a figure, which the second reader does not see",
    "surface_levels": "is read from a figure, which the second reader does not see",
    "transformed_grid": "is read from a figure, which the second reader does not see",
    "vector_field_path": "is read from a figure, which the second reader does not see",
}
