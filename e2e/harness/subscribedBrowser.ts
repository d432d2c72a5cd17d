import { randomUUID } from 'node:crypto'
import { createPushKeys } from '@rookery/instance/testing/createPushKeys'
import type { BrowserContext, Page } from 'playwright-core'

import { expect } from './expect.ts'
import { nextHandled } from './pushMessages.ts'
import type { Product } from './startProduct.ts'

/**
 * Replaces the push service of the browser's vendor, which test machines cannot reach: the page gets a subscription, and messages of the
 * instance are decrypted with its keys and delivered to the worker by the browser itself.
 */
export interface SubscribedBrowser {
  /** Number of subscriptions that the pages requested. */
  subscribed(page: Page): Promise<number>
  /** Delivers the next message of the instance and returns it. */
  deliver(page: Page): Promise<unknown>
  /** Delivers a text as it is, and waits until the worker has handled it. */
  deliverText(page: Page, text: string): Promise<void>
}

/** @param context before its first page */
export async function subscribedBrowser(context: BrowserContext, product: Product): Promise<SubscribedBrowser> {
  const { keys, read } = createPushKeys()
  const endpoint = `https://push.example/${randomUUID()}`
  let delivered = 0
  await context.addInitScript(
    (subscription) => {
      const stored = 'test.subscription'
      const count = 'test.subscribed'
      const made = (serverKey: string) => ({
        options: {
          applicationServerKey: Uint8Array.from(atob(serverKey.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer,
        },
        toJSON: () => subscription,
        unsubscribe: () => Promise.resolve(localStorage.removeItem(stored)),
      })
      PushManager.prototype.subscribe = function (options) {
        const serverKey = typeof options?.applicationServerKey === 'string' ? options.applicationServerKey : ''
        localStorage.setItem(stored, serverKey)
        localStorage.setItem(count, String(Number(localStorage.getItem(count)) + 1))
        return Promise.resolve(made(serverKey) as unknown as PushSubscription)
      }
      PushManager.prototype.getSubscription = function () {
        const serverKey = localStorage.getItem(stored)
        return Promise.resolve(serverKey === null ? null : (made(serverKey) as unknown as PushSubscription))
      }
    },
    { endpoint, keys },
  )

  async function deliverText(page: Page, text: string): Promise<void> {
    const devtools = await context.newCDPSession(page)
    const found = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.includes('/push/') && !isDeleted)
        if (own) resolve(own.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const untilHandled = await nextHandled(context)
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: product.origin, registrationId: await found, data: text })
    await untilHandled()
    await devtools.detach()
  }

  return {
    subscribed: (page) => page.evaluate(() => Number(localStorage.getItem('test.subscribed'))),
    deliverText,
    async deliver(page) {
      const own = () => product.pushed.filter((push) => push.endpoint === endpoint)
      await expect.poll(() => own().length).toBeGreaterThan(delivered)
      const message = read(own()[delivered]?.body ?? new Uint8Array())
      delivered += 1
      await deliverText(page, JSON.stringify(message))
      return message
    },
  }
}
