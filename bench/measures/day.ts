import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { Page } from 'playwright-core'

import { actAs } from '../../e2e/harness/actAs.ts'
import { heapOf } from '../heapOf.ts'
import type { Measure } from '../Measure.ts'
import { postsReached } from './scroll.ts'

const hours = 8
const postsPerHour = 300
/** Every so many posts one mentions the reader, and so becomes a notification. */
const mentionEvery = 20
const secondsOfScrolling = 2

/**
 * A tab that is open for eight hours, in short: each hour posts and notifications arrive and the page's clock advances by an hour. Then the
 * reader scrolls, opens a conversation and goes back to the top.
 */
export const day: Measure = async ({ openPage, product }) => {
  const { page, context } = await openPage({ as: 'ada' })
  await page.clock.install()
  const devtools = await context.newCDPSession(page)
  await page.goto(`${product.origin}/main/friends`)
  await page.locator('main article').first().waitFor()
  const bob = await actAs(product, 'bob')
  const heaps: number[] = []
  for (let hour = 1; hour <= hours; hour += 1) {
    for (let post = 1; post <= postsPerHour; post += 1) {
      const text = `${post % mentionEvery === 0 ? '@ada ' : ''}Hour ${hour}, post ${post}`
      await statusWriting.create(bob, { text, visibility: 'public' }, { idempotencyKey: crypto.randomUUID() })
    }
    await page.clock.fastForward('01:00:00')
    await readFor(page, secondsOfScrolling)
    heaps.push(await heapOf(devtools))
  }
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length)
  await context.close()
  return [
    {
      id: 'day.heap',
      value: heaps.at(-1) ?? Number.NaN,
      unit: 'MB',
      what: `heap after ${hours} hours with ${postsPerHour} posts each (hour by hour ${heaps.map(Math.round).join(', ')})`,
    },
    { id: 'day.elements', value: elements, unit: 'elements', what: 'elements after that, at the top of home' },
  ]
}

async function readFor(page: Page, seconds: number): Promise<void> {
  await page.keyboard.press('Control+Home')
  await page.mouse.move(700, 450)
  await postsReached(page, seconds)
  await page.locator('main article a[id^="time-"]').last().click()
  await page.locator('main article[data-focused]').waitFor()
  await page.goBack()
  await page.locator('main article').first().waitFor()
  await page.keyboard.press('Control+Home')
  await page.waitForFunction(() => scrollY === 0)
  await page.waitForLoadState('networkidle')
}
