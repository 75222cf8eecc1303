"""What is asked of a page, in its own language."""

from __future__ import annotations

WATCH = """(() => {
  window.answers = [];
  window.answered = false;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name.startsWith("pointer") || name === "click") answers.push(duration);
      if (name === "pointerup" || name === "click") answered = true;
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
})()"""
"""Keeps how long after a press the page was painted again, where that took 16 ms or more; told late."""

RESTS = "() => new Promise((done) => requestIdleCallback(() => done(), { timeout: 2000 }))"
"""Answered when the page has nothing more to do for the moment."""

UNTOUCHED = "() => { answers = []; answered = false }"
ANSWERED = "() => answered"
ANSWERS = "() => answers"

CALIBRATE = """() => {
  const cells = Array.from({ length: 64 }, (_, value) => ({ value, left: value }));
  const table = new Map(cells.map(({ value }) => [value, (value * 7) % 64]));
  const start = performance.now();
  for (let round = 0; round < 4000; round++) {
    for (const cell of cells) cell.value = table.get((cell.value + 1) % 64);
    cells.map(({ value }) => value).sort((a, b) => a - b);
  }
  return performance.now() - start;
}"""
"""Milliseconds of a fixed loop: how fast this page's thread is at this moment."""

WEIGHT = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .reduce((sum, entry) => sum + entry.transferSize, 0)"""
"""Bytes that came over the network, headers too."""

ELEMENTS = "() => document.querySelectorAll('*').length"

LIT = ".hit.open[tabindex='0'], .flow [data-id][tabindex='0'], .acts [data-action]:not(.shut):not([disabled])"
"""What may be touched now."""

SHOWN = ".table"
STARTED = ".island"
