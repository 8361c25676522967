"""`python -m cleocatra`: the command line."""

import sys

from cleocatra.cli import main

if __name__ == "__main__":
    sys.exit(main())
