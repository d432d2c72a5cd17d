import { ThemeFileError } from './ThemeFileError.ts'
import type { ThemeReading } from './ThemeReading.ts'

/** Reads a style of pleroma-fe from its own notation. @param palette one of its palettes by name, the first one if left out */
export function readStyleText(_text: string, _palette?: string): ThemeReading {
  throw new ThemeFileError('broken style')
}

/** Reads a style as the settings of pleroma-fe have it. @param palette colours instead of the style's own */
export function readStyleData(_rules: readonly unknown[], _palette?: string | Readonly<Record<string, string>>): ThemeReading {
  throw new ThemeFileError('broken style')
}
