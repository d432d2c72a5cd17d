/** Items in one slice: 50 statuses, the largest items there are, take a few milliseconds. */
const slice = 50

/**
 * Works through a long list in slices, between which the browser handles input. A short list is done at once. Rethrows an error of
 * `work` and leaves the rest of the list.
 */
export async function inSlices<Item>(items: readonly Item[], work: (items: readonly Item[]) => void): Promise<void> {
  for (let start = 0; start < items.length; start += slice) {
    if (start > 0) await nextTask()
    work(items.slice(start, start + slice))
  }
}

/** A posted message starts the next task sooner than a timer, which browsers delay. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
