"""Coal Baron for bots: what mining can reach with so many steps, and a player who uses it."""
