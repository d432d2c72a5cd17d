import { upgradeFromEngine2 } from './engine/upgrade.ts'
import { withSlotNames } from './interfaceSlots.ts'
import { emptySource, longestLength, longestRadius, maxLayers, widestSpread, type Shadow, type ThemeSource } from './ThemeSource.ts'

/** The file is not a theme that can be read. `reason` is for a developer; a screen says "unsupported file". */
export class ThemeFileError extends Error {
  override readonly name = 'ThemeFileError'
}

type Bag = Readonly<Record<string, unknown>>

/**
 * Reads a theme file of version 2, or the older version 1 with everything on the top level. `source` (typed by its author) wins over
 * `theme` (computed) if its engine version is known. Numbers may be strings. Unknown names stay; senseless values are dropped. Throws
 * `ThemeFileError` for anything that is not such a file or has no colour.
 */
export function readThemeFile(file: unknown): ThemeSource {
  const root = bag(file)
  const version = root['_pleroma_theme_version']
  if (version !== 1 && version !== 2)
    throw new ThemeFileError(`The theme file has version ${JSON.stringify(version) ?? 'none'}. Only 1 and 2 can be read.`)
  const body = version === 1 ? root : bodyOf(root)
  const theme: ThemeSource = {
    name: typeof root['name'] === 'string' ? root['name'].slice(0, 100) : '',
    colours: withSlotNames(entries(body['colors'], (value) => (typeof value === 'string' && value.length < 64 ? value : null))),
    opacity: entries(body['opacity'], (value) => within(value, 0, 1)),
    radii: entries(body['radii'], (value) => within(value, 0, longestRadius)),
    shadows: entries(body['shadows'], (value) => (Array.isArray(value) ? value.slice(0, maxLayers).map(readShadow) : null)),
    fonts: entries(body['fonts'], (value) =>
      typeof bag(value)['family'] === 'string' ? String(bag(value)['family']).slice(0, 200) : null,
    ),
  }
  if (Object.keys(theme.colours).length === 0) throw new ThemeFileError('The theme file sets no colour.')
  return version === 2 && body['themeEngineVersion'] === undefined ? upgradeFromEngine2(theme) : theme
}

/** Nine values of `styles.json` in its short form: a name, then bg, fg, text, link, cRed, cGreen, cBlue, cOrange. */
export function readQuickTheme(words: readonly string[]): ThemeSource {
  const [name = '', ...colours] = words
  const names = ['bg', 'fg', 'text', 'link', 'cRed', 'cGreen', 'cBlue', 'cOrange']
  return {
    ...emptySource,
    name,
    colours: Object.fromEntries(names.flatMap((slot, index) => (colours[index] ? [[slot, colours[index]]] : []))),
  }
}

function bodyOf(root: Bag): Bag {
  const source = bag(root['source'])
  const engine = number(source['themeEngineVersion'])
  if (engine === 2 || engine === 3 || root['theme'] === undefined) return source
  return bag(root['theme'])
}

function readShadow(value: unknown): Shadow {
  const layer = bag(value)
  return {
    x: within(layer['x'], -longestLength, longestLength) ?? 0,
    y: within(layer['y'], -longestLength, longestLength) ?? 0,
    blur: within(layer['blur'], 0, longestLength) ?? 0,
    spread: within(layer['spread'], -widestSpread, widestSpread) ?? 0,
    inset: layer['inset'] === true,
    colour: typeof layer['color'] === 'string' ? layer['color'].slice(0, 64) : '#000000',
    alpha: within(layer['alpha'], 0, 1) ?? 1,
  }
}

/** At most 500 names: a file of a stranger must not fill the memory. */
function entries<Value>(value: unknown, read: (value: unknown) => Value | null): Record<string, Value> {
  const found = Object.entries(bag(value)).slice(0, 500)
  return Object.fromEntries(
    found.flatMap(([key, raw]) => {
      const stored = /^[A-Za-z][\w-]{0,60}$/.test(key) ? read(raw) : null
      return stored === null ? [] : [[key, stored]]
    }),
  )
}

function within(value: unknown, min: number, max: number): number | null {
  const found = number(value)
  return found === null ? null : Math.min(max, Math.max(min, found))
}

function number(value: unknown): number | null {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : null
}

// A value that is not an object reads as an empty one: every key of it is then missing, which each reader allows for.
function bag(value: unknown): Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : {}
}
