"""Settings for all tests."""

import os
import signal
import sys
from pathlib import Path
from types import FrameType

from hypothesis import HealthCheck, settings

# The scripts that people run are tested too: what they check is checked by the same code.
sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))


def stop(_number: int, _frame: FrameType | None) -> None:
    """End like Ctrl-C: tests clean up, and none of their servers and browsers stays behind."""
    raise KeyboardInterrupt


signal.signal(signal.SIGTERM, stop)

# The tests read English, whatever the language of whoever runs them.
os.environ["CLEOCATRA_LANGUAGE"] = "en"

# Every run tries the same examples; HYPOTHESIS_PROFILE=search looks for new ones, and for longer.
settings.register_profile(
    "same", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "search", deadline=None, max_examples=5000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
