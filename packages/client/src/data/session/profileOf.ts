import type { Account } from '@rookery/api/wire/model'
import { plainName } from '#data/entities/plainName.ts'
import type { AccountProfile } from './StoredAccounts.ts'

/** How the list of accounts shows somebody. */
export function profileOf({ acct, displayName, avatar }: Pick<Account, 'acct' | 'displayName' | 'avatar'>): AccountProfile {
  return { acct, name: plainName({ acct, displayName }), avatar }
}
