import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '@rookery/api/http/Clock'
import { exampleNotification, notificationId } from '#test/examples.ts'
import { createDevice } from '#features/session/model/Device.ts'
import { openSession } from '#features/signIn/model/openSession.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createTabBus } from '#features/session/model/TabBus.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { startTitleBadge } from './titleBadge.ts'

const icon = document.createElement('link')
icon.rel = 'icon'
icon.href = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32"/></svg>')}`
const plain = icon.href

const { setAppBadge } = navigator

afterEach(() => {
  icon.remove()
  setBadging(setAppBadge)
})

/** How this browser puts a number on the icon of an installed app; 0 takes it away. */
function setBadging(value: unknown): void {
  Object.defineProperty(navigator, 'setAppBadge', { value, configurable: true })
}

async function openVisitor() {
  return openSession({
    origin: location.origin,
    account: null,
    clock: systemClock,
    device: createDevice({ page: location.origin, local: () => sessionStorage, tab: () => sessionStorage }),
    openTabs: () => createTabBus(null),
    fetch: async () => Response.json({ uri: 'pond.example', title: 'Pond', version: '2.7.2 (compatible; Akkoma 3.16.0)' }),
  })
}

/** As many notifications as that arrive, none of them seen. */
function arrive(session: Session, ...numbers: readonly number[]): void {
  const { entities } = session
  const feeds = feedsOf(session)
  entities.receive({ notifications: numbers.map((number) => exampleNotification(number)) })
  for (const number of numbers) feeds.at('notifications').insertOwn(notificationId(number))
}

test('the title and the icon keep the count of unseen notifications when the title changes', async () => {
  document.head.prepend(icon)
  document.title = 'Home'
  const session = await openVisitor()
  const stop = startTitleBadge(session, document)
  arrive(session, 1, 2)
  expect(document.title).toBe('(2) Home')
  await expect.poll(() => icon.href.startsWith('data:image/png')).toBe(true)

  document.title = 'Public'
  await expect.poll(() => document.title).toBe('(2) Public')

  session.entities.receive({ notifications: [exampleNotification(1, { seen: true })] })
  expect(document.title).toBe('(1) Public')
  stop()
  expect([document.title, icon.href]).toEqual(['Public', plain])
  await session.close()
})

test('the icon of the installed app has the count, and none if nothing is unseen or the account is left', async () => {
  const announced: number[] = []
  setBadging(async (count: number) => announced.push(count))
  const session = await openVisitor()
  const stop = startTitleBadge(session, document)
  // An earlier visit may have left one.
  expect(announced).toEqual([0])
  arrive(session, 1)
  arrive(session, 2, 3)
  session.entities.receive({ notifications: [1, 2, 3].map((number) => exampleNotification(number, { seen: true })) })
  arrive(session, 4)
  stop()
  arrive(session, 5)
  // Two that arrive together may be counted one by one.
  expect(announced.filter((count) => count !== 2)).toEqual([0, 1, 3, 0, 1, 0])
  await session.close()
})

test.each([
  // A mock's rejected promises are handled here.
  ['refuses to badge an icon', () => Promise.reject(new DOMException('Not installed', 'NotAllowedError'))],
  ['cannot', undefined],
])('a browser that %s still shows the title', async (_, call) => {
  setBadging(call)
  const onUntaken = vi.fn()
  addEventListener('unhandledrejection', onUntaken)
  document.title = 'Home'
  const session = await openVisitor()
  const stop = startTitleBadge(session, document)
  arrive(session, 1)
  expect(document.title).toBe('(1) Home')
  stop()
  await new Promise((resolve) => setTimeout(resolve, 50))
  removeEventListener('unhandledrejection', onUntaken)
  expect(onUntaken).not.toHaveBeenCalled()
  await session.close()
})
