"""Net change, total change and greatest value of a quantity whose rate is drawn."""
