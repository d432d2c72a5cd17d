import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { readTheme, readThemeDocument, type ThemeListEntry } from '../../packages/theme/src/forms/readTheme.ts'
import { ThemeFileError } from '../../packages/theme/src/forms/ThemeFileError.ts'
import type { ThemeReading } from '../../packages/theme/src/forms/ThemeReading.ts'

/** There is no such file. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

/**
 * Reads the theme of a file.
 *
 * @param names the entry of a list by its key, and the palette of a style by its name
 */
export function readEntry(path: string, names: readonly string[]): ThemeReading {
  const text = readText(path)
  const [name, ...further] = names
  // In a file with one theme, the name is that of a palette.
  const document = documentOf(text, name)
  if (document.kind === 'theme') return document.reading
  const entries = [...document.entries, ...additionsTo(path, document.entries)]
  const keys = entries.map(({ key }) => key)
  if (name === undefined) throw new ThemeFileError('theme list', { names: keys })
  const entry = entries.find(({ key }) => key === name)
  if (entry === undefined) throw new ThemeFileError('no such entry', { names: keys })
  const palette = further[0]
  if (entry.kind === 'theme') return palette === undefined ? entry.reading : readTheme(entry.file, { palette })
  const file = fileBeside(path, entry.path)
  if (file === null) throw new MissingFile(`The entry leads to ${entry.path}, which is not beside the list.`)
  const reading = readTheme(readText(file), palette === undefined ? {} : { palette })
  return { ...reading, theme: { ...reading.theme, name: reading.theme.name || entry.key } }
}

function documentOf(text: string, palette: string | undefined): ReturnType<typeof readThemeDocument> {
  return readThemeDocument(text, palette === undefined ? {} : { palette })
}

/** A server's own additions to a list stand beside it. Of equal keys, the entry of the list itself counts. */
function additionsTo(path: string, entries: readonly ThemeListEntry[]): readonly ThemeListEntry[] {
  const beside = join(dirname(path), 'index.custom.json')
  if (basename(path) !== 'index.json' || !existsSync(beside)) return []
  try {
    const document = readThemeDocument(readText(beside))
    return document.kind === 'list' ? document.entries.filter(({ key }) => entries.every((known) => known.key !== key)) : []
  } catch (error) {
    if (error instanceof ThemeFileError) return []
    throw error
  }
}

/** The file that an address of a list means, in a folder that looks like a server's, or beside the list. */
function fileBeside(list: string, address: string): string | null {
  const parts = decoded(address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, ''))
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  const folder = dirname(list)
  const name = parts.at(-1) ?? ''
  const candidates = [parts.slice(-2), parts.slice(1), [name]].flatMap((some) => [join(folder, '..', ...some), join(folder, ...some)])
  return candidates.find((file) => name !== '' && existsSync(file)) ?? null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new MissingFile(`There is no file ${path} that can be read.`)
  }
}
