import { isBlank, oneLine, shownHandle } from '@rookery/content'
import type { AccountRecord } from './records.ts'

type Named = Pick<AccountRecord, 'displayName' | 'acct'> & Partial<Pick<AccountRecord, 'emojis'>>

/** An account's name as plain text without custom emoji; its handle if nothing visible is left. */
export function plainName({ displayName, acct, emojis = [] }: Named): string {
  const name = emojis.reduce((text, { shortcode }) => text.replaceAll(`:${shortcode}:`, ''), displayName)
  return oneLine(isBlank(name) ? shownHandle(acct) : name)
}
