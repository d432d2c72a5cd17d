import { colouring, flat, soft } from '../make/colouring.ts'
import { defaultFonts, emptySource, type Shadow, type ThemeSource } from '../ThemeSource.ts'

/** A robin at the fireside: brown feathers, a breast of coral, and round corners. */
const rookeryWarm: ThemeSource = {
  ...emptySource,
  name: 'Rookery warm',
  colours: colouring(
    {
      bg: '#201712',
      fg: '#2c2019',
      popover: '#281d17',
      text: '#f0e7dc',
      faint: '#c8b9aa',
      link: '#ffab90',
      wallpaper: '#150e0a',
      border: '#44342b',
      btn: '#382a22',
      cRed: '#ff8f88',
      danger: '#ffa9a2',
      cGreen: '#b9e392',
      cBlue: '#8fcbf4',
      cOrange: '#fcc56e',
    },
    0.24,
  ),
  opacity: { underlay: 0, faint: 1, faintOnSurfaces: 1, alert: 0.22 },
  radii: { btn: 8, input: 8, checkbox: 4, panel: 14, avatar: 12, tooltip: 8, attachment: 10 },
  shadows: soft('#000000', 0.5),
}

/** A heron at the water before sunrise: slate, mist, and the light of shallow water. */
const rookeryCool: ThemeSource = {
  ...emptySource,
  name: 'Rookery cool',
  colours: colouring(
    {
      bg: '#122229',
      fg: '#192c35',
      popover: '#182a32',
      text: '#e4eef1',
      faint: '#b6c7cd',
      link: '#86e0df',
      wallpaper: '#0b181e',
      border: '#2e4750',
      btn: '#223842',
      cRed: '#ff9498',
      danger: '#ffb4b4',
      cGreen: '#a6ecbc',
      cBlue: '#93cdff',
      cOrange: '#f9cb85',
    },
    0.2,
  ),
  opacity: { underlay: 0, faint: 1, faintOnSurfaces: 1, alert: 0.2 },
  radii: { btn: 6, input: 6, checkbox: 3, panel: 8, avatar: 6, tooltip: 6, attachment: 6 },
  shadows: soft('#020a0e', 0.6),
}

const serif = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Source Serif 4', 'Noto Serif', Georgia, serif"

/** A printed page: cream paper, brown ink, links in the blue of a fountain pen, and letters with serifs. */
const rookeryPaper: ThemeSource = {
  ...emptySource,
  name: 'Rookery paper',
  colours: colouring(
    {
      bg: '#faf3e5',
      fg: '#f4ead8',
      popover: '#fdf8ee',
      text: '#2e241d',
      faint: '#51453a',
      link: '#234077',
      wallpaper: '#e9dcc7',
      border: '#d6c7ae',
      btn: '#ece0ca',
      cRed: '#7d1518',
      cGreen: '#1b552c',
      cBlue: '#164781',
      cOrange: '#925800',
    },
    0.14,
  ),
  opacity: { underlay: 0, faint: 1, faintOnSurfaces: 1, alert: 0.14 },
  radii: { btn: 3, input: 3, checkbox: 2, panel: 3, avatar: 3, tooltip: 3, attachment: 2 },
  shadows: soft('#4a3a20', 0.25),
  fonts: { interface: serif, post: serif },
}

/** Black ink on white, every edge drawn. */
const highContrastLight: ThemeSource = {
  ...emptySource,
  name: 'High contrast, light',
  colours: colouring(
    {
      bg: '#ffffff',
      fg: '#f2f2f2',
      popover: '#ffffff',
      text: '#000000',
      faint: '#333333',
      link: '#00309a',
      wallpaper: '#ffffff',
      border: '#5a5a5a',
      icon: '#000000',
      btn: '#e8e8e8',
      cRed: '#8c0014',
      cGreen: '#00501f',
      cBlue: '#003f8a',
      cOrange: '#663500',
    },
    0.12,
  ),
  opacity: { underlay: 0, faint: 1, faintOnSurfaces: 1, input: 1, alert: 0.14 },
  shadows: flat([{ x: 0, y: 0, blur: 0, spread: 1, inset: false, colour: '#000000', alpha: 1 }]),
}

