import { ask, askPage, type CallOptions } from '../http/ask.ts'
import { decodeNotificationPolicy, type NotificationPolicy, type PolicyChoice, type PolicyRule } from '../wire/notificationPolicy.ts'
import { decodeNotificationRequest, type NotificationRequest } from '../wire/notificationRequest.ts'
import type { ApiClient } from '../http/client.ts'
import type { Cursor, Page } from '../wire/model.ts'

const policyPath = '/api/v2/notifications/policy'
const requestsPath = '/api/v1/notifications/requests'

/** The rules by which the server holds back or drops notifications, and the number of those held back (Mastodon from 4.3 on). */
export function policy(client: ApiClient, { signal }: CallOptions = {}): Promise<NotificationPolicy> {
  return ask(client, decodeNotificationPolicy, 'GET', policyPath, { signal })
}

/** Rules that are not named stay as they are. */
export function changePolicy(client: ApiClient, rules: Partial<Readonly<Record<PolicyRule, PolicyChoice>>>): Promise<NotificationPolicy> {
  const named = Object.entries(rules).map(([rule, choice]) => [`for_${rule}`, choice])
  return ask(client, decodeNotificationPolicy, 'PATCH', policyPath, { json: Object.fromEntries(named) })
}

/** Accounts whose notifications the server holds back, the most recent one first. */
export function list(
  client: ApiClient,
  { cursor, signal }: CallOptions & { readonly cursor?: Cursor | null } = {},
): Promise<Page<NotificationRequest>> {
  return askPage(client, decodeNotificationRequest, requestsPath, { query: { limit: 40, ...cursor }, signal })
}

/** Accepts a request: its notifications enter the list, and so do later ones of that account. */
export async function accept(client: ApiClient, id: string): Promise<void> {
  await client.request('POST', `${requestsPath}/${encodeURIComponent(id)}/accept`, { expect: 'nothing' })
}

export async function dismiss(client: ApiClient, id: string): Promise<void> {
  await client.request('POST', `${requestsPath}/${encodeURIComponent(id)}/dismiss`, { expect: 'nothing' })
}
