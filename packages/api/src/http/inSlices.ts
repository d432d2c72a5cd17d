/** So many of the largest things a server sends are worked through within a few milliseconds. */
const slice = 50

/**
 * Works through a long list a slice at a time and lets the browser answer its person in between. A short list is done at
 * once. Throws what `work` throws; the rest of the list is left then.
 */
export async function inSlices<Item>(items: readonly Item[], work: (items: readonly Item[]) => void): Promise<void> {
  for (let start = 0; start < items.length; start += slice) {
    if (start > 0) await nextTask()
    work(items.slice(start, start + slice))
  }
}

/** A message, because browsers let a timer wait longer. */
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
