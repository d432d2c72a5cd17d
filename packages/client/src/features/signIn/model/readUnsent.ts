import { draftPrefix } from '#features/drafts/model/Drafts.ts'
import { listDraftPrefix } from '#features/lists/model/listDraftsOf.ts'
import { readOutbox } from '#features/actions/model/QueuedAction.ts'
import { outboxKey } from '#features/actions/model/outboxOf.ts'
import { privateNotePrefix } from '#features/accounts/model/privateNotesOf.ts'
import { profileDraftKey } from '#features/accounts/model/profileDraftOf.ts'
import { noteDraftPrefix } from '#features/reports/model/noteDraftsOf.ts'
import { reportDraftPrefix } from '#features/reports/model/reportDraftsOf.ts'
import { readImports } from '#features/transfer/model/storedImports.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Amount of data of an account that exists only on this device, and that signing out deletes. */
export interface Unsent {
  /** Actions and posts that wait for a connection, and imports that have not ended. */
  readonly actions: number
  /** Unsent texts: posts, reports, notes, lists and the profile. */
  readonly drafts: number
}

/** Storage prefixes of all unsent text. */
const draftPrefixes = [draftPrefix, reportDraftPrefix, noteDraftPrefix, listDraftPrefix, privateNotePrefix, profileDraftKey]

/** Counts unsent actions and drafts of a session, after it has written the latest input. */
export async function readUnsent(session: Session): Promise<Unsent> {
  const { device, key, storage } = session
  await session.flush()
  const [imports, ...stored] = await Promise.all([readImports(storage), ...draftPrefixes.map((prefix) => storage.entries(prefix))])
  const { entries, unreadable } = readOutbox(device.stored.get(outboxKey(key)))
  // A post that waits for a connection is a draft on the device, too.
  const waiting = new Set(entries.filter(({ kind }) => kind === 'post').map(({ id }) => draftPrefix + id))
  return {
    actions: entries.length + unreadable.length + imports.filter(({ state }) => state !== 'ended').length,
    drafts: stored.flat().filter(([name]) => !waiting.has(name)).length,
  }
}
