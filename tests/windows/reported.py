"""A plugin of pytest that writes down, line by line, what comes of each test, for whoever waits outside of Wine."""

import json
import os

_PLACE = os.environ.get("TESTS_REPORTED", "")


def _tell(**said):
    if _PLACE:
        with open(_PLACE, "a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")


def pytest_runtest_logstart(nodeid):
    _tell(file=nodeid.split("::")[0], began=nodeid)


def pytest_runtest_logreport(report):
    reason = ""
    if report.skipped:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else getattr(report, "wasxfail", "")
    # What is prepared or cleared away counts where it fails, or where it is why there was no test.
    if report.when == "call" or report.outcome != "passed":
        outcome, reason = report.outcome, reason.removeprefix("Skipped: ")
        _tell(file=report.nodeid.split("::")[0], test=report.nodeid, outcome=outcome, reason=reason)


def pytest_collectreport(report):
    if report.outcome != "passed":
        reason = report.longrepr[2].removeprefix("Skipped: ") if report.skipped else ""
        _tell(file=report.nodeid.split("::")[0], test=report.nodeid, outcome=report.outcome, reason=reason)


def pytest_sessionfinish():
    _tell(file="", began="")
