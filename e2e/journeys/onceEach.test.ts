import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { waitForRest } from '../harness/waitForRest.ts'

/** Missed events are fetched when a stream joins. Conversations use the same request, because their pages have no cursors. */
const caughtUp = '/api/v1/timelines/direct'

/** Counts the requests of a page, by method, path and query. */
function countCalls(page: Page): { twice(): string[] } {
  const calls = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(api|nodeinfo|static)\b/.test(pathname) || pathname === caughtUp) return
    const call = `${request.method()} ${pathname}${search}`
    calls.set(call, (calls.get(call) ?? 0) + 1)
  })
  return { twice: () => [...calls].filter(([, times]) => times > 1).map(([call, times]) => `${call} (${times})`) }
}

// Tier 2 has every screen. These are the ones whose first requests are sent before the client's code has come.
journey('early requests are not repeated by the client', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { id } = await bob.post('Who keeps the #sluice?')
  // New entries are requested by another query if there are any.
  await (await somebody(product, 'ada')).follow('bob')
  await bob.post('@ada Have you seen it?')
  const found: Record<string, string[]> = {}
  for (const [path, as] of [
    ['/', 'ada'],
    ['/main/all', 'ada'],
    [`/notice/${id}`, 'ada'],
    ['/bob', 'ada'],
    ['/main/public', undefined],
  ] as const) {
    const { page } = await visit(as === undefined ? {} : { as })
    const { twice } = countCalls(page)
    await page.goto(path)
    await waitForRest(page)
    if (twice().length > 0) found[`${path} of ${as ?? 'a visitor'}`] = twice()
    await page.close()
  }
  expect(found).toEqual({})
})
