/** Items in one slice: 25 statuses, the largest items there are, take a few milliseconds, and under 16 on a slow device. */
const slice = 25

/** The items of a long list in slices, between which the browser handles input and draws. The first one comes at once. */
export async function* inSlices<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[], void> {
  for (let start = 0; start < items.length; start += slice) {
    if (start > 0) await nextTask()
    yield items.slice(start, start + slice)
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
