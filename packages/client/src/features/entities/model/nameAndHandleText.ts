import { isolated, isolatedHandle, shownHandle } from '@rookery/content'
import { plainName } from './plainName.ts'
import type { AccountRecord } from './records.ts'

/** Name and handle of an account, for confirmation texts: names are not unique. */
export function nameAndHandleText(account: Pick<AccountRecord, 'displayName' | 'acct' | 'emojis'>): string {
  const name = plainName(account)
  const handle = isolatedHandle(account.acct)
  return name === shownHandle(account.acct) ? handle : `${isolated(name)} (${handle})`
}
