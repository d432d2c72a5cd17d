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

/** Standard radii in px. */
export const defaultRadii = {
  btn: 4,
  input: 4,
  checkbox: 2,
  panel: 10,
  avatar: 5,
  avatarAlt: 50,
  tooltip: 2,
  attachment: 5,
  chatMessage: 10,
} satisfies Record<string, number>

const upperEdge: Shadow = { x: 0, y: 1, blur: 0, spread: 0, inset: true, colour: '#ffffff', alpha: 0.2 }
const lowerEdge: Shadow = { ...upperEdge, y: -1, colour: '#000000' }
const glow: Shadow = { x: 0, y: 0, blur: 4, spread: 0, inset: false, colour: '--faint', alpha: 1 }

/** Standard shadows, first layer on top. */
export const defaultShadows = {
  panel: [{ ...glow, x: 1, y: 1, colour: '#000000', alpha: 0.6 }],
  panelHeader: [],
  topBar: [{ ...glow, colour: '#000000', alpha: 0.6 }],
  popup: [{ ...glow, x: 2, y: 2, blur: 3, colour: '#000000', alpha: 0.5 }],
  avatar: [{ ...glow, y: 1, blur: 8, colour: '#000000', alpha: 0.7 }],
  avatarStatus: [],
  button: [{ ...glow, blur: 2, colour: '#000000' }, upperEdge, lowerEdge],
  buttonHover: [glow, upperEdge, lowerEdge],
  buttonPressed: [glow, { ...lowerEdge, y: 1 }, { ...upperEdge, y: -1 }],
  input: [
    { ...lowerEdge, y: 1 },
    { ...upperEdge, y: -1 },
    { ...glow, blur: 2, inset: true, colour: '#000000' },
  ],
} satisfies Record<string, readonly Shadow[]>

const system = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif"

/** System fonts: nothing to load, and every script has one. */
export const defaultFonts = {
  interface: system,
  input: 'inherit',
  post: 'inherit',
  postCode: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} satisfies Record<string, string>

/** The longest radius, in px. */
export const longestRadius = 200

/** The longest length of a shadow, in px: authors draw gradients and fills with them. */
export const longestLength = 2200

/** The widest spread of a shadow, in px. */
export const widestSpread = 1024

/** Layers that a shadow has at most. */
export const maxLayers = 10

export type RadiusName = keyof typeof defaultRadii
export type ShadowName = keyof typeof defaultShadows
export type FontName = keyof typeof defaultFonts
