import { composite, formatColour, parseColour, withAlpha, type Colour } from '../colour.ts'
import { lighter } from '../engine/arithmetic.ts'
import { emptySource, type ThemeSource } from '../ThemeSource.ts'
import { bag, isBag, own, shownName, type Bag } from './bag.ts'
import type { LossList } from './LossList.ts'

/** True for a theme of Misskey: colours in `props`, which refer to each other. */
export function isMisskeyTheme(value: unknown): value is Bag {
  return isBag(value) && isBag(own(value, 'props'))
}

/** Props by slot; of several the first one that the theme sets. A row of posts is a panel there, on the page's background. */
const propsBySlot: readonly (readonly [slot: string, props: readonly string[]])[] = [
  ['bg', ['bg']],
  ['fg', ['panel', 'header', 'navBg']],
  ['text', ['fg']],
  ['link', ['link']],
  ['accent', ['accent']],
  ['cRed', ['error']],
  ['cGreen', ['success', 'renote']],
  ['cBlue', ['badge', 'mention', 'link']],
  ['cOrange', ['warn']],
  ['border', ['divider']],
  ['popover', ['popup']],
  ['topBar', ['navBg']],
  ['topBarText', ['navFg']],
  ['badgeNotification', ['navIndicator', 'indicator']],
]

/** Colours that a theme of either base has where it sets none; the theme needs them. */
const baseColours: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>> = {
  dark: {
    bg: '#000000',
    fg: '#dadada',
    accent: '#86b300',
    link: '#44a4c1',
    error: '#ec4137',
    success: '#86b300',
    warn: '#ecb637',
    badge: '#31b1ce',
  },
  light: {
    bg: '#ffffff',
    fg: '#5f5f5f',
    accent: '#86b300',
    link: '#44a4c1',
    error: '#ec4137',
    success: '#86b300',
    warn: '#ecb637',
    badge: '#31b1ce',
  },
}

/** More references in a row are a circle. */
const maxReferences = 20

/** A palette of a theme of Misskey. Its single surfaces have no place in a palette. */
export function readMisskey(file: Bag, losses: LossList): ThemeSource {
  const base = own(file, 'base') === 'light' ? 'light' : 'dark'
  const props = bag(own(file, 'props'))
  const colourOf = (prop: string) => (Object.hasOwn(props, prop) ? resolve(props, own(props, prop), 0) : null)
  const used = new Set<string>()
  const ground = colourOf('bg') ?? parseColour(baseColours[base]['bg'] ?? '')
  const colours = propsBySlot.flatMap(([slot, candidates]) => {
    const prop = candidates.find((name) => colourOf(name) !== null)
    const colour = prop === undefined ? parseColour(baseColours[base][candidates[0] ?? ''] ?? '') : colourOf(prop)
    if (prop !== undefined) used.add(prop)
    return colour === null || colour.a === 0 ? [] : [[slot, solid(colour, slot === 'bg' ? null : ground)] as const]
  })
  for (const prop of Object.keys(props)) {
    // A constant has its effect through the colours that refer to it.
    if (used.has(prop) || prop.startsWith('$')) continue
    losses.add(colourOf(prop) === null ? 'unreadable colours' : 'single colours', prop)
  }
  return { ...emptySource, name: shownName(own(file, 'name')), colours: withForeground(Object.fromEntries(colours)) }
}

/** A theme without a panel gets one beside its background, as Misskey derives it. */
function withForeground(colours: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const bg = parseColour(colours['bg'] ?? '')
  return bg === null || colours['fg'] !== undefined ? colours : { ...colours, fg: formatColour({ ...lighter(bg, 3), a: 1 }) }
}

function solid(colour: Colour, ground: Colour | null): string {
  return formatColour(colour.a < 1 && ground !== null ? composite(colour, withAlpha(ground, 1)) : withAlpha(colour, 1))
}

/** The colour of a value: `@prop` and `$constant` refer, `:darken<5<@prop` changes. Null for values that are none. */
function resolve(props: Bag, value: unknown, references: number): Colour | null {
  if (typeof value !== 'string' || references > maxReferences) return null
  const text = value.trim()
  if (text.startsWith('@')) return resolve(props, own(props, text.slice(1)), references + 1)
  if (text.startsWith('$')) return resolve(props, own(props, text), references + 1)
  if (!text.startsWith(':')) return parseColour(text)
  const [name = '', amount = '', ...rest] = text.slice(1).split('<')
  const colour = resolve(props, rest.join('<'), references + 1)
  const change = changes.get(name)
  return colour === null || change === undefined || !Number.isFinite(Number(amount)) ? null : change(colour, Number(amount))
}

const changes: ReadonlyMap<string, (colour: Colour, amount: number) => Colour> = new Map<
  string,
  (colour: Colour, amount: number) => Colour
>([
  ['lighten', (colour, amount) => ({ ...lighter(colour, amount), a: colour.a })],
  ['darken', (colour, amount) => ({ ...lighter(colour, -amount), a: colour.a })],
  ['alpha', (colour, amount) => withAlpha(colour, Math.min(1, Math.max(0, amount)))],
  ['saturate', (colour, amount) => inHsl(colour, ({ h, s, l }) => ({ h, s: s + amount / 100, l }))],
  ['hue', (colour, amount) => inHsl(colour, ({ h, s, l }) => ({ h: h + amount, s, l }))],
])

interface Hsl {
  /** Degrees. */
  readonly h: number
  /** 0 to 1. */
  readonly s: number
  readonly l: number
}

function inHsl(colour: Colour, change: (hsl: Hsl) => Hsl): Colour {
  const [r, g, b] = [colour.r / 255, colour.g / 255, colour.b / 255]
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const range = max - min
  const l = (max + min) / 2
  const turn = max === r ? (g - b) / range : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  const grey = range === 0
  const changed = change({ h: grey ? 0 : turn * 60, s: grey ? 0 : range / (1 - Math.abs(2 * l - 1)), l })
  const chroma = Math.min(1, Math.max(0, changed.s)) * Math.min(changed.l, 1 - changed.l)
  const channel = (offset: number) => {
    const place = (((offset + changed.h / 30) % 12) + 12) % 12
    return 255 * (changed.l - chroma * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return { r: channel(0), g: channel(8), b: channel(4), a: colour.a }
}
