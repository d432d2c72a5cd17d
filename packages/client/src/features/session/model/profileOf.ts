import type { Account } from '@rookery/api/wire/model'
import { plainName } from '#features/entities/model/plainName.ts'
import type { AccountProfile } from './StoredAccounts.ts'

/**
 * An account as the list of accounts shows it.
 * @param domain what the server's people are named after, for servers that do not say it of each; empty while it is not known
 */
export function profileOf(
  { acct, fqn, displayName, emojis, avatar }: Pick<Account, 'acct' | 'fqn' | 'displayName' | 'emojis' | 'avatar'>,
  domain = '',
): AccountProfile {
  const whole = fqn ?? (domain && `${acct}@${domain}`)
  const name = plainName({ acct, displayName })
  return { acct, ...(whole && { fqn: whole }), name, emojis: emojis.filter(({ shortcode }) => name.includes(shortcode)), avatar }
}
