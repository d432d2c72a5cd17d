import { afterEach, expect, test, vi } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { startLive } from '#test/liveWorld.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { createTestSockets } from '#test/TestSockets.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

afterEach(() => vi.restoreAllMocks())

test('a stream on another site is not opened, and logged; one on the server itself is opened when its software is known', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { session, server, asked, close } = await openTestSession({
    through: (send) => async (url, init) => {
      const response = await send(url, init)
      if (new URL(url).pathname !== '/api/v1/instance') return response
      return Response.json({
        ...((await response.json()) as object) /* our own instance's answer */,
        urls: { streaming_api: 'wss://evil.test' },
      })
    },
  })
  expect(session.server.get().instance.streamingUrl).toBe('wss://evil.test')
  settingsOf(session).set('streaming', true)
  const sockets = createTestSockets(server)
  const page = createTestPage()
  let describe = () => {}
  const described = new Promise<void>((resolve) => void (describe = resolve))
  const { stops } = startLive(session, page, sockets, described)
  feedsOf(session).openFeed('home')
  await settle()
  // Before the description arrives, the software may be one without streams.
  expect(sockets.addresses()).toEqual([])
  describe()
  await settle()
  await server.instance.settled()
  await settle()
  expect(sockets.addresses().map((address) => new URL(address).host)).toEqual([new URL(session.origin).host])
  expect(sockets.open()).toBe(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('wss://evil.test'))
  // Accepted notifications are among the others: the list and the number of requests are loaded again.
  asked.length = 0
  sockets.send({ event: 'notifications_merged', payload: '1' })
  page.frame()
  await settle()
  expect(asked).toContain('GET /api/v1/notifications')
  // Software without streams is not asked for one.
  const known = session.server.get()
  session.setServer({ ...known, capabilities: { ...known.capabilities, liveUpdates: false } })
  await settle()
  expect(sockets.open()).toBe(0)
  for (const stop of stops) stop()
  await close()
})
