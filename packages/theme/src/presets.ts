import { emptySource, type ThemeSource } from './ThemeSource.ts'

/** Night sky and lamplight: deep blue surfaces, warm links. The default (spec 3, section 4). */
const pleromaDark: ThemeSource = {
  ...emptySource,
  name: 'Rookery dark',
  colours: {
    bg: '#131b26',
    fg: '#1c2735',
    text: '#d3d9e0',
    link: '#e6ad78',
    wallpaper: '#0c121a',
    border: '#2a3747',
    cRed: '#f2756b',
    cGreen: '#57c08a',
    cBlue: '#62aef0',
    cOrange: '#f0a040',
  },
  opacity: { faint: 0.62, alert: 0.25 },
}

/** Paper and ink. */
const rookeryLight: ThemeSource = {
  ...emptySource,
  name: 'Rookery light',
  colours: {
    bg: '#ffffff',
    fg: '#eef1f5',
    text: '#1c2530',
    link: '#b0450a',
    wallpaper: '#e6eaef',
    border: '#d3dae2',
    cRed: '#c42b32',
    cGreen: '#1a7a4c',
    cBlue: '#1a68b8',
    cOrange: '#a85a00',
  },
  opacity: { underlay: 0, faint: 0.68, alert: 0.16 },
  shadows: { popup: [{ x: 0, y: 8, blur: 28, spread: 0, inset: false, colour: '#1c2530', alpha: 0.22 }] },
}

/** Black surfaces, which leave the pixels of OLED screens off. */
const rookeryBlack: ThemeSource = {
  ...emptySource,
  name: 'Rookery black',
  colours: { ...pleromaDark.colours, bg: '#000000', fg: '#11161d', text: '#d6dbe1', wallpaper: '#000000', border: '#262f3a' },
  opacity: { underlay: 0, faint: 0.62, alert: 0.25 },
}

/** Every text at 7:1 or more, every edge drawn. */
const highContrast: ThemeSource = {
  ...emptySource,
  name: 'High contrast',
  colours: {
    bg: '#000000',
    fg: '#12161b',
    text: '#ffffff',
    link: '#ffd24d',
    wallpaper: '#000000',
    border: '#a7b1bd',
    icon: '#ffffff',
    cRed: '#ff9d96',
    cGreen: '#6fe3a5',
    cBlue: '#8fcbff',
    cOrange: '#ffbf66',
  },
  opacity: { underlay: 0, faint: 0.85, input: 1, alert: 0.3 },
}

/** The themes that come with the client, by the name that settings and servers use. */
export const presets = {
  'pleroma-dark': pleromaDark,
  'rookery-light': rookeryLight,
  'rookery-black': rookeryBlack,
  'high-contrast': highContrast,
} as const satisfies Record<string, ThemeSource>

export type PresetName = keyof typeof presets

export function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(presets, name)
}

/** The presets without a choice, by the system's preference for dark or light. */
export const defaultPresets = { dark: 'pleroma-dark', light: 'rookery-light' } as const satisfies Record<'dark' | 'light', PresetName>
