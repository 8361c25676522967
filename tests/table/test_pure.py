"""The table runs where there is no web framework."""

from __future__ import annotations

import subprocess
import sys

WITHOUT = """
import sys
import pkgutil
import importlib

for name in ("fastapi", "pydantic", "starlette", "uvicorn", "sqlite3", "psycopg"):
    sys.modules[name] = None  # importing it now fails

import cleocatra.offline.host
import cleocatra.table

names = [module.name for module in pkgutil.iter_modules(cleocatra.table.__path__, "cleocatra.table.")]
for name in names:
    importlib.import_module(name)
print(len(names))
"""


def test_the_table_is_imported_without_the_servers_packages() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 15
