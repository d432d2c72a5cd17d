import type { Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { waitForRest } from '../harness/waitForRest.ts'
import type { Product } from '../harness/startProduct.ts'

/** What a live connection missed is asked for when it stands, of conversations in the same words: their pages have no ends to ask from. */
const caughtUp = '/api/v1/timelines/direct'

/** Counts what a page asks its server for, by method, path and query. */
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

async function arrange(product: Product): Promise<string[]> {
  const [bob, dave] = await Promise.all([somebody(product, 'bob'), somebody(product, 'dave')])
  const { id } = await bob.post('Who keeps the #sluice?')
  await dave.post('@bob I do', { inReplyToId: id })
  // What is new is asked for in other words where there is something.
  await (await somebody(product, 'ada')).follow('bob')
  await bob.post('@ada Have you seen it?')
  await bob.post('@ada Between us', { visibility: 'direct' })
  return ['/', '/main/public', '/main/all', '/tag/sluice', `/notice/${id}`, '/users/bob', '/bob', '/bob#media', '/about', '/login']
}

const memberPaths = ['/main/friends', '/main/bookmarks', '/lists', '/users/ada/interactions', '/users/ada/dms', '/users/ada']

for (const as of ['ada', undefined]) {
  const who = as === undefined ? 'a visitor' : 'a member'
  journey(`each screen asks for each thing once, as ${who}`, async ({ visit, product }) => {
    const paths = await arrange(product)
    const found: Record<string, string[]> = {}
    for (const path of as === undefined ? paths : [...paths, ...memberPaths]) {
      const { page } = await visit(as === undefined ? {} : { as })
      const { twice } = countCalls(page)
      await page.goto(path)
      await waitForRest(page)
      if (twice().length > 0) found[path] = twice()
      await page.close()
    }
    expect(found).toEqual({})
  })

  journey(`what fails is asked for by one part of a screen, as ${who}`, async ({ visit, product }) => {
    const paths = await arrange(product)
    const found: Record<string, string[]> = {}
    const status = as === undefined ? 401 : 404
    for (const path of as === undefined ? paths : [...paths, ...memberPaths]) {
      const { page, watch } = await visit(as === undefined ? {} : { as })
      watch.expectComplaint(/status of 40[14]/)
      const { twice } = countCalls(page)
      await page.route(/\/api\/v1\/(timelines|accounts|statuses|lists|notifications|bookmarks|conversations)\b/, (route) =>
        route.request().url().includes('verify_credentials') ? route.fallback() : route.fulfill({ status, json: { error: 'no' } }),
      )
      await page.goto(path)
      await waitForRest(page)
      if (twice().length > 0) found[path] = twice()
      await page.close()
    }
    expect(found).toEqual({})
  })
}
