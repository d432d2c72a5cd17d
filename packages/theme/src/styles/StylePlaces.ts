import { styleHex } from './styleHex.ts'
import { mean, over, type Rgb } from '../engine/arithmetic.ts'
import type { StylePartLayer } from '../forms/ThemeReading.ts'
import type { RuleBook } from './RuleBook.ts'
import { headerOf, type DirectiveValue, type RulePart } from './Style.ts'
import { styleColour, type ColourScope } from './styleColour.ts'
import { componentOf } from './styleComponents.ts'
import { styleNumber } from './styleNumber.ts'
import { styleShadow } from './styleShadow.ts'
import type { StyleVariables } from './StyleVariables.ts'
import { styleTextOn } from './textRule.ts'

/** A text-like component as it shows in its place. */
export interface StyleText {
  readonly colour: Rgb
  readonly alpha: number
  /** The colour before its opacity was mixed into it, for the modes that make it solid. */
  readonly unmixed: Rgb
  readonly opacity: number
}

/** A place as it shows: a component with its states, inside of others. */
export interface StylePlace {
  readonly path: readonly RulePart[]
  readonly directives: ReadonlyMap<string, DirectiveValue>
  readonly background: Rgb
  readonly alpha: number
  /** The colour that one sees there, mixed with everything below. */
  readonly seen: Rgb
}

/** Computes places of a style, each once and only when it is asked for. */
export class StylePlaces {
  private readonly places = new Map<string, StylePlace>()
  private readonly texts = new Map<string, StyleText>()
  private readonly rules: RuleBook
  private readonly variables: StyleVariables
  private readonly ground: Rgb
  private readonly onUnknown: (text: string) => void

  constructor(rules: RuleBook, variables: StyleVariables, ground: Rgb, onUnknown: (text: string) => void) {
    this.rules = rules
    this.variables = variables
    this.ground = ground
    this.onUnknown = onUnknown
  }

  /** Places and texts that were computed so far. */
  get count(): number {
    return this.places.size + this.texts.size
  }

  place(path: readonly RulePart[]): StylePlace {
    const key = headerOf(path)
    const known = this.places.get(key)
    if (known) return known
    const directives = this.rules.directivesAt(path)
    const parent = path.length > 1 ? this.place(path.slice(0, -1)) : null
    const below = parent?.seen ?? this.ground
    const text = textOf(directives, 'background')
    const alpha = numberOf(directives, 'opacity') ?? 1
    const background = text === null || text === 'transparent' ? null : styleColour(text, this.scope(path, parent, below, null))
    const place =
      background === null
        ? { path, directives, background: below, alpha: 0, seen: below }
        : { path, directives, background, alpha, seen: alpha > 0 ? over(background, alpha, below) : below }
    this.places.set(key, place)
    return place
  }

  /** A text-like component inside a place; links and icons may refer to the text there. */
  text(place: StylePlace, part: RulePart): StyleText {
    const path = [...place.path, part]
    const key = headerOf(path)
    const known = this.texts.get(key)
    if (known) return known
    const directives = this.rules.directivesAt(path)
    const scope = this.scope(path, place, place.seen, null)
    const wished = styleColour(textOf(directives, 'textColor') ?? '--text', scope)
    const auto = textOf(directives, 'textAuto') ?? 'preserve'
    const unmixed = auto === 'no-auto' ? wished : styleTextOn(place.seen, wished, auto === 'preserve' ? 'keep' : 'free')
    const opacity = numberOf(directives, 'textOpacity') ?? 1
    const text = { ...faded(unmixed, opacity, textOf(directives, 'textOpacityMode') ?? 'blend', place.background), unmixed, opacity }
    this.texts.set(key, text)
    return text
  }

  /** The layers of a place's shadow, or null if no rule says anything about it. */
  shadow(place: StylePlace): readonly StylePartLayer[] | null {
    const value = place.directives.get('shadow')
    if (value === undefined || typeof value === 'string') return null
    const parent = place.path.length > 1 ? this.place(place.path.slice(0, -1)) : null
    const scope = this.scope(place.path, parent, place.seen, place.background)
    return styleShadow(value, {
      variable: (name) => this.variables.shadow(name),
      colour: (text) => styleColour(text, scope),
      onUnknown: this.onUnknown,
    })
  }

