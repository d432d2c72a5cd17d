import type { Page } from 'playwright-core'

import { addThread } from '../addThread.ts'
import type { Measure } from '../Measure.ts'
import { medianOf } from '../medianOf.ts'

/** How long it takes until everything of the conversation has come and been drawn, with time to spare. */
const settled = 4000

interface Opening {
  /** The longest task after the frame that showed the post, in milliseconds; none is 0. */
  longest: number
  /** How far the opened post moved after it was first drawn, in pixels. */
  drift: number
}

declare global {
  interface Window {
    opening: Opening
  }
}

/** Opens a conversation of 500 replies at its newest one, from a timeline that shows it, as a list and as a tree. */
export const thread: Measure = async ({ openPage, product }) => {
  const ids = await addThread(product.instance, 500)
  const { page, context } = await openPage({ as: 'ada' })
  const focus = ids.at(-1) ?? ''
  const open = async (): Promise<Opening> => {
    await page.goto(`${product.origin}/main/all`)
    const link = page.locator(`main a[id="time-${focus}"]`)
    await link.waitFor()
    await page.waitForLoadState('networkidle')
    // The conversation's code comes when the page has time; here it is what comes after that is looked at.
    await page.waitForTimeout(1500)
    await page.evaluate(watchOpening, focus)
    await link.click()
    await page.waitForTimeout(settled)
    return page.evaluate(() => window.opening)
  }
  const lists = await times(open)
  await chooseTree(page)
  const trees = await times(open)
  await context.close()
  const longest = (openings: readonly Opening[]) => medianOf(openings.map((opening) => opening.longest))
  const [list, tree] = [longest(lists), longest(trees)]
  return [
    {
      id: 'thread.longTask',
      value: Math.max(list, tree),
      unit: 'ms',
      what: `median of three: the longest task after the first frame of a conversation with 500 replies (list ${Math.round(list)}, tree ${Math.round(tree)})`,
    },
    {
      id: 'thread.drift',
      value: Math.max(...[...lists, ...trees].map((opening) => opening.drift)),
      unit: 'px',
      what: 'how far the opened post moved while the rest came',
    },
  ]
}

/** Three times, because another program on the machine may take the processor in the middle of a task. */
async function times(open: () => Promise<Opening>): Promise<readonly Opening[]> {
  return [await open(), await open(), await open()]
}

async function chooseTree(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'How the conversation is shown' }).click()
  await page.getByRole('menu').getByText('Tree', { exact: true }).click()
  await page.waitForTimeout(1000)
}

/** Runs in the page, from the press on. */
function watchOpening(focus: string): void {
  window.opening = { longest: 0, drift: 0 }
  let shownAt = Number.POSITIVE_INFINITY
  let first: number | null = null
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= shownAt) window.opening.longest = Math.max(window.opening.longest, duration)
    }
  }).observe({ type: 'longtask' })
  const look = () => {
    const post = document.querySelector(`main article[data-focused][data-status="${focus}"]`)
    const top = post?.getBoundingClientRect().top
    if (top !== undefined) {
      if (first === null) setTimeout(() => (shownAt = performance.now()))
      first ??= top
      window.opening.drift = Math.max(window.opening.drift, Math.abs(top - first))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
