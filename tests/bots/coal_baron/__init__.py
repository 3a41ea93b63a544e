"""The bots of Coal Baron, and the planner they mine with."""
