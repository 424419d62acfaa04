"""These need PyTorch: only `make test-learning` collects them."""

import os

collect_ignore_glob = [] if "ESTRAN_LEARNING" in os.environ else ["test_*.py"]
