import { expect, onTestFinished, test, vi } from 'vitest'
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
  const { page } = await renderPage('/main/friends', {
    as: 'ada',
    responses: {
      'GET /static/config.json': { streaming: true },
      'GET /api/v1/instance': instance,
      'GET /api/v2/instance': { ...instance, domain: location.host },
      'GET /nodeinfo/2.0.json': { software: { name, version } },
    },
  })
  const { session } = page.get()
  await expect.poll(() => session.server.get().instance.known, { timeout: 20_000 }).toBeDefined()
  await expect.poll(() => opened.length, { timeout: 5000 }).toBe(expected)
})
