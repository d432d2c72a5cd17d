import { isDeletedPost, loadStatus } from '#features/statuses/model/loadStatus.ts'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'

/** The parent or quoted post of a draft; null for others. */
export function repliedToPost(key: DraftKey): StatusId | null {
  return statusIdIn(key, 'reply') ?? statusIdIn(key, 'quote')
}

/** Fetches the post that a draft refers to, if it is unknown whether it still exists. */
export async function fetchRepliedTo(session: Session, key: DraftKey): Promise<void> {
  const id = repliedToPost(key)
  if (id !== null) await loadStatus(session, id)
}

/** Whether the parent of a draft is deleted; the rest of a thread replies to the previous post. */
export function lacksRepliedTo(
  session: Session,
  key: DraftKey,
  { standsAlone, thread }: Pick<DraftData, 'standsAlone' | 'thread'>,
): boolean {
  const id = repliedToPost(key)
  return id !== null && !standsAlone && (thread?.continues ?? null) === null && isDeletedPost(session, id)
}