/** Neutral grey, and meanings that differ in lightness and on the way from blue to yellow, which nearly all eyes see. */
const rookeryClearDark: ThemeSource = {
  ...emptySource,
  name: 'Distinct colours, dark',
  colours: colouring(
    {
      bg: '#15181c',
      fg: '#20242a',
      popover: '#1a1d22',
      text: '#e8ebef',
      faint: '#b5bbc3',
      link: '#b4d3ff',
      wallpaper: '#0d0f12',
      border: '#3a4049',
      btn: '#2b3038',
      cRed: '#ff99a3',
      cGreen: '#b8fce8',
      cBlue: '#6cbaff',
      cOrange: '#ffd23d',
    },
    0.22,
  ),
  opacity: { underlay: 0, faint: 1, faintOnSurfaces: 1, alert: 0.2 },
  shadows: soft('#000000', 0.55),
}

/** The same by day. */
const rookeryClearLight: ThemeSource = {
  ...emptySource,
  name: 'Distinct colours, light',
  colours: colouring(
    {
      bg: '#ffffff',
      fg: '#f1f3f5',
      popover: '#ffffff',
      text: '#16191d',
      faint: '#43484e',
      link: '#0a3fa8',
      wallpaper: '#e4e7ea',
      border: '#c9ced4',
      btn: '#e7eaee',
      cRed: '#62001f',
      cGreen: '#1b5d51',
      cBlue: '#14257c',
      cOrange: '#773e00',
    },
    0.12,
  ),
  opacity: { underlay: 0, faint: 1, faintOnSurfaces: 1, alert: 0.12 },
  shadows: soft('#16191d', 0.22),
}

/** A terminal: letters of one width, no corners, nothing to look at but words. */
const rookeryTerminal: ThemeSource = {
  ...emptySource,
  name: 'Terminal',
  colours: colouring(
    {
      bg: '#0a0d0a',
      fg: '#0f140f',
      popover: '#0f140f',
      text: '#c9dcc2',
      faint: '#a0b39a',
      link: '#8ff0a0',
      wallpaper: '#050705',
      border: '#2c3a2c',
      btn: '#182018',
      cRed: '#ff8d85',
      cGreen: '#8ff0a0',
      cBlue: '#84c8ff',
      cOrange: '#f0c860',
    },
    0.2,
  ),
  opacity: { underlay: 0, faint: 1, faintOnSurfaces: 1, alert: 0.2 },
  radii: { btn: 0, input: 0, checkbox: 0, panel: 0, avatar: 0, avatarAlt: 0, tooltip: 0, attachment: 0 },
  shadows: flat([]),
  fonts: { interface: defaultFonts.postCode, input: defaultFonts.postCode, post: defaultFonts.postCode },
}

const sticker = (colour: string, length: number): readonly Shadow[] => [
  { x: length, y: length, blur: 0, spread: 0, inset: false, colour, alpha: 1 },
]

/** Flamingos in a lagoon: pink stickers on turquoise water, as round as they get. */
const rookeryFlamingo: ThemeSource = {
  ...emptySource,
  name: 'Flamingo',
  colours: colouring(
    {
      bg: '#fff6f9',
      fg: '#ffe6ef',
      popover: '#fffafc',
      text: '#3a1528',
      faint: '#613449',
      link: '#8f004c',
      wallpaper: '#c8f2f1',
      border: '#f0aac8',
      btn: '#ffd3e3',
      topBar: '#6f0a40',
      topBarText: '#ffffff',
      topBarLink: '#fff0f6',
      cRed: '#86070f',
      cGreen: '#00553a',
      cBlue: '#0b4691',
      cOrange: '#925300',
    },
    0.14,
  ),
  opacity: { underlay: 0, faint: 1, faintOnSurfaces: 1, input: 1, alert: 0.14 },
  radii: { btn: 20, input: 14, checkbox: 6, panel: 24, avatar: 24, tooltip: 16, attachment: 18 },
  shadows: { ...flat(sticker('#6f0a40', 5)), panel: sticker('#74cdd0', 5) },
}

/**
 * Presets in addition to the built-in ones, by their name in settings. They are not in the first stylesheet: nothing that loads first may import
 * this file.
 */
export const morePresets = {
  'rookery-warm': rookeryWarm,
  'rookery-cool': rookeryCool,
  'rookery-paper': rookeryPaper,
  'high-contrast-light': highContrastLight,
  'rookery-clear-dark': rookeryClearDark,
  'rookery-clear-light': rookeryClearLight,
  'rookery-terminal': rookeryTerminal,
  'rookery-flamingo': rookeryFlamingo,
} as const satisfies Record<string, ThemeSource>

export type MorePresetName = keyof typeof morePresets

/** True for the name of a preset in `morePresets`. */
export function isMorePresetName(name: string): name is MorePresetName {
  return Object.hasOwn(morePresets, name)
}

/** Their names, in the order in which they are offered. */
export const morePresetNames: readonly MorePresetName[] = Object.keys(morePresets).filter(isMorePresetName)
