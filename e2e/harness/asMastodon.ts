import type { Page } from 'playwright-core'

import { breakCalls } from './faults.ts'

/** For this page the server says that it is one of Mastodon's kind; it has all of its own calls. */
async function pretendMastodon(page: Page): Promise<void> {
  const version = '4.3.0'
  await breakCalls(page, 'GET', '/api/v1/instance', {
    kind: 'changed',
    change: (body) => ({ ...(body as object), pleroma: undefined, version }),
  })
  await breakCalls(page, 'GET', '/nodeinfo/*', {
    kind: 'changed',
    change: (body) => ({ ...(body as object), software: { name: 'mastodon', version }, metadata: {} }),
  })
}

/**
 * Makes the server look like Mastodon to this page: its description, and none of the calls of Akkoma and Pleroma. Returns the requests for
 * those calls.
 */
export async function asMastodon(page: Page): Promise<readonly string[]> {
  await pretendMastodon(page)
  const strange: string[] = []
  await page.route(
    ({ pathname }) => /^\/api\/(v1\/)?(pleroma|akkoma)\//.test(pathname),
    (route) => {
      strange.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
      return route.fulfill({ status: 404, contentType: 'application/json', body: '{"error":"Record not found"}' })
    },
  )
  return strange
}
