import { readQuickTheme } from './readThemeFile.ts'
import type { ThemeSource } from './ThemeSource.ts'

/** A theme that a server offers: a file to fetch, or given on the spot. */
export type OfferedTheme =
  | { readonly kind: 'file'; readonly key: string; readonly path: string }
  | { readonly kind: 'quick'; readonly key: string; readonly theme: ThemeSource }

/**
 * Reads `/static/styles.json`, in the order of the file. Entries of an unknown form are left out; a file that is no
 * object (servers answer a missing file with a page) gives an empty list.
 *
 * @param ownPath the path on the same server that a text names; null for one that leads elsewhere, whose theme is left out
 */
export function readStylesList(file: unknown, ownPath: (text: string) => string | null): readonly OfferedTheme[] {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return []
  return Object.entries(file).flatMap(([key, entry]: [string, unknown]): OfferedTheme[] => {
    if (typeof entry === 'string') {
      const path = ownPath(entry)
      return path === null ? [] : [{ kind: 'file', key, path }]
    }
    if (!Array.isArray(entry) || entry.length < 5) return []
    const words = entry.filter((word) => typeof word === 'string')
    return words.length === entry.length ? [{ kind: 'quick', key, theme: readQuickTheme(words) }] : []
  })
}
