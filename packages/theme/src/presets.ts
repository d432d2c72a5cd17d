import { emptySource, type Shadow, type ThemeSource } from './ThemeSource.ts'

/**
 * Surfaces without edges, shadows under floating ones alone, and faint text without transparency. These values follow the common
 * colours, so that a reader who changes one of them in a copy sees the rest change with it.
 */
function calm(
  name: string,
  colours: Readonly<Record<string, string>>,
  opacity: Readonly<Record<string, number>>,
  floating: Partial<Shadow> = {},
): ThemeSource {
  const faint = colours['faint'] ?? '--text,-13'
  return {
    ...emptySource,
    name,
    colours: {
      faint,
      // It is made before `faint`, so that it cannot refer to it.
      panelFaint: faint,
      icon: '--text,-22',
      highlight: '--fg',
      highlightIcon: '--icon',
      selectedPostIcon: '--icon',
      selectedMenu: '--fg',
      selectedMenuIcon: '--link',
      popoverIcon: '--icon',
      selectedMenuPopoverIcon: '--icon',
      btn: '--fg,4',
      btnPressed: '--fg,10.5',
      btnToggled: '--fg,10.5',
      btnDisabled: '--bg,4.5',
      btnDisabledText: '--text,-26',
      alertNeutralText: '--text',
      badgeNeutral: '--fg,14',
      ...colours,
    },
    opacity: { underlay: 0, faint: 1, faintOnSurfaces: 1, alertPopup: 1, ...opacity },
    shadows: {
      panel: [],
      topBar: [],
      popup: [{ x: 0, y: 8, blur: 28, spread: 0, inset: false, colour: '#000000', alpha: 0.45, ...floating }],
      avatar: [],
      button: [],
      buttonHover: [],
      buttonPressed: [],
      input: [],
    },
  }
}

/** The colours of signals and links on dark ground. */
const lamplight = {
  link: '#e6ad78',
  cRed: '#f2756b',
  cGreen: '#57c08a',
  cBlue: '#62aef0',
  cOrange: '#f0a040',
  danger: '--cRed,13',
  btnDanger: '--cRed,5',
  poll: '--accent,-49',
}

/** Night sky and lamplight: deep blue surfaces, warm links. The default (spec 3, section 4). */
const pleromaDark = calm(
  'Rookery dark',
  {
    ...lamplight,
    bg: '#131b26',
    fg: '#1c2735',
    text: '#d3d9e0',
    wallpaper: '#0c121a',
    border: '#2a3747',
    popover: '--bg,2',
    selectedMenuPopover: '--bg,6',
    alertNeutral: '--fg,38',
    alertPopupError: '#4b3237',
    alertPopupWarning: '#4a3c2d',
    alertPopupSuccess: '#24443f',
    alertPopupNeutral: '--bg,2',
  },
  { alert: 0.2 },
)

/** Paper and ink. */
const rookeryLight = calm(
  'Rookery light',
  {
    bg: '#ffffff',
    fg: '#eef1f5',
    text: '#1c2530',
    faint: '--text,-17',
    icon: '--text,-28',
    link: '#802e00',
    wallpaper: '#e6eaef',
    border: '#d3dae2',
    cRed: '#951a23',
    cGreen: '#0f5d38',
    cBlue: '#12529a',
    cOrange: '#7d4200',
    popover: '--bg,2.7',
    selectedMenuPopover: '--bg,8',
    btn: '--fg,5',
    btnPressed: '--fg,14',
    btnToggled: '--fg,14',
    poll: '--accent,-62',
    alertNeutral: '--fg,40',
    alertPopupError: '#f0cacc',
    alertPopupWarning: '#e9d6bf',
    alertPopupSuccess: '#c6ded2',
    alertPopupNeutral: '--bg,2.7',
  },
  { alert: 0.16 },
  { colour: '#1c2530', alpha: 0.22 },
)

/** Black surfaces, which leave the pixels of OLED screens off. */
const rookeryBlack = calm(
  'Rookery black',
  {
    ...lamplight,
    bg: '#000000',
    fg: '#11161d',
    text: '#d6dbe1',
    faint: '--text,-20',
    icon: '--text,-25',
    wallpaper: '#000000',
    border: '#262f3a',
    selectedMenuPopover: '--fg',
    alertNeutral: '--fg,42',
    alertPopupError: '#3d1d1b',
    alertPopupWarning: '#3c2810',
    alertPopupSuccess: '#163023',
    alertPopupNeutral: '--bg',
  },
  { alert: 0.25 },
)

/** Every text at 7:1 or more, every edge drawn. */
const highContrast = calm(
  'High contrast',
  {
    bg: '#000000',
    fg: '#12161b',
    text: '#ffffff',
    link: '#ffd24d',
    faint: '--text,-15',
    icon: '--text',
    wallpaper: '#000000',
    border: '#a7b1bd',
    cRed: '#ff9d96',
    cGreen: '#6fe3a5',
    cBlue: '#8fcbff',
    cOrange: '#ffbf66',
    selectedMenuPopover: '--fg,4',
    poll: '--accent,-52',
    alertNeutral: '--fg,32',
    alertPopupError: '#402726',
    alertPopupWarning: '#40301a',
    alertPopupSuccess: '#1c3929',
    alertPopupNeutral: '--bg',
  },
  { input: 1, alert: 0.3 },
)

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
