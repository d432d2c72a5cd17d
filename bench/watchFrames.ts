import type { BrowserContext, Page } from 'playwright-core'

/** Events of the page while it was watched. */
export interface Frames {
  readonly drawn: number
  /** Share of the frames due at 60 a second that were not drawn, in per cent. */
  readonly missed: number
  readonly longest: number
  /** How long the main thread could not answer, beyond 50 ms a task. */
  readonly blocked: number
  /** The most elements at once. */
  readonly elements: number
}

declare global {
  interface Window {
    startFrames(): void
    readFrames(): Frames
  }
}

/** Lets every page of the context count its frames and elements. */
export async function watchFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(countFrames)
}

export function startFrames(page: Page): Promise<void> {
  return page.evaluate(() => window.startFrames())
}

export function readFrames(page: Page): Promise<Frames> {
  return page.evaluate(() => window.readFrames())
}

/** Runs in the page. */
function countFrames() {
  let running = false
  let started = 0
  let previous = 0
  let drawn = 0
  let longest = 0
  let blocked = 0
  let elements = 0
  const all = document.getElementsByTagName('*')
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) if (running) blocked += task.duration - 50
  }).observe({ type: 'longtask' })
  const frame = (now: number) => {
    if (!running) return
    drawn += 1
    longest = Math.max(longest, now - previous)
    elements = Math.max(elements, all.length)
    previous = now
    requestAnimationFrame(frame)
  }
  window.startFrames = () => {
    running = true
    started = performance.now()
    previous = started
    drawn = 0
    longest = 0
    blocked = 0
    elements = 0
    requestAnimationFrame(frame)
  }
  window.readFrames = () => {
    running = false
    const due = ((performance.now() - started) * 60) / 1000
    return { drawn, missed: Math.max(0, 100 * (1 - drawn / due)), longest, blocked, elements }
  }
}
