import { expect, onTestFinished, test, vi } from 'vitest'
import { fasterClock } from '#test/fasterClock.ts'
import { renderPage } from '#test/renderPage.tsx'

test.each([
  ['no stream of software that has none, which is known only after the first render', 'pixelfed', '3.5.3 (compatible; Pixelfed 0.12.7)', 0],
  ['one stream of software that has them', 'gotosocial', '0.20.0', 1],
])('the first visit opens %s', async (_, name, version, expected) => {
  const opened: string[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(url: string) {
        super()
        opened.push(url)
      }
      close() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const instance = { uri: location.host, title: 'Pond', version, languages: ['en'] }
  let describe = (_document: Response) => {}
  const second = new Promise<Response>((resolve) => void (describe = resolve))
  const { page, requests } = await renderPage('/main/friends', {
    as: 'ada',
    clock: fasterClock(20),
    responses: {
      'GET /static/config.json': { streaming: true },
      'GET /api/v1/instance': instance,
      'GET /api/v2/instance': second,
      'GET /nodeinfo/2.0.json': { software: { name, version } },
    },
  })
  const { session } = page.get()
  // A service that starts four seconds after the streams.
  await expect.poll(() => requests, { timeout: 20_000 }).toContain('GET /api/v1/announcements')
  await expect.poll(() => requests, { timeout: 20_000 }).toContain('GET /api/v2/instance')
  expect(opened).toEqual([])
  describe(Response.json({ ...instance, domain: location.host }))
  await expect.poll(() => session.server.get().instance.known, { timeout: 20_000 }).toBeDefined()
  await expect.poll(() => opened.length, { timeout: 5000 }).toBe(expected)
})
