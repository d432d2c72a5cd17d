import type { ScheduledStatusId } from '@rookery/api/wire/model'
import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import type { Session } from '#features/session/model/Session.ts'
import { isRecord } from '#lib/isRecord.ts'
import { draftVersion, readDraft, type DraftData, type StoredDraft } from '#features/drafts/model/Draft.ts'
import { targetOf, type ComposerTarget, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { startingDraft } from './startingDraft.ts'

/** The stored fields of a scheduled post. */
interface StoredScheduled {
  readonly target: string
  readonly draft: StoredDraft
}

const nameOf = (id: ScheduledStatusId) => `scheduled:${id}`

/** Stores a scheduled post: Akkoma returns neither its language nor its format nor its quote. */
export function storeScheduled({ storage, clock }: Session, id: ScheduledStatusId, key: DraftKey, data: DraftData): Promise<boolean> {
  const draft: StoredDraft = { version: draftVersion, updatedAt: clock.now(), data, attempt: null }
  return storage.set(nameOf(id), { target: targetOf(key), draft } satisfies StoredScheduled)
}

/** It is posted, or a draft again. */
export function forgetScheduled({ storage }: Session, id: ScheduledStatusId): Promise<void> {
  return storage.remove(nameOf(id))
}

/** Converts a scheduled post to a draft, from the server's fields and the stored ones. */
export async function draftOfScheduled(session: Session, post: ScheduledStatus): Promise<{ target: ComposerTarget; data: DraftData }> {
  const stored = await session.storage.get(nameOf(post.id))
  const { target: known, draft: raw } = isRecord(stored) ? stored : {}
  const before = readDraft(raw)?.data ?? startingDraft(session, 'status')
  const target: ComposerTarget =
    post.inReplyToId !== null
      ? `reply:${post.inReplyToId}`
      : post.quoteId !== null
        ? `quote:${post.quoteId}`
        : // `storeScheduled` wrote it.
          typeof known === 'string' && known.startsWith('quote:')
          ? (known as ComposerTarget)
          : 'status'
  return {
    target,
    data: {
      ...before,
      status: post.text,
      spoilerText: post.spoilerText,
      nsfw: post.sensitive,
      nsfwFrom: 'start',
      files: post.attachments,
      missing: [],
      mediaDescriptions: {},
      poll: post.poll,
      visibility: post.visibility,
      language: post.language ?? before.language,
      expiresIn: post.expiresIn,
      scheduledAt: post.scheduledAt,
    },
  }
}
