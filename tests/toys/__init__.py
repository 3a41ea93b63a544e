"""Toy games: not on the shelf, but played by the same core, to prove what it holds."""
