import type { ThemeSource } from '../ThemeSource.ts'
import { isBag, own } from './bag.ts'
import { LossList } from './LossList.ts'
import { checkSize } from './parseThemeText.ts'
import { readTheme } from './readTheme.ts'
import { hasParts, readVersion2File } from './readVersion2.ts'

/**
 * Reads a theme as `writeThemeFile` gives it, which settings hold: a file of version 2. There, the number 0 is a radius. Any other form is
 * read by `readTheme`. Throws `ThemeFileError`.
 */
export function readThemeFile(file: unknown): ThemeSource {
  if (!isBag(file) || !hasParts(own(file, 'source'))) return readTheme(file).theme
  return readVersion2File(isBag(checkSize(file)) ? file : {}, new LossList(), { zeroRadii: true }).theme
}
