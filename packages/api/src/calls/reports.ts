import type { ApiClient } from '../http/client.ts'
import type { AccountId, StatusId } from '../wire/model.ts'

export interface ReportDraft {
  readonly accountId: AccountId
  readonly statusIds: readonly StatusId[]
  /** At most 1,000 characters. */
  readonly comment: string
  /** Also to the account's own server. */
  readonly forward: boolean
  /** Of the server's rules, those that were broken. Akkoma has none. */
  readonly ruleIds?: readonly string[]
}

/** Reports an account to the server's staff. */
export async function create(client: ApiClient, { accountId, statusIds, comment, forward, ruleIds = [] }: ReportDraft): Promise<void> {
  // Mastodon stores rules only for violations.
  const rules = ruleIds.length === 0 ? {} : { rule_ids: ruleIds, category: 'violation' }
  const json = { account_id: accountId, status_ids: statusIds, comment, forward, ...rules }
  await client.request('POST', '/api/v1/reports', { json, expect: 'nothing' })
}
