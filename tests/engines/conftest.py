"""How hard the engines are tried: ENGINE_EXAMPLES matches a property (15 unless told)."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "engines",
    deadline=None,
    max_examples=int(os.environ.get("ENGINE_EXAMPLES", "15")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("engines")
