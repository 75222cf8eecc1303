"""What pages ask of a browser: how much they fetch and hold, and how long its main thread is busy with them."""

from archipel.load.pages.measure import PageFigures, measure_pages

__all__ = ["PageFigures", "measure_pages"]
