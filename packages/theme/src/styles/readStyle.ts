import { ThemeFileError } from '../forms/ThemeFileError.ts'
import type { ThemeForm, ThemeReading } from '../forms/ThemeReading.ts'
import { compileStyle, stylePartsOf } from './compileStyle.ts'
import { LossList } from '../forms/LossList.ts'
import { parseStyleData } from './parseStyleData.ts'
import { parseStyleText } from './parseStyleText.ts'
import { paletteOf, readStylePalette } from './readStylePalette.ts'
import type { Style, StylePalette } from './Style.ts'
import { addStyleLosses } from './styleLosses.ts'
import { styleTheme } from './styleTheme.ts'

/** A palette of the style by name or by the key that settings have for it, or colours of the reader's own. */
export type PaletteChoice = string | readonly string[] | Readonly<Record<string, string>>

/**
 * Reads the text of a style as a theme. Throws `ThemeFileError` if the text is no style, or the style has no such palette.
 * @param palette the style's first one if left out
 */
export function readStyleText(text: string, palette?: PaletteChoice): ThemeReading {
  const style = parseStyleText(text)
  if (typeof palette === 'string' && paletteOf(style, palette) === null) {
    throw new ThemeFileError('no such palette', { names: style.palettes.map(({ name }) => name) })
  }
  return readingOf(style, 'style text', palette)
}

/**
 * Reads the rules of a style, as settings hold them, as a theme. Throws `ThemeFileError` if they are none. Settings may name a palette of
 * the server, which the style does not have: then the first one is taken, and the name is in the losses.
 * @param palette the style's first one if left out
 */
export function readStyleData(rules: readonly unknown[], palette?: PaletteChoice): ThemeReading {
  return readingOf(parseStyleData(rules), 'style data', palette)
}

function readingOf(style: Style, form: ThemeForm, choice?: PaletteChoice): ThemeReading {
  const losses = new LossList()
  const compiled = compileStyle(style, chosen(style, choice, losses))
  const theme = styleTheme(compiled, style.name)
  const parts = stylePartsOf(compiled)
  for (const { reason, names } of [...style.losses, ...compiled.losses()]) losses.add(reason, ...names)
  addStyleLosses(style, losses)
  return { form, theme, losses: losses.all(), parts, palettes: style.palettes.map(({ name }) => name) }
}

function chosen(style: Style, choice: PaletteChoice | undefined, losses: LossList): StylePalette | null {
  if (typeof choice === 'object') return readStylePalette('', choice, losses)
  const palette = paletteOf(style, choice)
  if (palette === null && choice !== undefined) losses.add('named choices', choice)
  return palette ?? paletteOf(style)
}
