import type { Locator } from 'playwright-core'

/** How far something on screen moves while a thing happens, in pixels, looked at in every frame that is drawn. */
export async function driftOf(what: Locator, happening: () => Promise<unknown>): Promise<number> {
  const watch = await what.evaluateHandle(startWatching)
  await happening()
  return watch.evaluate((watching) => watching.stop())
}

/**
 * Runs in the page. It reads the painted state: after the layout of a frame and the page's own resize callbacks, but before other tasks,
 * which may change unpainted content. A box that changes its size in each frame is reported at that point.
 */
function startWatching(element: Element) {
  const start = element.getBoundingClientRect().top
  let max = 0
  const box = document.createElement('div')
  box.style.cssText = 'position: fixed; inset: 0 auto auto 0; block-size: 1px; visibility: hidden'
  document.documentElement.append(box)
  const observer = new ResizeObserver(() => {
    max = Math.max(max, element.isConnected ? Math.abs(element.getBoundingClientRect().top - start) : Number.POSITIVE_INFINITY)
  })
  observer.observe(box)
  let turn = 0
  let frame = requestAnimationFrame(look)
  function look() {
    turn += 1
    box.style.inlineSize = `${1 + (turn % 2)}px`
    frame = requestAnimationFrame(look)
  }
  return {
    async stop() {
      // The change may not have been drawn yet.
      for (let more = 0; more < 10; more += 1) await new Promise((resolve) => void requestAnimationFrame(resolve))
      cancelAnimationFrame(frame)
      observer.disconnect()
      box.remove()
      return max
    },
  }
}
