import type { Locator } from 'playwright-core'

/** How far something on screen moves while a thing happens, in pixels, looked at in every frame that is drawn. */
export async function driftOf(what: Locator, happening: () => Promise<unknown>): Promise<number> {
  const watch = await what.evaluateHandle(startWatching)
  await happening()
  return watch.evaluate((watching) => watching.stop())
}

/** Runs in the page. */
function startWatching(element: Element) {
  const start = element.getBoundingClientRect().top
  let most = 0
  let frame = requestAnimationFrame(look)
  function look() {
    // After the frame's own callbacks: what is drawn is what counts.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      most = Math.max(most, element.isConnected ? Math.abs(element.getBoundingClientRect().top - start) : Number.POSITIVE_INFINITY)
      port1.close()
    })
    port1.start()
    port2.postMessage(null)
    frame = requestAnimationFrame(look)
  }
  return {
    async stop() {
      // What happened may still be about to be drawn.
      for (let more = 0; more < 10; more += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
      cancelAnimationFrame(frame)
      return most
    },
  }
}
