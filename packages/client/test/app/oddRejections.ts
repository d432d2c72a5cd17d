import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

import { pageFits } from './entrance.ts'
import type { TestServer } from './TestServer.ts'

/** Rejections of a form by a server that follows no known one. */
const oddRejections = [
  '',
  'null',
  '[]',
  '{}',
  '17',
  '{"error":{"nickname":[{"code":17},null]}}',
  '{"error":"{\\"nickname\\":{\\"code\\":17}}"}',
  '{"errors":[[["no"]],17],"details":[]}',
  `{"error":"${'x'.repeat(20_000)}"}`,
  '{"error":"‮<img src=x onerror=\\"document.title=1\\">","identifier":17}',
]

/** Data that was shown as words. */
const notWords = /\[object|undefined|\bnull\b|\{"/

/** Sends a form once for each odd rejection, and expects words about it every time. */
export async function expectWordsForRejections(
  server: TestServer,
  route: string,
  send: () => Promise<void>,
  shown: Locator,
): Promise<void> {
  const count = () => server.requests.filter((request) => request === route).length
  for (const body of oddRejections) {
    const before = count()
    const mend = server.fail(route, new Response(body, { status: 422, headers: { 'content-type': 'application/json' } }))
    await send()
    await expect.poll(count, { message: body }).toBeGreaterThan(before)
    await server.settled()
    await expect.poll(() => shown.first().element().textContent, { message: body }).toMatch(/\p{L}/u)
    expect(shown.first().element().textContent, body).not.toMatch(notWords)
    expect(pageFits(), body).toBe(true)
    mend()
  }
}
