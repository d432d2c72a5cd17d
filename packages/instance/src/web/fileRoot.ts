import { open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** One existing regular file below a root. */
export interface FoundFile {
  readonly path: string
  readonly size: number
  /** Changes when the file does; not yet quoted. */
  readonly version: string
}

/** A folder that may be read from outside: nothing above it and no hidden file can be reached through it. */
export interface FileRoot {
  /** `pathname` is the undecoded path of a URL. Null when there is no such file or the path is not a plain one. */
  find(pathname: string): Promise<FoundFile | null>
}

export function createFileRoot(folder: string): FileRoot {
  let root: Promise<string> | undefined
  const realRoot = async () => {
    root ??= realpath(folder)
    try {
      return await root
    } catch (error) {
      root = undefined // the folder may be made later: a bundle that is still being built
      if (isMissing(error)) return null
      throw error
    }
  }
  return {
    async find(pathname) {
      const segments = plainSegments(pathname)
      const base = segments && (await realRoot())
      if (!base) return null
      try {
        const path = await realpath(join(base, ...segments))
        if (!path.startsWith(base + sep)) return null // a link that leads out
        const found = await stat(path)
        if (!found.isFile()) return null
        return { path, size: found.size, version: `${found.size.toString(16)}-${Math.trunc(found.mtimeMs).toString(16)}` }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
  }
}

/**
 * The decoded segments of a path, or null if any of them is not a plain name: empty, dotted (`..`, `.env`), with a decoded slash,
 * backslash, colon or control character, or invalid percent encoding. Decodes once: further encoding is part of the name.
 */
export function plainSegments(pathname: string): string[] | null {
  const segments: string[] = []
  for (const raw of pathname.replace(/^\//, '').split('/')) {
    const name = decoded(raw)
    if (!name || name.startsWith('.') || name.length > 255 || hasUnsafeCharacter(name)) return null
    segments.push(name)
  }
  return segments
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null // malformed encoding: not a name of ours, and saying more would help only an attacker
  }
}

function hasUnsafeCharacter(name: string): boolean {
  for (const character of name) {
    if (character < ' ' || character === '\u007f' || '/\\:'.includes(character)) return true
  }
  return false
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(String(error.code))

/** Bytes `start` to `end`, both included, of a file. */
export async function readBytes(path: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const handle = await open(path, 'r')
  try {
    const bytes = new Uint8Array(end - start + 1)
    let filled = 0
    while (filled < bytes.length) {
      const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled)
      if (bytesRead === 0) break // cut off since it was measured
      filled += bytesRead
    }
    return filled === bytes.length ? bytes : bytes.slice(0, filled)
  } finally {
    await handle.close()
  }
}
