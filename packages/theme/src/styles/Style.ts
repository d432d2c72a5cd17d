import type { ThemeLoss } from '../forms/ThemeReading.ts'

/** The longest text of a style that is read, in characters. Those in use have about 3,000. */
export const longestStyleText = 200_000

/** Rules of a style that are read at most; further ones are dropped. */
export const maxStyleRules = 1_000

/** Directives of one rule that are read at most. */
export const maxDirectives = 200

/** The longest value of a directive, in characters. */
export const longestValue = 2_000

/** Components in one header at most, such as three in `PanelHeader Button Icon`. */
export const maxPath = 6

/** Layer of a shadow as it is written: its colour may be a variable or a function. */
export interface StyleLayer {
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly inset: boolean
  readonly color: string
  readonly alpha: number
  /** The author's word for the layer, without meaning. */
  readonly name?: string
}

/** One piece of a shadow: a layer, or the text of a variable or a function that gives layers. */
export type ShadowEntry = string | StyleLayer

export type DirectiveValue = string | readonly ShadowEntry[]

/** One component of a header. Without a variant it fits every variant, without states every set of states. */
export interface RulePart {
  readonly component: string
  readonly variant: string | null
  /** Sorted, each one once. */
  readonly states: readonly string[]
}

/** Directives for a place; the path leads from the outer component to the one that they are about. */
export interface StyleRule {
  readonly path: readonly RulePart[]
  readonly directives: ReadonlyMap<string, DirectiveValue>
}

/** Colours of the Root variables by name, each `#rrggbb`. */
export interface StylePalette {
  readonly name: string
  readonly colours: Readonly<Record<string, string>>
}

/** A style of version 3: its rules, and the palettes that it comes with. */
export interface Style {
  readonly name: string
  readonly author: string
  readonly license: string
  readonly website: string
  readonly palettes: readonly StylePalette[]
  readonly rules: readonly StyleRule[]
  /** Parts of the file that could not be read. */
  readonly losses: readonly ThemeLoss[]
}

/** The header of a path as a style text has it. */
export function headerOf(path: readonly RulePart[]): string {
  return path
    .map(({ component, variant, states }) => component + (variant ? `.${variant}` : '') + states.map((state) => `:${state}`).join(''))
    .join(' ')
}