  private scope(path: readonly RulePart[], parent: StylePlace | null, stack: Rgb, background: Rgb | null): ColourScope {
    return {
      variable: (name) => this.variables.colour(name),
      parent: parent?.background ?? null,
      stack,
      background: background ?? parent?.background ?? null,
      inherited: () => this.inherited(path, parent),
      text: (name) => (parent ? this.textNamed(path, parent, name) : null),
      onUnknown: this.onUnknown,
    }
  }

  private inherited(path: readonly RulePart[], parent: StylePlace | null): Rgb | null {
    const own = path.at(-1)
    if (!own || componentOf(own.component)?.textLike) return parent?.background ?? null
    const outer = path.slice(0, -1)
    const plain = [...outer, { ...own, states: [] }]
    const hasRule = this.rules.acting(plain).some((rule) => rule.path.at(-1)?.variant !== null)
    const origin = hasRule ? plain : [...outer, { ...own, variant: null, states: [] }]
    return headerOf(origin) === headerOf(path) ? null : this.place(origin).background
  }

  // Texts are made in the order text, link and so on: each may refer to those before it alone.
  private textNamed(path: readonly RulePart[], parent: StylePlace, name: string): Rgb | null {
    const parts = textPartsOf(parent.path.at(-1)?.component ?? '')
    const own = parts.findIndex((part) => headerOf([...parent.path, part]) === headerOf(path))
    const found = parts.findIndex((part) => textNameOf(part) === name)
    const part = parts[found]
    return part === undefined || (own !== -1 && own <= found) ? null : this.text(parent, part).unmixed
  }
}

/** The text-like components that a component can have inside, in the order in which they are made. */
export function textPartsOf(component: string): readonly RulePart[] {
  const inner = componentOf(component)?.inner ?? []
  return ['Text', 'Link', 'FunText', 'Icon', 'Border'].flatMap((name) => {
    const { variants = [], states = [] } = componentOf(name) ?? {}
    if (!inner.includes(name)) return []
    return [null, ...variants].flatMap((variant) =>
      [[], ...states.map((state) => [state])].map((set) => ({ component: name, variant, states: set })),
    )
  })
}

/** The name of the variable that a text-like component becomes, without dashes: `text`, `linkFaint`, `funtextGreentext`. */
export function textNameOf({ component, variant, states }: RulePart): string {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
  return component.toLowerCase() + [...(variant === null ? [] : [variant]), ...states].map(capital).join('')
}

/** `#rrggbb`, or the colour with its alpha as CSS has it, with channels rounded down. */
export function formatStyleText({ colour, alpha }: StyleText): string {
  const channels = [colour.r, colour.g, colour.b].map((channel) => Math.floor(channel)).join(', ')
  return alpha < 1 ? `rgba(${channels}, ${alpha})` : styleHex(colour)
}

function faded(colour: Rgb, opacity: number, mode: string, ground: Rgb): { readonly colour: Rgb; readonly alpha: number } {
  if (opacity >= 1) return { colour, alpha: 1 }
  if (opacity === 0) return { colour: ground, alpha: 1 }
  if (mode === 'fake') return { colour: over(colour, opacity, ground), alpha: 1 }
  if (mode === 'mixrgb') return { colour: mean(ground, colour), alpha: 1 }
  return { colour, alpha: opacity }
}

/** The text of a directive, or null. */
export function textOf(directives: ReadonlyMap<string, DirectiveValue>, name: string): string | null {
  const value = directives.get(name)
  return typeof value === 'string' ? value : null
}

/** The number of a directive: 0 to 1 for opacities, up to the longest radius for roundness; null if there is none. */
export function numberOf(directives: ReadonlyMap<string, DirectiveValue>, name: string): number | null {
  return styleNumber(name, textOf(directives, name) ?? '')?.number ?? null
}
