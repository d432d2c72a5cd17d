import type { Page } from 'playwright-core'

import { expect } from './expect.ts'

/** How many accounts of the browser have a worker that takes push messages. */
export const pushRegistrations = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    // A message for one that is not active yet is dropped by the browser without a word.
    return all.filter(({ scope, installing, waiting }) => scope.includes('/push/') && !installing && !waiting).length
  })

/** Leaves the client until its workers know of no page, because messages are not shown while a page is focused. */
export async function leave(page: Page) {
  await page.goto('about:blank')
  const pages = async () => {
    const counts = await Promise.all(
      page
        .context()
        .serviceWorkers()
        .map((worker) =>
          worker.evaluate(async () => {
            const clients = Reflect.get(globalThis, 'clients') as { matchAll(options: object): Promise<readonly unknown[]> }
            return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length
          }),
        ),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }
  await expect.poll(pages).toBe(0)
}

/** The notifications on the desktop, read through the workers, since no page may be open. */
export async function shown(page: Page) {
  const lists = await Promise.all(
    page
      .context()
      .serviceWorkers()
      .map((worker) =>
        worker.evaluate(async () => {
          const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration
          return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
        }),
      ),
  )
  return lists.flat()
}

/** Presses on the notification that is shown, or on one of its buttons. */
export async function press(page: Page, action = '', reply: string | null = null) {
  for (const worker of page.context().serviceWorkers()) {
    await worker.evaluate(
      async ([pressed, typed]) => {
        const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration
        const [notification] = registration.scope.includes('/push/') ? await registration.getNotifications() : []
        if (notification)
          dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action: pressed, reply: typed, waitUntil: () => {} }))
      },
      [action, reply] as const,
    )
  }
}
