import type { BrowserContext, Page, Worker } from 'playwright-core'

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

/**
 * Presses on the notification that is shown, or on one of its buttons, and waits until the worker has handled the press. To read the
 * notifications meanwhile could lose one: Chromium forgets a notification that it has stored and not yet shown.
 */
export async function press(page: Page, action = '', reply: string | null = null) {
  for (const worker of page.context().serviceWorkers()) {
    await worker.evaluate(
      async ([pressed, typed]) => {
        const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration
        const [notification] = registration.scope.includes('/push/') ? await registration.getNotifications() : []
        const works: Promise<unknown>[] = []
        const waitUntil = (work: Promise<unknown>) => void works.push(work)
        if (notification)
          dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action: pressed, reply: typed, waitUntil }))
        await Promise.allSettled(works)
      },
      [action, reply] as const,
    )
  }
}

/**
 * Has the workers of push messages say when they are done with the next one, for the reason that `press` has. The returned function waits for
 * the first of them; a worker that ends is done.
 */
export async function nextHandled(context: BrowserContext): Promise<() => Promise<void>> {
  const workers: Worker[] = []
  for (const worker of context.serviceWorkers()) if (await worker.evaluate(noteHandled)) workers.push(worker)
  const ends = workers.map((worker) => new Promise<void>((resolve) => worker.once('close', () => resolve())))
  return async () => {
    const handled = workers.map((worker) => worker.evaluate(() => Reflect.get(globalThis, 'handledPush') as Promise<void>).catch(() => {}))
    if (workers.length > 0) await Promise.race([...handled, ...ends])
  }
}

/** Runs in a worker and records when it has handled the next push message. False for a worker without push messages. */
function noteHandled(): boolean {
  const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration
  if (!registration.scope.includes('/push/')) return false
  const { prototype } = Reflect.get(globalThis, 'ExtendableEvent') as {
    prototype: { waitUntil(this: Event, work: Promise<unknown>): void }
  }
  const { waitUntil } = prototype
  const handled = new Promise<void>((resolve) => {
    prototype.waitUntil = function (work) {
      waitUntil.call(this, work)
      if (this.type !== 'push') return
      prototype.waitUntil = waitUntil
      void Promise.allSettled([work]).then(() => resolve())
    }
  })
  Reflect.set(globalThis, 'handledPush', handled)
  return true
}
