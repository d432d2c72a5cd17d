import type { BrowserContext, Page, Route } from 'playwright-core'

import { fetchResponse } from './fetchResponse.ts'

/** Failures of a server, or of a proxy before it. */
export type Fault =
  | { readonly kind: 'html' }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'huge'; readonly bytes: number }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly error?: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'changed'; change(body: unknown): unknown }

/**
 * Makes the calls to a path go wrong until the returned function is called.
 *
 * @param path a glob such as `/api/v1/timelines/home*`; only the method given is touched
 */
export async function breakCalls(page: Page, method: string, path: string, fault: Fault): Promise<() => Promise<void>> {
  const url = new RegExp(`^https?://[^/]+${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)
  const answering = new Set<Promise<void>>()
  let mended = false
  const handler = async (route: Route) => {
    if (mended || route.request().method() !== method) return route.fallback()
    const response = respondWith(route, fault)
    answering.add(response)
    await response.finally(() => answering.delete(response))
  }
  await page.route(url, handler)
  return async () => {
    mended = true
    // A call that is being answered when its route goes would be answered twice.
    await Promise.allSettled(answering)
    await page.unroute(url, handler)
  }
}

async function respondWith(route: Route, fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'html':
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Gateway</title><h1>It works</h1>' })
    case 'truncated': {
      const response = await fetchResponse(route)
      const body = await response.text()
      return route.fulfill({ response, body: body.slice(0, Math.floor(body.length / 2)) })
    }
    case 'huge':
      return route.fulfill({ status: 200, contentType: 'application/json', body: `["${'x'.repeat(fault.bytes)}"]` })
    case 'status':
      return route.fulfill({
        status: fault.status,
        headers: { ...fault.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ error: fault.error ?? 'Something went wrong' }),
      })
    case 'unreachable':
      return route.abort('connectionrefused')
    case 'changed': {
      const response = await fetchResponse(route)
      return route.fulfill({ response, json: fault.change(await response.json()) })
    }
  }
}

/** No socket opens in this page: every attempt is closed before its first frame. */
export async function blockSockets(page: Page): Promise<void> {
  await page.routeWebSocket(/.*/, (socket) => void socket.close({ code: 1011, reason: 'refused by the test' }))
}

/** The browser keeps nothing for this page: opening a database fails as in a private window of old. */
export async function blockDatabases(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const reject = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(IDBFactory.prototype, 'open', { value: reject })
  })
}

/** The device has no room left: nothing can be written into a database of this page. */
export async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const reject = () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError')
    }
    Object.defineProperty(IDBObjectStore.prototype, 'put', { value: reject })
  })
}

/** The reader's clock is wrong by so many milliseconds. */
export async function shiftClock(context: BrowserContext, by: number): Promise<void> {
  await context.addInitScript((offset) => {
    const RealDate = Date
    class ShiftedDate extends RealDate {
      constructor(...given: [] | [number | string]) {
        super(given.length === 0 ? RealDate.now() + offset : given[0])
      }
      static override now() {
        return RealDate.now() + offset
      }
    }
    Reflect.set(globalThis, 'Date', ShiftedDate)
  }, by)
}
