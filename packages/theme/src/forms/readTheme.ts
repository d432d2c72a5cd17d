import { isBag, own, shownName, type Bag } from './bag.ts'
import { LossList } from './LossList.ts'
import { checkSize, parseThemeText } from './parseThemeText.ts'
import { isMisskeyTheme, readMisskey } from './readMisskey.ts'
import { isPalette, readPalette } from './readPalette.ts'
import { readSettings, settingsIn } from './readSettings.ts'
import { readSoapbox, soapboxPalettes, soapboxScales } from './readSoapbox.ts'
import { readStyleData, readStyleText } from '../styles/readStyle.ts'
import {
  hasVersion1Names,
  isVersion1Array,
  isVersion1Settings,
  readVersion1Array,
  readVersion1File,
  readVersion1Settings,
} from './readVersion1.ts'
import { readVersion2Body, readVersion2File } from './readVersion2.ts'
import { ThemeFileError } from './ThemeFileError.ts'
import type { ThemeForm, ThemeReading } from './ThemeReading.ts'
import type { ThemeSource } from '../ThemeSource.ts'

/** An entry of a list: a theme given on the spot, or the address of one. */
export type ThemeListEntry =
  | { readonly kind: 'theme'; readonly key: string; readonly reading: ThemeReading; readonly file: unknown }
  | { readonly kind: 'path'; readonly key: string; readonly path: string }

/** The content of a file: one theme, or a list of themes. */
export type ThemeDocument =
  | { readonly kind: 'theme'; readonly reading: ThemeReading }
  | { readonly kind: 'list'; readonly entries: readonly ThemeListEntry[] }

export interface ReadThemeOptions {
  /** The name of a palette, where a file comes with several. */
  readonly palette?: string
}

/** Reads a file of any form, from its text or from its data. Throws `ThemeFileError`, and nothing else, for all that is none. */
export function readThemeDocument(file: unknown, options: ReadThemeOptions = {}): ThemeDocument {
  const parsed = typeof file === 'string' ? parseThemeText(file) : ({ kind: 'data', value: checkSize(file) } as const)
  const reading = parsed.kind === 'style' ? readStyleText(parsed.text, options.palette) : readData(parsed.value, options)
  if (reading !== null) return { kind: 'theme', reading: withMissing(reading) }
  if (parsed.kind === 'data' && isStylesheetList(parsed.value)) throw new ThemeFileError('style sheets')
  const entries = parsed.kind === 'data' ? readEntries(parsed.value) : []
  if (entries.length === 0) throw new ThemeFileError('no theme')
  return { kind: 'list', entries }
}

/** Reads a file that holds one theme. Throws `ThemeFileError` for a list, too. */
export function readTheme(file: unknown, options: ReadThemeOptions = {}): ThemeReading {
  const document = readThemeDocument(file, options)
  if (document.kind === 'theme') return document.reading
  throw new ThemeFileError('theme list', { names: document.entries.map(({ key }) => key) })
}

/** One theme, or null for data that may be a list. */
function readData(value: unknown, options: ReadThemeOptions): ThemeReading | null {
  const losses = new LossList()
  const as = (form: ThemeForm, theme: ThemeSource): ThemeReading => ({ form, theme, losses: losses.all() })
  if (isVersion1Array(value)) return as('v1 array', readVersion1Array(value, losses))
  if (isStyleData(value)) return { ...readStyleData(value, options.palette), form: 'style data' }
  if (!isBag(value)) return null
  const settings = settingsIn(value)
  if (settings !== null) return readSettings(settings, options.palette)
  if (hasHalves(value)) return { form: 'v2 file', ...readVersion2File(value, losses), losses: losses.all() }
  if (isMisskeyTheme(value)) return as('misskey', readMisskey(value, losses))
  const scales = soapboxScales(value)
  if (scales !== null) return readScales(value, scales, options, losses)
  if (Number(own(value, '_pleroma_theme_version')) === 1) return as('v1 file', readVersion1File(value, losses))
  if (isBody(value)) {
    const isFirst = hasVersion1Names(own(value, 'colors')) && own(value, 'themeEngineVersion') === undefined
    return isFirst ? as('v1 file', readVersion1File(value, losses)) : as('v2 body', readVersion2Body(value, losses))
  }
  if (isVersion1Settings(value)) return as('v1 settings', readVersion1Settings(value, losses))
  if (isPalette(value)) return as('palette', readPalette(value, losses))
  if (Object.hasOwn(value, '_pleroma_theme_version')) throw new ThemeFileError('no colours')
  return null
}

function readScales(file: Bag, scales: Bag, { palette = 'light' }: ReadThemeOptions, losses: LossList): ThemeReading {
  const chosen = soapboxPalettes.find((name) => name === palette)
  if (chosen === undefined) throw new ThemeFileError('no such palette', { names: [palette, ...soapboxPalettes] })
  const theme = readSoapbox(file, scales, chosen, losses)
  return { form: 'soapbox', theme, losses: losses.all(), palettes: soapboxPalettes }
}

/** A theme without anything is none. One without its base colours is reported, because the defaults are used. */
function withMissing(reading: ThemeReading): ThemeReading {
  const { colours, radii, shadows, fonts, opacity } = reading.theme
  const hasAny = [colours, radii, shadows, fonts, opacity].some((part) => Object.keys(part).length > 0)
  if (!hasAny) throw new ThemeFileError('no colours')
  const has = (name: string) => Object.hasOwn(colours, name)
  const missing = [...['bg', 'fg', 'text'].filter((name) => !has(name)), ...(has('link') || has('accent') ? [] : ['link'])]
  return missing.length === 0 ? reading : { ...reading, losses: [...reading.losses, { reason: 'missing base colours', names: missing }] }
}

function hasHalves(value: Bag): boolean {
  return isBag(own(value, 'theme')) || isBag(own(value, 'source'))
}

function isBody(value: Bag): boolean {
  return isBag(own(value, 'colors')) || own(value, 'themeEngineVersion') !== undefined
}

function isStyleData(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.some((rule) => isBag(rule) && typeof own(rule, 'component') === 'string')
}

/** The first clients had a list of style sheets instead of themes. */
function isStylesheetList(value: unknown): boolean {
  return Array.isArray(value) && value.some((entry) => typeof entry === 'string' && entry.endsWith('.css'))
}

/** The entries of a list that are themes or addresses, in its order. */
export function readEntries(value: unknown): readonly ThemeListEntry[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]): readonly ThemeListEntry[] => {
    const isNamed = !Array.isArray(value)
    if (typeof entry === 'string') {
      return isAddress(entry) ? [{ kind: 'path', key: isNamed ? key : fileNameOf(entry), path: entry.trim() }] : []
    }
    try {
      const reading = readData(entry, {})
      if (reading === null) return []
      const { theme } = reading
      const name = theme.name || (isNamed ? shownName(key) : '')
      return [
        {
          kind: 'theme',
          key: isNamed ? key : theme.name || key,
          reading: { ...withMissing(reading), theme: { ...theme, name } },
          file: entry,
        },
      ]
    } catch (error) {
      if (error instanceof ThemeFileError) return []
      throw error
    }
  })
}

function isAddress(text: string): boolean {
  return text.length <= 1000 && /^(?:https?:\/)?\/|\.(?:json5?|p?iss)$/i.test(text.trim())
}

function fileNameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '')
}
