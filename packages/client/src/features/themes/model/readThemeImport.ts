import type { ThemeSource } from '@rookery/theme'
import { readCustomTheme } from '#features/settings/model/customThemeOf.ts'

/** Why a theme file is not taken. */
export type ThemeImportError = 'tooLarge' | 'unsupported'

/** Bytes: a file with its source, everything computed from it and shadows on everything is a tenth of it. */
const largestThemeFile = 300_000

/** Reads a theme from a chosen file, or returns its error. */
export async function readThemeImport(file: Blob): Promise<{ theme: ThemeSource } | { error: ThemeImportError }> {
  if (file.size > largestThemeFile) return { error: 'tooLarge' }
  // A file that was moved away meanwhile cannot be read.
  const theme = readCustomTheme(parsed(await file.text().catch(() => '')))
  if (theme === null) return { error: 'unsupported' }
  return { theme }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
