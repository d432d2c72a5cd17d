import type { AccountId } from '@rookery/api/wire/model'
import type { StatusRecord } from '#features/entities/model/records.ts'

export type ReplyVisibility = 'all' | 'following' | 'self'

export interface Reader {
  readonly me: AccountId | null
  readonly isFollowed: (id: AccountId) => boolean
}

/**
 * Whether a post may enter a timeline (spec 3, section 4): `following` allows replies to followed accounts, `self` only those to the user.
 * Other posts pass, as do the user's own posts and replies to the user.
 */
export function passesReplyFilter(status: StatusRecord, filter: ReplyVisibility, { me, isFollowed }: Reader): boolean {
  if (filter === 'all' || status.reblogId !== null || status.accountId === me) return true
  const repliedTo = status.inReplyToAccountId
  if (repliedTo === null) return status.inReplyToId === null && !status.inReplyToHidden
  return repliedTo === me || (filter === 'following' && isFollowed(repliedTo))
}
