"""spielwerk bench: how fast the rules run on this machine."""


def bench() -> None:
    """Measure games, copies and threads on this machine."""
