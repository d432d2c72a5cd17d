import { isolated, isolatedHandle, shownHandle } from '@rookery/content'
import { plainName } from './plainName.ts'
import type { AccountRecord } from './records.ts'

/** Somebody's name and handle, for questions about them: names are not unique. */
export function nameWithHandle(account: Pick<AccountRecord, 'displayName' | 'acct' | 'emojis'>): string {
  const name = plainName(account)
  const handle = isolatedHandle(account.acct)
  return name === shownHandle(account.acct) ? handle : `${isolated(name)} (${handle})`
}
