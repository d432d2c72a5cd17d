import type { Page } from 'playwright-core'

import { breakCalls } from '../harness/faults.ts'
import { leaveOutPreload } from '../harness/leaveOutPreload.ts'

export interface ServerChange {
  /** Over its document of the first version. */
  readonly instance?: Readonly<Record<string, unknown>>
  /** Over the metadata of its node. */
  readonly metadata?: Readonly<Record<string, unknown>>
  /** Overrides of its configuration for this client. */
  readonly frontend?: Readonly<Record<string, unknown>>
}

const over = (body: unknown, change: Readonly<Record<string, unknown>>) => ({ ...(body as object), ...change })

/** For this page the server says other things of itself, and brings nothing of it along. */
export async function changedServer(page: Page, { instance = {}, metadata = {}, frontend = {} }: ServerChange): Promise<void> {
  await leaveOutPreload(page)
  await breakCalls(page, 'GET', '/api/v1/instance', { kind: 'changed', change: (body) => over(body, instance) })
  await breakCalls(page, 'GET', '/nodeinfo/2.0.json', {
    kind: 'changed',
    change: (body) => over(body, { metadata: over((body as { metadata?: unknown }).metadata, metadata) }),
  })
  await breakCalls(page, 'GET', '/api/pleroma/frontend_configurations', {
    kind: 'changed',
    change: (body) => over(body, { pleroma_fe: over((body as { pleroma_fe?: unknown }).pleroma_fe, frontend) }),
  })
}

/** For this page the server responds to nothing, or to everything with the client's page. */
export async function deadServer(page: Page, responses: 'nothing' | 'HTML'): Promise<void> {
  await leaveOutPreload(page)
  await page.route(
    ({ pathname }) => /^\/(api|nodeinfo|oauth)\//.test(pathname) || pathname === '/static/config.json',
    (route) =>
      responses === 'nothing'
        ? route.abort('connectionrefused')
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Rookery</title><div id="root"></div>' }),
  )
}

export const json = (status: number, body: unknown) => ({ status, contentType: 'application/json', body: JSON.stringify(body) })

/** Responses to requests of this page. */
export const respondWith = (page: Page, path: string, status: number, body: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill(json(status, body)))
