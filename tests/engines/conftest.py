"""How hard the engines are tried: SOBREMESA_EXAMPLES matches a property (50 unless told)."""

import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "engines",
    deadline=None,
    max_examples=int(os.environ.get("SOBREMESA_EXAMPLES", "50")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("engines")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Tests marked `unmeasured` run without coverage's tracer, which slows rules five times.

    What they reach by luck of many matches counts for nothing: each branch has its own test.
    """
    tracer = sys.gettrace()
    if item.get_closest_marker("unmeasured"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
