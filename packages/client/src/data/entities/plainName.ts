import { isBlank, oneLine } from '@rookery/content'
import type { AccountRecord } from './records.ts'

/** Somebody's name for places that take text alone; their address where nothing of it would be seen. */
export function plainName({ displayName, acct }: Pick<AccountRecord, 'displayName' | 'acct'>): string {
  return oneLine(isBlank(displayName) ? acct : displayName)
}
