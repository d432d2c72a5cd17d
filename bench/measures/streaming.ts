import * as statusWriting from '@rookery/api/calls/statusWriting'

import { actAs } from '../../e2e/harness/actAs.ts'
import { heapOf } from '../heapOf.ts'
import type { Measure } from '../Measure.ts'
import { startFrames, readFrames, watchFrames } from '../watchFrames.ts'
import { watchTasks } from '../watchTasks.ts'

const postsPerSecond = 10
const seconds = 60

/** A busy minute: ten posts a second arrive while the reader is at the top of the home timeline. */
export const streaming: Measure = async ({ browser, openPage, product }) => {
  const { page, context } = await openPage({ as: 'ada' })
  await watchFrames(context)
  const devtools = await context.newCDPSession(page)
  await page.goto(`${product.origin}/main/friends`)
  await page.locator('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  const bob = await actAs(product, 'bob')
  const heapBefore = await heapOf(devtools)
  const readTasks = await watchTasks(browser)
  await startFrames(page)
  const started = Date.now()
  for (let post = 0; post < postsPerSecond * seconds; post += 1) {
    await statusWriting.create(bob, { text: `Busy minute, post ${post}`, visibility: 'public' }, { idempotencyKey: crypto.randomUUID() })
    const due = started + ((post + 1) * 1000) / postsPerSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())))
  }
  const took = (Date.now() - started) / 1000
  const frames = await readFrames(page)
  const tasks = await readTasks()
  const heap = (await heapOf(devtools)) - heapBefore
  await context.close()
  return [
    {
      id: 'streaming.work',
      value: tasks.total,
      unit: 'ms',
      what: `main-thread work while ${postsPerSecond * seconds} posts arrived in ${Math.round(took)} s`,
    },
    {
      id: 'streaming.drawing',
      value: tasks.drawing / (postsPerSecond * seconds),
      unit: 'ms',
      what: 'style and paint for each of them',
    },
    { id: 'streaming.longTask', value: tasks.longest, unit: 'ms', what: 'the longest task of the main thread, by its own work' },
    { id: 'streaming.missed', value: frames.missed, unit: '%', what: 'frames missed of those due' },
    { id: 'streaming.elements', value: frames.elements, unit: 'elements', what: 'most elements at once' },
    { id: 'streaming.heap', value: heap, unit: 'MB', what: 'heap grown by' },
  ]
}
