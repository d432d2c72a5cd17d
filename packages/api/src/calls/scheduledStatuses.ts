import { ask, askPage } from '../http/ask.ts'
import { decodeScheduledStatus, type ScheduledStatus } from '../wire/scheduledStatus.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Cursor, Page, ScheduledStatusId } from '../wire/model.ts'

const root = '/api/v1/scheduled_statuses'
const pathOf = (id: ScheduledStatusId) => `${root}/${encodeURIComponent(id)}`

/** Posts that wait for their time, the last scheduled first. `statusWriting.schedule` adds to it. */
export function list(
  client: ApiClient,
  { cursor, signal }: CallOptions & { readonly cursor?: Cursor | null } = {},
): Promise<Page<ScheduledStatus>> {
  return askPage(client, decodeScheduledStatus, root, { query: { limit: 40, ...cursor }, signal })
}

/** Nothing but its time can be changed. @param at ISO 8601; at least five minutes from now */
export function move(client: ApiClient, id: ScheduledStatusId, at: string): Promise<ScheduledStatus> {
  return ask(client, decodeScheduledStatus, 'PUT', pathOf(id), { json: { scheduled_at: at } })
}

/** It is not posted. Its files stay for another post. */
export async function remove(client: ApiClient, id: ScheduledStatusId): Promise<void> {
  await client.request('DELETE', pathOf(id), { expect: 'nothing' })
}
