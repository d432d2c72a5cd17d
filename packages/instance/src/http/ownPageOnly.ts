import type { MiddlewareHandler } from 'hono'
import type { Env, Peer } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { messagePage, pageSetting } from '../web/oauthPages.ts'
import { isOwnHost } from './ownHost.ts'

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/

/**
 * Rejects with 403 requests that are not from a user of this machine, because these pages show secrets without signing in. The connection
 * must be local, the request must name this server, and no other site may have caused it.
 */
export function ownPageOnly(context: Context): MiddlewareHandler<Env> {
  const { origin } = context
  return async (c, next) => {
    if (isFromThisMachine(c.env.peer) && isFromOwnPage(c.req.raw, origin)) {
      await next()
      return undefined
    }
    const message = 'This page is for this machine only. Type its address in a new tab: {address}'
    return c.html(messagePage(pageSetting(c, context), message, { address: origin + c.req.path }), 403)
  }
}

/** Without a known peer the request may come from anywhere. */
const isFromThisMachine = (peer: Peer | undefined): boolean => LOOPBACK_ADDRESS.test(peer?.address ?? '')

/** Browsers send the initiator of a request; `none` is a typed address. Other programs send nothing. */
function isFromOwnPage({ headers, url }: Request, origin: string): boolean {
  const host = headers.get('host') ?? new URL(url).host
  const site = headers.get('sec-fetch-site') ?? 'none'
  const sender = headers.get('origin')
  return (
    isOwnHost(host, origin) &&
    ['none', 'same-origin'].includes(site) &&
    (sender === null || sender === `${new URL(origin).protocol}//${host.toLowerCase()}`)
  )
}
