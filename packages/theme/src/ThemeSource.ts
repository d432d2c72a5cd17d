/** One layer of a shadow. `colour` is a colour or a reference to a slot. Lengths in px. */
export interface Shadow {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly inset: boolean
  readonly colour: string
  readonly alpha: number
}

/**
 * A person's choices: colours by slot (`#rrggbb`, `transparent`, `--slot` or `--slot,N`), the rest by name. All else is derived.
 * Unknown names stay, so that a file survives a round trip.
 */
export interface ThemeSource {
  readonly name: string
  readonly colours: Readonly<Record<string, string>>
  readonly opacity: Readonly<Record<string, number>>
  readonly radii: Readonly<Record<string, number>>
  readonly shadows: Readonly<Record<string, readonly Shadow[]>>
  readonly fonts: Readonly<Record<string, string>>
}

export const emptySource: ThemeSource = { name: '', colours: {}, opacity: {}, radii: {}, shadows: {}, fonts: {} }

/** Opacities of layered slots (spec 3, section 4); a name that is not here is opaque. */
export const defaultOpacity: Readonly<Record<string, number>> = {
  profileTint: 0.5,
  alert: 0.5,
  input: 0.5,
  faint: 0.5,
  underlay: 0.15,
  alertPopup: 0.95,
}

/** Radii in px (spec 3, section 4). */
export const defaultRadii = {
  btn: 4,
  input: 4,
  checkbox: 2,
  panel: 10,
  avatar: 5,
  avatarAlt: 50,
  tooltip: 2,
  attachment: 5,
} satisfies Record<string, number>

const floating: Shadow = { x: 0, y: 8, blur: 28, spread: 0, inset: false, colour: '#000000', alpha: 0.45 }

/** Only floating surfaces throw a shadow, unless a theme says otherwise. */
export const defaultShadows = {
  panel: [],
  panelHeader: [],
  topBar: [],
  popup: [floating],
  avatar: [],
  avatarStatus: [],
  button: [],
  buttonHover: [],
  buttonPressed: [],
  input: [],
} satisfies Record<string, readonly Shadow[]>

const system = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif"

/** System fonts: nothing to load, and every script has one. */
export const defaultFonts = {
  interface: system,
  input: 'inherit',
  post: 'inherit',
  postCode: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} satisfies Record<string, string>

/** The longest radius or length of a shadow, in px. */
export const longestLength = 200

/** Layers that a shadow has at most. */
export const maxLayers = 10

export type RadiusName = keyof typeof defaultRadii
export type ShadowName = keyof typeof defaultShadows
export type FontName = keyof typeof defaultFonts
