import type { ThemeSource } from '../ThemeSource.ts'

/** The form of a file that holds a theme. */
export type ThemeForm =
  | 'v1 array'
  | 'v1 file'
  | 'v1 settings'
  | 'v2 file'
  | 'v2 body'
  | 'palette'
  | 'style text'
  | 'style data'
  | 'settings backup'
  | 'soapbox'
  | 'misskey'

/** Every reason for which a part of a file is not in the theme that is read from it. */
export const themeLossReasons = [
  // Names that no engine has.
  'unknown colours',
  'unknown opacities',
  'unknown radii',
  'unknown shadows',
  'unknown fonts',
  'unusable names',
  // Values that cannot be used as they are.
  'unreadable colours',
  'see-through colours',
  'missing base colours',
  'unreadable numbers',
  'clamped numbers',
  'unreadable shadows',
  'excess shadow layers',
  'unreadable fonts',
  'excess names',
  // Parts of other engines that have no place here.
  'style places',
  'style states',
  'style directives',
  'style values',
  'style variables',
  'style fonts',
  'style colours',
  'style rules',
  'named choices',
  'single colours',
  'derived colours',
] as const

export type ThemeLossReason = (typeof themeLossReasons)[number]

/** Parts of a file that the theme does not hold: the reason, and the names in the file that it concerns. */
export interface ThemeLoss {
  readonly reason: ThemeLossReason
  readonly names: readonly string[]
}

/** One layer of a shadow at a place of a style; `color` is solid. */
export interface StylePartLayer {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly color: string
  readonly alpha: number
  readonly inset?: boolean
}

/** The look of one place of a style, such as `Panel Button:hover`. */
export interface StylePart {
  /** A colour; `#rrggbb @0.5` if it is see-through. */
  readonly background?: string
  /** The colour on screen, mixed with everything below. */
  readonly seen?: string
  readonly opacity?: number
  readonly roundness?: number
  readonly blur?: string
  readonly shadow?: readonly StylePartLayer[]
  /** Colours of texts, links, icons and edges in this place, by name of the variable (`--textFaint`). */
  readonly virtual?: Readonly<Record<string, string>>
}

/** The half of a v2 file that was not taken. A snapshot is the picture that the author saw. */
export interface OtherHalf {
  readonly half: 'source' | 'snapshot'
  readonly theme: ThemeSource
}

/** Entries of a server's lists that settings name instead of holding a theme. */
export interface NamedChoices {
  readonly theme?: string
  readonly style?: string
  readonly palette?: string
}

/** A theme that was read from a file. */
export interface ThemeReading {
  readonly form: ThemeForm
  /** The theme as a source of engine 3. */
  readonly theme: ThemeSource
  readonly losses: readonly ThemeLoss[]
  readonly other?: OtherHalf
  /** Places of a style by name. */
  readonly parts?: Readonly<Record<string, StylePart>>
  /** Names of the palettes that a style comes with; the theme has the first one unless another was asked for. */
  readonly palettes?: readonly string[]
  readonly choices?: NamedChoices
}
