import { afterEach, expect, test, vi } from 'vitest'
import { createTestPage } from '#test/createTestPage.ts'
import { startLive } from '#test/liveWorld.ts'
import { openTestSession } from '#test/openTestSession.ts'
import { settle } from '#test/postAs.ts'
import { createTestSockets } from '#test/TestSockets.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

afterEach(() => vi.restoreAllMocks())

test('a stream on another site is not connected to, which a developer is told; the server itself is', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { session, server, close } = await openTestSession({
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
  const { stops } = startLive(session, createTestPage(), sockets)
  feedsOf(session).openFeed('home')
  await settle()
  await server.instance.settled()
  await settle()
  expect(sockets.addresses().map((address) => new URL(address).host)).toEqual([new URL(session.origin).host])
  expect(sockets.open()).toBe(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('wss://evil.test'))
  for (const stop of stops) stop()
  await close()
})
