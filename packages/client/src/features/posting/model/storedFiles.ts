import type { Session } from '#features/session/model/Session.ts'
import type { DraftUpload } from './composerReducer.ts'
import { readDraft, type Draft, type MissingFile } from '#features/drafts/model/Draft.ts'
import { draftPrefix, draftsOf } from '#features/drafts/model/Drafts.ts'
import { postsOf } from './draftThread.ts'

const prefix = 'file:'

/** Stores files that wait for the network, before or after posting; resolves to whether the device has them all. */
export async function storeFiles(session: Session, uploads: readonly Pick<DraftUpload, 'id' | 'file'>[]): Promise<boolean> {
  const { storage } = session
  await forgetStrays(session)
  const results = await Promise.all(uploads.map(({ id, file }) => storage.set(prefix + id, file)))
  return results.every(Boolean)
}

/** A file that waits with its post; null where the device has nothing of it but the name. */
export async function readStoredFile({ storage }: Session, { id, name }: MissingFile): Promise<File | null> {
  const file = await storage.get(prefix + id)
  return file instanceof Blob ? new File([file], name, { type: file.type }) : null
}

/** The file is uploaded or discarded. */
export async function forgetFile({ storage }: Session, id: string): Promise<void> {
  await storage.remove(prefix + id)
}

/** Files of drafts that were thrown away. Other windows have drafts that only the device knows of. */
async function forgetStrays(session: Session): Promise<void> {
  const others: (Draft | null)[] = (await session.storage.entries(draftPrefix)).map(([, raw]) => readDraft(raw))
  // A draft of another version may use any file.
  if (others.includes(null)) return
  const usedKeys = new Set(
    [
      ...draftsOf(session)
        .list()
        .map(([, draft]) => draft),
      ...others,
    ]
      .flatMap((draft) => (draft ? postsOf(draft.data) : []))
      .flatMap(({ missing }) => missing.map(({ id }) => prefix + id)),
  )
  const files = await session.storage.entries(prefix)
  await Promise.all(files.filter(([name]) => !usedKeys.has(name)).map(([name]) => session.storage.remove(name)))
}
