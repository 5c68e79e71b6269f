"""The promises of released rows as SMT-LIB 2 scripts, made from their text for other people's engines."""
