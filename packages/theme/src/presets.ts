import { emptySource, type Shadow, type ThemeSource } from './ThemeSource.ts'

/** What a preset chooses: colours by slot. Every text among them is read at 7:1. */
type PresetColours = Readonly<
  Record<'bg' | 'fg' | 'text' | 'link' | 'faint' | 'faintLink' | 'icon' | 'btn' | 'btnPressed' | 'poll' | 'alertNeutral', string> &
    Record<string, string>
>

/** Surfaces without edges, shadows under floating ones alone, and faint text in a colour of its own. */
function calm(
  name: string,
  colours: PresetColours,
  opacity: Readonly<Record<string, number>>,
  floating: Partial<Shadow> = {},
): ThemeSource {
  return {
    ...emptySource,
    name,
    colours: {
      highlight: '--fg',
      selectedMenu: '--fg',
      selectedMenuIcon: '--link',
      highlightIcon: '--icon',
      selectedPostIcon: '--icon',
      popoverIcon: '--icon',
      selectedMenuPopoverIcon: '--icon',
      btnToggled: '--btnPressed',
      alertNeutralText: '--text',
      ...colours,
    },
    opacity: { faint: 1, faintOnSurfaces: 1, ...opacity },
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
  faintLink: '#dcae86',
  cRed: '#f2756b',
  cGreen: '#57c08a',
  cBlue: '#62aef0',
  cOrange: '#f0a040',
  danger: '#ffa69e',
  btnDanger: '#f58a81',
}

/** Night sky and lamplight: deep blue surfaces, warm links. The default (spec 3, section 4). */
const pleromaDark = calm(
  'Rookery dark',
  {
    ...lamplight,
    bg: '#131b26',
    fg: '#1c2735',
    text: '#d3d9e0',
    faint: '#b0b7c0',
    icon: '#99a0a8',
    wallpaper: '#0c121a',
    border: '#2a3747',
    btn: '#26313f',
    btnPressed: '#364150',
    btnDisabled: '#1d2633',
    btnDisabledText: '#737a83',
    popover: '#18202b',
    selectedMenuPopover: '#222b37',
    poll: '#413b38',
    alertNeutral: '#7289a3',
    alertPopupError: '#4b3237',
    alertPopupWarning: '#4a3c2d',
    alertPopupSuccess: '#24443f',
    alertPopupNeutral: '#18202b',
    badgeNeutral: '#354050',
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
    link: '#863100',
    faint: '#464c53',
    faintLink: '#743a14',
    icon: '#60666e',
    wallpaper: '#e6eaef',
    border: '#d3dae2',
    cRed: '#951a23',
    cGreen: '#0f5d38',
    cBlue: '#12529a',
    cOrange: '#7d4200',
    btn: '#e1e4e8',
    btnPressed: '#c7cace',
    btnDisabled: '#f0f2f4',
    btnDisabledText: '#8e9298',
    popover: '#f8f8f8',
    selectedMenuPopover: '#e9eaeb',
    poll: '#e4d2c7',
    alertNeutral: '#7a889b',
    alertPopupError: '#f0cacc',
    alertPopupWarning: '#e9d6bf',
    alertPopupSuccess: '#c6ded2',
    alertPopupNeutral: '#f8f8f8',
    badgeNeutral: '#cdd0d4',
  },
  { underlay: 0, alert: 0.16 },
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
    faint: '#a0a4a9',
    icon: '#96999e',
    wallpaper: '#000000',
    border: '#262f3a',
    btn: '#1a1f27',
    btnPressed: '#2d333b',
    btnDisabled: '#0d1014',
    btnDisabledText: '#6b6e71',
    popover: '#000000',
    selectedMenuPopover: '#14181e',
    poll: '#332619',
    alertNeutral: '#687c9c',
    alertPopupError: '#3d1d1b',
    alertPopupWarning: '#3c2810',
    alertPopupSuccess: '#163023',
    alertPopupNeutral: '#000000',
    badgeNeutral: '#282e36',
  },
  { underlay: 0, alert: 0.25 },
)

/** Every text at 7:1 or more, every edge drawn. */
const highContrast = calm(
  'High contrast',
  {
    bg: '#000000',
    fg: '#12161b',
    text: '#ffffff',
    link: '#ffd24d',
    faint: '#d9d9d9',
    faintLink: '#d9b341',
    icon: '#ffffff',
    wallpaper: '#000000',
    border: '#a7b1bd',
    cRed: '#ff9d96',
    cGreen: '#6fe3a5',
    cBlue: '#8fcbff',
    cOrange: '#ffbf66',
    btn: '#1b1f24',
    btnPressed: '#2e3338',
    btnDisabled: '#0e1012',
    btnDisabledText: '#808080',
    popover: '#000000',
    selectedMenuPopover: '#1b1f24',
    poll: '#382e11',
    alertNeutral: '#5a6778',
    alertPopupError: '#402726',
    alertPopupWarning: '#40301a',
    alertPopupSuccess: '#1c3929',
    alertPopupNeutral: '#000000',
    badgeNeutral: '#292e33',
  },
  { underlay: 0, input: 1, alert: 0.3 },
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
