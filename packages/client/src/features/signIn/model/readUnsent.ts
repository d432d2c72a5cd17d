import { draftPrefix } from '#data/composer/Drafts.ts'
import { listDraftPrefix } from '#data/lists/listDraftsOf.ts'
import { readOutbox } from '#data/outbox/QueuedAction.ts'
import { outboxKey } from '#data/outbox/outboxOf.ts'
import { privateNotePrefix } from '#data/privateNotes/privateNotesOf.ts'
import { profileDraftKey } from '#data/profile/profileDraftOf.ts'
import { noteDraftPrefix } from '#data/reports/noteDraftsOf.ts'
import { reportDraftPrefix } from '#data/reports/reportDraftsOf.ts'
import { readImports } from '#data/transfer/keptImports.ts'
import type { Session } from './Session.ts'

/** How much this device has of an account that its server does not have, and that a sign-out takes away. */
export interface Unsent {
  /** Actions and posts that wait for a connection, and imports that have not ended. */
  readonly actions: number
  /** Texts that were begun: posts, reports, notes, lists and the profile. */
  readonly drafts: number
}

/** Storage prefixes of all unsent text. */
const draftPrefixes = [draftPrefix, reportDraftPrefix, noteDraftPrefix, listDraftPrefix, privateNotePrefix, profileDraftKey]

/** Counts unsent actions and drafts of a session, after it has written the latest input. */
export async function readUnsent(session: Session): Promise<Unsent> {
  const { device, key, storage } = session
  await session.flush()
  const [imports, ...kept] = await Promise.all([readImports(storage), ...draftPrefixes.map((prefix) => storage.entries(prefix))])
  const { entries, unread } = readOutbox(device.kept.get(outboxKey(key)))
  // A post that waits for a connection is a draft on the device, too.
  const waiting = new Set(entries.filter(({ kind }) => kind === 'post').map(({ id }) => draftPrefix + id))
  return {
    actions: entries.length + unread.length + imports.filter(({ state }) => state !== 'ended').length,
    drafts: kept.flat().filter(([name]) => !waiting.has(name)).length,
  }
}
