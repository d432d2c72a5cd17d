import { afterEach, expect, test } from 'vitest'
import { systemClock } from '@rookery/api/http/Clock'
import { exampleNotification, notificationId } from '#test/examples.ts'
import { createDevice } from '#data/session/Device.ts'
import { openSession } from '#data/session/openSession.ts'
import { createTabBus } from '#data/session/TabBus.ts'
import { startTitleBadge } from './titleBadge.ts'

const icon = document.createElement('link')
icon.rel = 'icon'
icon.href = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32"/></svg>')}`
const plain = icon.href

afterEach(() => icon.remove())

test('the count of unseen notifications is in the title and on the icon, whoever changes the title', async () => {
  document.head.prepend(icon)
  document.title = 'Home'
  const session = await openSession({
    origin: location.origin,
    account: null,
    clock: systemClock,
    device: createDevice({ page: location.origin, local: () => sessionStorage, tab: () => sessionStorage }),
    openTabs: () => createTabBus(null),
    fetch: async () => Response.json({ uri: 'pond.example', title: 'Pond', version: '2.7.2 (compatible; Akkoma 3.16.0)' }),
  })
  const stop = startTitleBadge(session, document)
  const notifications = session.feeds.at('notifications')
  session.entities.receive({ notifications: [exampleNotification(1), exampleNotification(2)] })
  notifications.insertOwn(notificationId(1))
  notifications.insertOwn(notificationId(2))
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
