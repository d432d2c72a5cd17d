import type { ThemeSource } from '../ThemeSource.ts'
import { bag } from './bag.ts'
import { checkSize } from './parseThemeText.ts'
import { readEntries } from './readTheme.ts'
import { ThemeFileError } from './ThemeFileError.ts'

/** A theme that a server offers: a file to fetch, or given on the spot. */
export type OfferedTheme =
  | { readonly kind: 'file'; readonly key: string; readonly path: string }
  | { readonly kind: 'given'; readonly key: string; readonly theme: ThemeSource }

/**
 * Reads a list of a server (`styles.json`, or the lists of palettes and styles), in the order of the file. Entries of an unknown form are
 * left out; a file that is no object (servers answer a missing file with a page) gives an empty list.
 *
 * @param additions the list beside it, with the server's own entries; of equal keys the entry of the first list stays
 * @param ownPath the path on the same server that a text names; null for one that leads elsewhere, whose theme is left out
 */
export function readServerList(file: unknown, additions: unknown, ownPath: (text: string) => string | null): readonly OfferedTheme[] {
  const [shipped, added] = [entriesOf(file, ownPath), entriesOf(additions, ownPath)]
  return [...shipped, ...added.filter(({ key }) => !shipped.some((known) => known.key === key))]
}

function entriesOf(file: unknown, ownPath: (text: string) => string | null): readonly OfferedTheme[] {
  return readEntries(sized(file)).flatMap((entry): readonly OfferedTheme[] => {
    if (entry.kind === 'theme') return [{ kind: 'given', key: entry.key, theme: entry.reading.theme }]
    const path = ownPath(entry.path)
    return path === null ? [] : [{ kind: 'file', key: entry.key, path }]
  })
}

function sized(file: unknown): unknown {
  try {
    return checkSize(bag(file))
  } catch (error) {
    if (error instanceof ThemeFileError) return {}
    throw error
  }
}
