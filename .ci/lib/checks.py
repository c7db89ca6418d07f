"""What checks in Python share."""

import sys


def check(holds, words, detail=""):
    """Says that something holds, or ends the check."""
    if not holds:
        sys.exit(f"  wrong: not so: {words} {detail}")
    print(f"  {words}", flush=True)
