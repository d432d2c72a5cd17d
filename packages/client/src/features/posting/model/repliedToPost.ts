import { isDeletedPost, loadStatus } from '#features/statuses/model/loadStatus.ts'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'

/** The post that a draft answers or quotes; null where it does neither. */
export function repliedToPost(key: DraftKey): StatusId | null {
  return statusIdIn(key, 'reply') ?? statusIdIn(key, 'quote')
}

/** Fetches the post that a draft refers to, if it is unknown whether it still exists. */
export async function fetchRepliedTo(session: Session, key: DraftKey): Promise<void> {
  const id = repliedToPost(key)
  if (id !== null) await loadStatus(session, id)
}

/** Whether the post that a draft is written for is gone; the rest of a thread answers the post before it. */
export function lacksRepliedTo(
  session: Session,
  key: DraftKey,
  { standsAlone, thread }: Pick<DraftData, 'standsAlone' | 'thread'>,
): boolean {
  const id = repliedToPost(key)
  return id !== null && !standsAlone && (thread?.continues ?? null) === null && isDeletedPost(session, id)
}
