import { ask } from '../http/ask.ts'
import { readId, requireRecord, textOrNull } from '../wire/read.ts'
import type { ApiClient } from '../http/client.ts'

/** The types that push messages report. A server ignores types that it does not know. */
export interface PushAlerts {
  readonly follow: boolean
  readonly favourite: boolean
  readonly mention: boolean
  readonly reblog: boolean
  readonly move: boolean
  readonly poll?: boolean
  readonly 'pleroma:emoji_reaction'?: boolean
  readonly 'pleroma:chat_mention'?: boolean
  readonly follow_request?: boolean
  readonly status?: boolean
  readonly update?: boolean
}

export type PushPolicy = 'followed' | 'follower'

export interface PushSubscriptionReply {
  readonly id: string
  readonly serverKey: string | null
}

const path = '/api/v1/push/subscription/'

/**
 * Registers this browser for the token; replaces an earlier registration of the token. Register at each start: a server forgets an
 * endpoint that refused once.
 * @param subscription the result of `PushSubscription.toJSON()`
 * @param policy the accounts that may cause messages: all when absent. Mastodon has it since 3.4; others do not read it.
 *
 * Throws an ApiError of kind `decode` when the response has no id.
 */
export function subscribe(
  client: ApiClient,
  subscription: PushSubscriptionJSON,
  alerts: PushAlerts,
  policy?: PushPolicy,
): Promise<PushSubscriptionReply> {
  const { endpoint, keys } = subscription
  const read = (value: unknown): PushSubscriptionReply => {
    const raw = requireRecord(value, 'push')
    return { id: readId(raw.id, 'push.id'), serverKey: textOrNull(raw.server_key) }
  }
  return ask(client, read, 'POST', path, { json: { subscription: { endpoint, keys }, data: { alerts, ...(policy && { policy }) } } })
}

/** 404 on Akkoma and Pleroma where nothing was registered. */
export async function unsubscribe(client: ApiClient): Promise<void> {
  await client.request('DELETE', path, { expect: 'nothing' })
}
