import { directionFrom, lighter, luminanceOf, over, readHex, type Rgb } from '../engine/arithmetic.ts'
import { styleTextOn } from './textRule.ts'

/** The colour for all that cannot be found, as in pleroma-fe. */
export const magenta: Rgb = { r: 255, g: 0, b: 255 }

/** Lookups for the references in colours of a component. */
export interface ColourScope {
  /** A variable of Root. */
  readonly variable: (name: string) => Rgb | null
  /** The background of the parent, without its alpha. */
  readonly parent: Rgb | null
  /** The colour that one sees behind a text, or at the place. */
  readonly stack: Rgb | null
  /** The background of the place. */
  readonly background: Rgb | null
  /** The background of the same component and variant without states. */
  readonly inherited: () => Rgb | null
  /** The colour of a text, link and so on that was made for the parent (`text`, `linkFaint`). */
  readonly text: (name: string) => Rgb | null
  /** Called for each text that gives no colour. */
  readonly onUnknown: (text: string) => void
}

/** The colour that a text means at a place: a hex, a variable with or without a step, or a function. Magenta if it means none. */
export function styleColour(text: string, scope: ColourScope): Rgb {
  const colour = text.startsWith('$') ? callFunction(text, scope) : plainColour(text, scope)
  if (colour) return colour
  scope.onUnknown(text)
  return magenta
}

function plainColour(text: string, scope: ColourScope): Rgb | null {
  if (!text.startsWith('--')) return readHex(text) ?? shortHex(text)
  const [name = '', step] = text.split(',').map((part) => part.trim())
  const colour = reference(name.slice(2), scope)
  if (colour === null || step === undefined) return colour
  const points = Number.parseFloat(step)
  return Number.isFinite(points) ? lighter(colour, points * directionFrom(scope.parent ?? colour)) : colour
}

function reference(name: string, scope: ColourScope): Rgb | null {
  if (name === 'stack') return scope.stack
  if (name === 'background') return scope.background
  if (name === 'inheritedBackground') return scope.inherited()
  if (name === 'parent') return scope.parent
  if (!name.startsWith('parent-')) return scope.variable(name)
  // Not every place has the colour by now: then the variable of that name does.
  const text = name.replace(/^parent-+/, '')
  return scope.text(text) ?? scope.variable(text)
}

function shortHex(text: string): Rgb | null {
  return /^#[\da-f]{3}$/i.test(text) ? readHex(text.replaceAll(/[\da-f]/gi, '$&$&')) : null
}

type Arguments = readonly [string, string, string]

// Each takes arguments with spaces between them. Functions do not nest.
const functions: Readonly<Record<string, (args: Arguments, scope: ColourScope) => Rgb | null>> = {
  // Nothing that takes a colour looks at the alpha of a variable.
  alpha: ([colour], scope) => styleColour(colour, scope),
  brightness: ([colour, points], scope) => moved(colour, scope, points, () => 1),
  boost: ([colour, points], scope) => moved(colour, scope, points, (own) => (luminanceOf(own) < 0.5 ? -1 : 1)),
  mod: ([colour, points], scope) => moved(colour, scope, points, (own) => directionFrom(scope.parent ?? own)),
  textColor: ([ground, text, mode], scope) =>
    styleTextOn(styleColour(ground, scope), styleColour(text, scope), mode === '' || mode === 'preserve' ? 'keep' : 'free'),
  blend: ([above, opacity, below], scope) => {
    const alpha = Number(opacity)
    return Number.isFinite(alpha) ? over(styleColour(above, scope), Math.min(1, Math.max(0, alpha)), styleColour(below, scope)) : null
  },
  shift: ([colour, other, sign], scope) => {
    const [own, added] = [styleColour(colour, scope), styleColour(other, scope)]
    const channel = (from: number, by: number) => Math.min(255, Math.max(0, sign === '-' ? from - by : from + by))
    return { r: channel(own.r, added.r), g: channel(own.g, added.g), b: channel(own.b, added.b) }
  },
}

/** Reads `$name(a b c)`. A comma after an argument is allowed; without a space behind it, it is part of a colour with a step. */
export function readCall(text: string): { readonly name: string; readonly args: readonly string[] } | null {
  const [, name, inside] = /^\$(\w{1,40})\(([^()]{0,400})\)$/.exec(text.trim()) ?? []
  if (name === undefined || inside === undefined) return null
  const args = inside.split(/\s+/).map((word) => word.replace(/,$/, ''))
  return { name, args: args.filter((word) => word !== '') }
}

function callFunction(text: string, scope: ColourScope): Rgb | null {
  const call = readCall(text)
  const known = call && Object.hasOwn(functions, call.name) ? functions[call.name] : undefined
  if (!call || !known || call.args.some((word) => word.startsWith('$'))) return null
  const [first = '', second = '', third = ''] = call.args
  return known([first, second, third], scope)
}

function moved(text: string, scope: ColourScope, points: string, direction: (own: Rgb) => number): Rgb | null {
  const colour = styleColour(text, scope)
  const number = Number(points)
  return Number.isFinite(number) ? lighter(colour, number * direction(colour)) : null
}
