import { styleHex } from './styleHex.ts'
import type { Rgb } from '../engine/arithmetic.ts'
import { readHex } from '../engine/arithmetic.ts'
import { readShadowEntries, splitShadow } from './shadowText.ts'
import { styleColour } from './styleColour.ts'
import type { DirectiveValue, ShadowEntry } from './Style.ts'

/** Variables inside of variables, at most. */
const deepest = 30

type Kind = 'color' | 'shadow' | 'generic'

interface Variable {
  readonly kind: Kind
  readonly text: string
}

/** The variables of Root: colours, shadows and plain texts. Each is computed once; one that leads to itself has no value. */
export class StyleVariables {
  private readonly variables = new Map<string, Variable>()
  private readonly colours = new Map<string, Rgb | null>()
  private depth = 0
  private readonly onUnknown: (text: string) => void

  constructor(directives: ReadonlyMap<string, DirectiveValue>, onUnknown: (text: string) => void) {
    this.onUnknown = onUnknown
    for (const [name, value] of directives) {
      const variable = name.startsWith('--') && typeof value === 'string' ? readVariable(value) : null
      if (variable) this.variables.set(name.slice(2), variable)
    }
  }

  colour(name: string): Rgb | null {
    const known = this.colours.get(name)
    if (known !== undefined) return known
    const variable = this.variables.get(name)
    if (variable?.kind !== 'color' || this.depth > deepest) return null
    this.colours.set(name, null)
    this.depth += 1
    const colour = styleColour(variable.text, {
      variable: (other) => this.colour(other),
      parent: null,
      stack: null,
      background: null,
      inherited: () => null,
      text: () => null,
      onUnknown: this.onUnknown,
    })
    this.depth -= 1
    this.colours.set(name, colour)
    return colour
  }

  shadow(name: string): readonly ShadowEntry[] | null {
    const variable = this.variables.get(name)
    return variable?.kind === 'shadow' ? readShadowEntries(variable.text) : null
  }

  generic(name: string): string | null {
    const variable = this.variables.get(name)
    return variable?.kind === 'generic' ? variable.text : null
  }

  /** Every variable: colours as hex, shadows as the texts of their pieces, all else as it is written. */
  all(): Readonly<Record<string, string | readonly string[]>> {
    return Object.fromEntries(
      [...this.variables].map(([name, { kind, text }]) => {
        if (kind === 'color') return [name, styleHex(this.colour(name) ?? { r: 255, g: 0, b: 255 })]
        return [name, kind === 'shadow' ? splitShadow(text) : text]
      }),
    )
  }
}

/** Reads `type | value`. A colour alone is one without its type. Null for unknown types. */
export function readVariable(value: string): Variable | null {
  const bar = value.indexOf('|')
  if (bar === -1) return readHex(value) || /^(?:--[\w-]+$|\$)/.test(value) ? { kind: 'color', text: value } : null
  const kind = value.slice(0, bar).trim()
  const text = value.slice(bar + 1).trim()
  return kind === 'color' || kind === 'shadow' || kind === 'generic' ? { kind, text } : null
}
