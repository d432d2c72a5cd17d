import { exportThemeFile, readTheme, ThemeFileError, type ThemeSource } from '@rookery/theme'
import { themeHash } from '#features/addresses/model/themeHash.ts'
import { packedText, unpackedText } from '#lib/packedText.ts'
import { packedPalette, unpackedPalette } from './packedPalette.ts'

/** The first letter says how the rest is packed. Another way of packing gets another letter. */
const ways = { theme: '1', palette: '2' } as const

/** Letters of a packed theme: three times the largest one of real authors, and an address that most chats take. */
export const longestPackedTheme = 4000

/** Bytes of an unpacked theme: twice the largest one that settings hold. */
const largestTheme = 40_000

/** Why a link shows no theme. `damaged`: not all of it is there, or it is packed in another way. */
export type ThemeLinkError = 'damaged' | 'too large' | 'no theme'

/** A packed theme, for the address that shows it. It may be longer than an address can be. */
export async function packTheme(theme: ThemeSource): Promise<string> {
  // The snapshot of a file follows from its source.
  const { name, source } = exportThemeFile(theme)
  return ways.theme + (await packedText(JSON.stringify({ name, source })))
}

/** The colours of a theme's palette and nothing else of it, packed. */
export function packPalette(theme: ThemeSource): string {
  return ways.palette + packedPalette(theme)
}

/** The address of this client that shows a packed theme. Browsers send the fragment to no server. */
export function themeAddress(origin: string, packed: string): string {
  return `${origin}/${themeHash}${packed}`
}

/** The packed theme in the address of a theme on any server; null for other texts. */
export function packedThemeIn(text: string): string | null {
  const [address = '', packed = ''] = text.trim().split(themeHash)
  return /^https?:\/\/[^\s#]+$/.test(address) && /^[\w-]+$/.test(packed) ? packed : null
}

/** The file in a packed theme, which anybody may have written; null where it cannot be unpacked. */
export async function unpackTheme(packed: string): Promise<string | null> {
  const rest = packed.slice(1)
  if (packed.length > longestPackedTheme) return null
  if (packed.startsWith(ways.theme)) return unpackedText(rest, largestTheme)
  return packed.startsWith(ways.palette) ? unpackedPalette(rest) : null
}

/** Reads a packed theme, which anybody may have written. */
export async function readThemeLink(packed: string): Promise<ThemeSource | ThemeLinkError> {
  if (packed.length > longestPackedTheme) return 'too large'
  const file = await unpackTheme(packed)
  if (file === null) return 'damaged'
  try {
    return readTheme(file).theme
  } catch (error) {
    if (!(error instanceof ThemeFileError)) throw error
    return excesses.has(error.code) ? 'too large' : 'no theme'
  }
}

const excesses: ReadonlySet<string> = new Set(['long text', 'many names', 'deep nesting'])
