"""The promises of `missing_fact`: with the hint one answer, without it several."""
