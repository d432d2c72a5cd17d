import {
  longestThemeText,
  readThemeDocument,
  ThemeFileError,
  type ThemeErrorCode,
  type ThemeErrorDetails,
  type ThemeReading,
} from '@rookery/theme'
import type { ThemeOriginal } from '#features/settings/model/applyCustomTheme.ts'
import { packedText } from '#lib/packedText.ts'

/**
 * Why a theme file is not taken. `tooLarge`: it is a theme, but there is no room for it in the settings. `missing file`: its address has
 * none. `other server`: its address is not on the reader's server.
 */
export interface ThemeImportError {
  readonly code: ThemeErrorCode | 'tooLarge' | 'missing file' | 'other server'
  readonly details: ThemeErrorDetails
}

/** A theme of a file, with all of its kind that stand in the same file. */
export interface ThemeImport {
  readonly reading: ThemeReading
  /** The file itself. */
  readonly original: ThemeOriginal
  /** The themes of a list, of which `reading` is the first. Empty for a file with one theme. */
  readonly entries: readonly ThemeListItem[]
}

export interface ThemeListItem {
  readonly key: string
  readonly reading: ThemeReading
}

/** Bytes: characters of most scripts have up to three. */
const largestThemeFile = 3 * longestThemeText

/** Reads a theme from a chosen file of any form, or returns its error. */
export async function readThemeImport(file: Blob, fileName: string): Promise<ThemeImport | { error: ThemeImportError }> {
  if (file.size > largestThemeFile) return { error: { code: 'long text', details: {} } }
  // A file that was moved away meanwhile cannot be read.
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer())
  // A mark at the beginning is a part of the file, which is exported as it was.
  return readThemeText(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), fileName)
}

export async function readThemeText(text: string, fileName: string): Promise<ThemeImport | { error: ThemeImportError }> {
  try {
    const document = readThemeDocument(text)
    const entries = document.kind === 'list' ? document.entries.flatMap((entry) => (entry.kind === 'theme' ? [entry] : [])) : []
    const reading = document.kind === 'theme' ? document.reading : entries[0]?.reading
    if (reading === undefined) return { error: { code: 'no theme', details: {} } }
    const original = { fileName: fileName.slice(0, 100), packed: await packedText(text) }
    return { reading, original, entries }
  } catch (error) {
    if (error instanceof ThemeFileError) return { error: { code: error.code, details: error.details } }
    throw error
  }
}
