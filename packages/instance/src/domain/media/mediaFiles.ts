import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash, randomBytes } from 'node:crypto'
import { createFileRoot, type FileRoot } from '../../web/fileRoot.ts'

/** Storage of uploads: one folder, with unguessable names. */
export interface MediaFiles {
  /** Stores bytes under a new random name with the extension (`.png`); resolves with the path to serve them at. */
  store(bytes: Uint8Array, extension: string): Promise<string>
  /** The same under a name made of the bytes themselves: for generated images, so that every run makes the same names. */
  storeDrawn(bytes: Uint8Array, extension: string): Promise<string>
  root(): Promise<FileRoot>
  /**
   * Waits until pending files are stored, then removes a temporary folder. A request can outlive its connection: `store` rejects after
   * this call, so that no file appears in a folder that its owner removes.
   */
  close(): Promise<void>
}

/** @param folder null for a temporary one that ends with the instance */
export function createMediaFiles(folder: string | null): MediaFiles {
  let opened: Promise<string> | null = null
  const open = () =>
    (opened ??= folder === null ? mkdtemp(join(tmpdir(), 'rookery-media-')) : mkdir(folder, { recursive: true }).then(() => folder))
  let isClosed = false
  const storing = new Set<Promise<string>>()
  const write = async (bytes: Uint8Array, name: string) => {
    const path = join(await open(), name)
    // A crash in the middle must not leave half a file under a name that is served.
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
    return `/media/${name}`
  }
  const store = async (bytes: Uint8Array, name: string) => {
    if (isClosed) throw new Error('The instance is closed, and stores no more files.')
    const stored = write(bytes, name)
    storing.add(stored)
    return stored.finally(() => storing.delete(stored))
  }
  return {
    store: (bytes, extension) => store(bytes, randomBytes(24).toString('hex') + extension),
    storeDrawn: (bytes, extension) => store(bytes, createHash('sha256').update(bytes).digest('hex').slice(0, 48) + extension),
    root: async () => createFileRoot(await open()),
    async close() {
      isClosed = true
      await Promise.allSettled(storing)
      if (folder === null && opened) await rm(await opened, { recursive: true, force: true })
    },
  }
}
