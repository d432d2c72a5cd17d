import LibsqlDatabase from 'libsql'
import { join } from 'node:path'

/** Another process uses the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another Rookery is using the data in ${folder}. Stop it, or give this one a folder of its own: npm start -- --data DIR.`)
    this.name = 'FolderInUse'
  }
}

/**
 * Keeps every other process out of a data folder until it is released or this process ends, however it ends: the lock is the operating
 * system's, on a file of its own, so that nothing stale stays behind. Two instances would send each other's streams nothing and give out the same ids.
 * @returns how to release it
 * @throws FolderInUse
 */
export function holdFolder(folder: string): () => void {
  const lock = new LibsqlDatabase(join(folder, 'in-use.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') throw new FolderInUse(folder)
    throw error
  }
  return () => {
    lock.close()
  }
}
