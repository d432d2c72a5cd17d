import type { Page } from 'playwright-core'

import { addThread } from '../addThread.ts'
import type { Measure } from '../Measure.ts'
import { medianOf } from '../medianOf.ts'

/** Frames one after the other in which nothing came, moved or took long: two seconds of them, and everything is there. */
const quietFrames = 120

interface Opening {
  /** The longest task after the frame that showed the post, in milliseconds; none is 0. */
  longest: number
  /** How far the opened post moved after it was first drawn, in pixels. */
  drift: number
  /** Frames since anything was fetched, changed in the document, moved, or took longer than 50 ms. */
  quiet: number
}

declare global {
  interface Window {
    opening: Opening
  }
}

/** Opens a conversation of 500 replies at its newest one, from a timeline that shows it, as a list, as a tree, and then the whole tree. */
export const thread: Measure = async ({ openPage, product }) => {
  const ids = await addThread(product.instance, 500)
  const { page, context } = await openPage({ as: 'ada' })
  const focus = ids.at(-1) ?? ''
  const open = async (line: string): Promise<Opening> => {
    await page.goto(`${product.origin}/main/all`)
    const link = page.locator(`main a[id="time-${focus}"]`)
    await link.waitFor()
    // The conversation's code is prefetched after the first input, when the page is idle. This measures the time after that.
    await link.hover()
    await page.waitForFunction(hasCodeOf, 'conversation')
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchOpening, focus)
    await link.click()
    await page.locator(line).first().waitFor()
    return measureOpening(page)
  }
  const openWhole = async (): Promise<Opening> => {
    await open('main [data-tree]')
    await page.evaluate(watchOpening, focus)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Show all/ })
      .click()
    await page.locator('main [data-tree]:not([data-level="0"])').first().waitFor()
    return measureOpening(page)
  }
  const lists = await times(() => open('main [data-level]:not([data-tree])'))
  await chooseTree(page)
  const trees = await times(() => open('main [data-tree]'))
  const wholes = await times(openWhole)
  await context.close()
  const longest = (openings: readonly Opening[]) => medianOf(openings.map((opening) => opening.longest))
  const [list, tree, whole] = [longest(lists), longest(trees), longest(wholes)]
  return [
    {
      id: 'thread.longTask',
      value: Math.max(list, tree, whole),
      unit: 'ms',
      what: `median of three: the longest task after the first frame of a conversation with 500 replies (list ${Math.round(list)}, its part of the tree ${Math.round(tree)}, the whole tree after that ${Math.round(whole)})`,
    },
    {
      id: 'thread.drift',
      value: Math.max(...[...lists, ...trees].map((opening) => opening.drift)),
      unit: 'px',
      what: 'how far the opened post moved while the rest came',
    },
  ]
}

/** The timings after everything has loaded and is idle. */
async function measureOpening(page: Page): Promise<Opening> {
  await page.waitForFunction(isAllThere, quietFrames)
  return page.evaluate(() => window.opening)
}

/** Three times, because another program on the machine may take the processor in the middle of a task. */
async function times(open: () => Promise<Opening>): Promise<readonly Opening[]> {
  return [await open(), await open(), await open()]
}

async function chooseTree(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Layout of the conversation' }).click()
  await page.getByRole('menu').getByText('Tree', { exact: true }).click()
  await page.locator('main [data-tree]').first().waitFor()
}

/** Runs in the page: whether the code of a chunk has been fetched. */
function hasCodeOf(chunk: string): boolean {
  const files = performance.getEntriesByType('resource')
  return files.some((file) => file.name.includes(`/${chunk}-`) && file.name.endsWith('.js'))
}

/** Runs in the page: whether the whole conversation is known, drawn, and at rest. */
function isAllThere(frames: number): boolean {
  const isWhole = document.querySelector('main [role="feed"][aria-busy="false"] article[aria-setsize]:not([aria-setsize="-1"])') !== null
  return isWhole && window.opening.quiet >= frames
}

/** Runs in the page, from the press on. */
function watchOpening(focus: string): void {
  window.opening = { longest: 0, drift: 0, quiet: 0 }
  const stir = () => {
    window.opening.quiet = 0
  }
  let shownAt = Number.POSITIVE_INFINITY
  let first: number | null = null
  new PerformanceObserver((list) => {
    stir()
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= shownAt) window.opening.longest = Math.max(window.opening.longest, duration)
    }
  }).observe({ type: 'longtask' })
  const stirring = new PerformanceObserver(stir)
  stirring.observe({ type: 'resource' })
  stirring.observe({ type: 'layout-shift' })
  const changes = { subtree: true, childList: true, characterData: true, attributes: true }
  // Ages of new posts count seconds.
  const isAge = ({ target }: MutationRecord) => (target instanceof Element ? target : target.parentElement)?.closest('time') != null
  new MutationObserver((records) => records.every(isAge) || stir()).observe(document.body, changes)
  const look = () => {
    window.opening.quiet += 1
    const post = document.querySelector(`main article[data-focused][data-status="${focus}"]`)
    const top = post?.getBoundingClientRect().top
    if (top !== undefined) {
      if (first === null) {
        // A message follows the frame that shows it; a timer runs after those of the page.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => (shownAt = performance.now()))
        port1.start()
        port2.postMessage(null)
      }
      first ??= top
      window.opening.drift = Math.max(window.opening.drift, Math.abs(top - first))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
