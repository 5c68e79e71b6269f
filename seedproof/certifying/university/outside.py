"""Templates that no script covers yet, and why."""

from collections.abc import Mapping

OUT: Mapping[str, str] = {
    "cobweb_diagram": "its figure: nobody has taught it to the second reader yet",
    "complex_plane_diagram": "its figure: nobody has taught it to the second reader yet",
    "derivative_graph": "its figure: nobody has taught it to the second reader yet",
    "limits_from_graph": "its figure: nobody has taught it to the second reader yet",
    "net_change_from_rate": "its figure: nobody has taught it to the second reader yet",
    "newton_or_tangent_graph": "its figure: nobody has taught it to the second reader yet",
    "optimisation_sketch": "its figure: nobody has taught it to the second reader yet",
    "sinusoid_from_graph": "its figure: nobody has taught it to the second reader yet",
    "spline_pieces": "its figure: nobody has taught it to the second reader yet",
}
