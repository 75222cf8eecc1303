"""Learning from the environments, by numpy alone: one thread, so that sums are made in the same order every time."""

import os

os.environ.update(dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1"))
