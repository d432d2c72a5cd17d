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
  /** Removes the temporary files of this process. */
  close(): Promise<void>
}

/** @param folder null for a temporary one that ends with the instance */
export function createMediaFiles(folder: string | null): MediaFiles {
  let opened: Promise<string> | null = null
  const open = () =>
    (opened ??= folder === null ? mkdtemp(join(tmpdir(), 'rookery-media-')) : mkdir(folder, { recursive: true }).then(() => folder))
  const write = async (bytes: Uint8Array, name: string) => {
    const path = join(await open(), name)
    // A crash in the middle must not leave half a file under a name that is served.
    await writeFile(`${path}.part`, bytes)
    await rename(`${path}.part`, path)
    return `/media/${name}`
  }
  return {
    store: (bytes, extension) => write(bytes, randomBytes(24).toString('hex') + extension),
    storeDrawn: (bytes, extension) => write(bytes, createHash('sha256').update(bytes).digest('hex').slice(0, 48) + extension),
    root: async () => createFileRoot(await open()),
    async close() {
      if (folder === null && opened) await rm(await opened, { recursive: true, force: true })
    },
  }
}
