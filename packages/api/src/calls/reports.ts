import type { ApiClient } from '../http/client.ts'
import type { AccountId, StatusId } from '../wire/model.ts'

export interface ReportDraft {
  readonly accountId: AccountId
  readonly statusIds: readonly StatusId[]
  /** At most 1,000 characters. */
  readonly comment: string
  /** Also to the account's own server. */
  readonly forward: boolean
}

/** Tells the server's staff about an account. */
export async function create(client: ApiClient, { accountId, statusIds, comment, forward }: ReportDraft): Promise<void> {
  const json = { account_id: accountId, status_ids: statusIds, comment, forward }
  await client.request('POST', '/api/v1/reports', { json, expect: 'nothing' })
}
