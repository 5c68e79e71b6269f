"""Templates that no script covers yet, and why."""

from collections.abc import Mapping

OUT: Mapping[str, str] = {
    "alternating_bound": "needs limits",
    "approximation_by_series": "needs limits",
    "cobweb_diagram": "its figure: nobody has taught it to the second reader yet",
    "complex_plane_diagram": "its figure: nobody has taught it to the second reader yet",
    "convergence_tests": "needs limits",
    "derivative_graph": "its figure: nobody has taught it to the second reader yet",
    "fourier_coefficients": "needs limits",
    "lhospital_limit": "needs limits",
    "limit_at_infinity": "needs limits",
    "limit_by_taylor": "needs limits",
    "limits_from_graph": "its figure: nobody has taught it to the second reader yet",
    "net_change_from_rate": "its figure: nobody has taught it to the second reader yet",
    "newton_or_tangent_graph": "its figure: nobody has taught it to the second reader yet",
    "optimisation_sketch": "its figure: nobody has taught it to the second reader yet",
    "power_series_convergence": "needs limits",
    "ratio_and_root_radius": "needs limits",
    "sinusoid_from_graph": "its figure: nobody has taught it to the second reader yet",
    "spline_pieces": "its figure: nobody has taught it to the second reader yet",
}
