import type { Session } from '#features/session/model/Session.ts'
import type { DraftUpload } from './composerReducer.ts'
import { readDraft, type Draft, type MissingFile } from '#features/drafts/model/Draft.ts'
import { draftPrefix, draftsOf } from '#features/drafts/model/Drafts.ts'
import { isRecord } from '#lib/isRecord.ts'
import { postsOf } from './draftThread.ts'

const prefix = 'file:'

/** A file where the browser stores none: WebKit in a private window. */
interface StoredBytes {
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** Stores files that wait for the network, before or after posting; resolves to whether the device has them all. */
export async function storeFiles(session: Session, uploads: readonly Pick<DraftUpload, 'id' | 'file'>[]): Promise<boolean> {
  await forgetStrays(session)
  const results = await Promise.all(uploads.map(({ id, file }) => storeFile(session, prefix + id, file)))
  return results.every(Boolean)
}

async function storeFile({ storage }: Session, key: string, file: File): Promise<boolean> {
  if (await storage.set(key, file)) return true
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes !== null && storage.set(key, { type: file.type, bytes } satisfies StoredBytes)
}

/** A file that waits with its post; null where the device has nothing of it but the name. */
export async function readStoredFile({ storage }: Session, { id, name }: MissingFile): Promise<File | null> {
  const stored = await storage.get(prefix + id)
  if (stored instanceof Blob) return new File([stored], name, { type: stored.type })
  return isBytes(stored) ? new File([stored.bytes], name, { type: stored.type }) : null
}

function isBytes(stored: unknown): stored is Readonly<Record<string, unknown>> & StoredBytes {
  return isRecord(stored) && stored['bytes'] instanceof ArrayBuffer && typeof stored['type'] === 'string'
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
