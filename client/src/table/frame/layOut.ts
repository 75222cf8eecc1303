// A table that was just put together is shown in steps: its styles are reckoned in one task and its places in the next, so that neither,
// nor the frame that paints it, holds the page up for long. Until then the page shows what it did.

/** `show` lets it be seen, drawn anew at once. */
export async function layOutInSteps(show: () => void): Promise<void> {
  await nextTask();
  show();
  await Promise.resolve();
  void getComputedStyle(document.body).color;
  await nextTask();
  void document.body.offsetHeight;
}

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
