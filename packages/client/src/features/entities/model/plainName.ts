import { isBlank, oneLine, shownHandle } from '@rookery/content'
import type { AccountRecord } from './records.ts'

type Named = Pick<AccountRecord, 'displayName' | 'acct'> & Partial<Pick<AccountRecord, 'emojis'>>

/**
 * Somebody's name for places that take text alone, without the codes of pictures that it has elsewhere; their address where
 * nothing of it would be seen.
 */
export function plainName({ displayName, acct, emojis = [] }: Named): string {
  const name = emojis.reduce((text, { shortcode }) => text.replaceAll(`:${shortcode}:`, ''), displayName)
  return oneLine(isBlank(name) ? shownHandle(acct) : name)
}
