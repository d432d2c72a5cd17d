import type { Account } from '@rookery/api/wire/model'
import { plainName } from '#features/entities/model/plainName.ts'
import type { AccountProfile } from './StoredAccounts.ts'

/**
 * An account as the list of accounts shows it.
 * @param domain of the server's handles, for servers that omit it from local ones; empty while unknown
 */
export function profileOf(
  { acct, fqn, displayName, emojis, avatar }: Pick<Account, 'acct' | 'fqn' | 'displayName' | 'emojis' | 'avatar'>,
  domain = '',
): AccountProfile {
  const whole = fqn ?? (domain && `${acct}@${domain}`)
  const name = plainName({ acct, displayName })
  return { acct, ...(whole && { fqn: whole }), name, emojis: emojis.filter(({ shortcode }) => name.includes(shortcode)), avatar }
}
