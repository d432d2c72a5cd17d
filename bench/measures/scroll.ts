import type { Page } from 'playwright-core'

import { heapOf } from '../heapOf.ts'
import type { Measure } from '../Measure.ts'
import { startFrames, readFrames, watchFrames } from '../watchFrames.ts'

const pixelsPerSecond = 10_000
const wheelsPerSecond = 50

/** Frames, elements and memory while the wheel goes through a long feed. */
export const scroll: Measure = async ({ openPage, product, posts }) => {
  const { page, context } = await openPage({ as: 'ada' })
  await watchFrames(context)
  const devtools = await context.newCDPSession(page)
  await page.goto(`${product.origin}/main/all`)
  await page.locator('article').first().waitFor()
  await page.mouse.move(700, 450)
  await startFrames(page)
  const reached = await wheelThrough(page, posts)
  const frames = await readFrames(page)
  const heap = await heapOf(devtools)
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length)
  await context.close()
  return [
    { id: 'scroll.reached', value: reached, unit: 'posts', what: `posts reached of ${posts} by wheel at ${pixelsPerSecond} px/s` },
    { id: 'scroll.elements', value: frames.elements, unit: 'elements', what: `most elements at once on the way; ${elements} at the end` },
    { id: 'scroll.heap', value: heap, unit: 'MB', what: 'heap at the end, garbage collected' },
    { id: 'scroll.missed', value: frames.missed, unit: '%', what: 'frames missed of those due' },
    { id: 'scroll.longest', value: frames.longest, unit: 'ms', what: 'longest time between two frames' },
    {
      id: 'scroll.blockedPerPost',
      value: frames.blocked / Math.max(reached, 1),
      unit: 'ms',
      what: 'main thread blocked, for each post passed',
    },
  ]
}

/** Turns the wheel until so many posts were passed, or until nothing has come for ten seconds. */
async function wheelThrough(page: Page, posts: number): Promise<number> {
  const timeoutMs = 10_000
  let reached = 0
  let changed = Date.now()
  while (reached < posts && Date.now() - changed < timeoutMs) {
    await turnForASecond(page)
    const now = await lastPosition(page)
    if (now > reached) changed = Date.now()
    reached = Math.max(reached, now)
  }
  return reached
}

/** Turns the wheel for so many seconds; the place in the list of the last post that is in the page then. */
export async function postsReached(page: Page, seconds: number): Promise<number> {
  for (let second = 0; second < seconds; second += 1) await turnForASecond(page)
  return page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll('main article')].map((post) => Number(post.getAttribute('aria-posinset')))),
  )
}

async function turnForASecond(page: Page): Promise<void> {
  const started = Date.now()
  for (let turn = 0; turn < wheelsPerSecond; turn += 1) {
    await page.mouse.wheel(0, pixelsPerSecond / wheelsPerSecond)
    const due = started + ((turn + 1) * 1000) / wheelsPerSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())))
  }
}

/** How many of the added posts lie above the last one in the page: each begins with its number. */
function lastPosition(page: Page): Promise<number> {
  return page.evaluate(() => {
    const numbers = [...document.querySelectorAll('main article')].map((post) => /Post (\d+)\./.exec(post.textContent)?.[1] ?? '0')
    return Math.max(0, ...numbers.map(Number))
  })
}
