"""What was left out is said at the end, loudly, also where a run is quiet."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)}
    for reason in sorted(reasons):
        if "empty parameter set" in reason:  # nothing to test is not left out
            continue
        number = sum(report.longrepr[2] == reason for report in skipped)
        terminalreporter.write_line(f"LEFT OUT: {number} × {reason}", yellow=True, bold=True)
