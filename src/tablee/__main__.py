"""`python -m tablee` is the command line."""

import sys

from tablee.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
