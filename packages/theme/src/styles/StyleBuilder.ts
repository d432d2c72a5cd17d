import { ThemeFileError } from '../forms/ThemeFileError.ts'
import { LossList } from '../forms/LossList.ts'
import { readHeader } from './readHeader.ts'
import { readStylePalette } from './readStylePalette.ts'
import { readShadowEntries } from './shadowText.ts'
import { isNumberDirective, styleNumber } from './styleNumber.ts'
import { readVariable } from './StyleVariables.ts'
import {
  headerOf,
  longestValue,
  maxDirectives,
  maxStyleRules,
  type DirectiveValue,
  type RulePart,
  type Style,
  type StylePalette,
  type StyleRule,
} from './Style.ts'

const maxPalettes = 50

/** A name and its value as a file has them. */
export type RawDirective = readonly [string, unknown]

/** Gathers the rules and palettes of a style within its limits, and names the others in the losses. */
export class StyleBuilder {
  readonly losses = new LossList()
  private readonly rules: StyleRule[] = []
  private readonly palettes: StylePalette[] = []
  private readonly meta = new Map<string, string>()

  /** Adds the rule of a header such as `Panel Button:hover`. */
  addRule(header: string, directives: readonly RawDirective[]): void {
    const path = readHeader(header)
    if (path) this.addPath(path, directives)
    else this.losses.add('style rules', header)
  }

  /** Adds a rule whose path is read already. */
  addPath(path: readonly RulePart[], directives: readonly RawDirective[]): void {
    const header = headerOf(path)
    if (this.rules.length === maxStyleRules) {
      this.losses.add('style rules', header)
      return
    }
    const read = new Map<string, DirectiveValue>()
    for (const [name, raw] of directives) {
      if (name === '' && raw === '') continue
      const onClamped = () => this.losses.add('clamped numbers', `${header} ${name}`)
      const value = isDirectiveName(name) && read.size < maxDirectives ? readValue(name, raw, onClamped) : null
      if (value === null) this.losses.add('style values', `${header} ${name}`)
      else read.set(name, value)
    }
    this.rules.push({ path, directives: read })
  }

  /** Adds a block that is no rule: `meta` or `palette.Name`. */
  addSpecial(name: string, directives: readonly RawDirective[]): void {
    if (name === 'meta') {
      for (const [key, value] of directives) if (typeof value === 'string') this.meta.set(key, value)
    } else if (name.startsWith('palette.') && this.palettes.length < maxPalettes) {
      const title = name.slice('palette.'.length).trim()
      const palette = readStylePalette(title, Object.fromEntries(directives), this.losses)
      if (palette) this.palettes.push(palette)
    } else this.losses.add('style rules', `@${name}`)
  }

  /** The style. Throws `ThemeFileError` if nothing was added. */
  finish(): Style {
    if (this.rules.length + this.palettes.length === 0) throw new ThemeFileError('empty style')
    const about = (key: string) => (this.meta.get(key) ?? '').slice(0, 100)
    return {
      name: about('name'),
      author: about('author'),
      license: about('license'),
      website: about('website'),
      palettes: this.palettes,
      rules: this.rules,
      losses: this.losses.all(),
    }
  }
}

function isDirectiveName(name: string): boolean {
  return /^(?:--)?[A-Za-z][\w-]{0,60}$/.test(name)
}

function readValue(name: string, raw: unknown, onClamped: () => void): DirectiveValue | null {
  if (name === 'shadow') return readShadowEntries(raw, onClamped)
  const text = typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : raw
  if (typeof text !== 'string' || text.trim() === '' || text.length > longestValue) return null
  const variable = name.startsWith('--') ? readVariable(text) : null
  if (variable?.kind === 'shadow') readShadowEntries(variable.text, onClamped)
  if (!isNumberDirective(name)) return text.trim()
  const read = styleNumber(name, text.trim())
  if (read?.isClamped) onClamped()
  return read && text.trim()
}
