import { ThemeFileError } from '../forms/ThemeFileError.ts'
import { isRuleName, rulePart } from './readHeader.ts'
import { maxPath, type RulePart, type Style } from './Style.ts'
import { StyleBuilder, type RawDirective } from './StyleBuilder.ts'

type Fields = ReadonlyMap<string, unknown>

/** Objects of a file that are looked at, dropped ones included. */
const maxObjects = 20_000

/**
 * Reads a style as settings store it (`styleCustomData`): an array of rules `{ component, variant, state, parent, directives }`, with
 * `@meta` and `@palette` as components. Throws `ThemeFileError` if it is too long, or holds neither a rule nor a palette.
 */
export function parseStyleData(data: readonly unknown[]): Style {
  if (data.length > maxObjects) throw new ThemeFileError('many names')
  const builder = new StyleBuilder()
  for (const raw of data) {
    const fields = fieldsOf(raw)
    const component = fields.get('component')
    const variant = fields.get('variant')
    const directives: readonly RawDirective[] = [...fieldsOf(fields.get('directives'))]
    if (typeof component === 'string' && component.startsWith('@')) {
      const name = component.slice(1)
      builder.addSpecial(name === 'palette' ? `palette.${typeof variant === 'string' ? variant : ''}` : name, directives)
      continue
    }
    const path = pathOf(fields)
    if (path) builder.addPath(path, directives)
    else builder.losses.add('style rules', typeof component === 'string' ? component : '')
  }
  return builder.finish()
}

// A loop, not a recursion: a file may nest its parents as deep as it likes.
function pathOf(rule: Fields): readonly RulePart[] | null {
  const path: RulePart[] = []
  let fields = rule
  while (fields.size > 0) {
    const part = partOf(fields)
    if (part === null || path.length > maxPath) return null
    path.unshift(part)
    fields = fieldsOf(fields.get('parent'))
  }
  const inner = path.length > 1 && path[0]?.component === 'Root' ? path.slice(1) : path
  return inner.length > 0 && inner.length <= maxPath ? inner : null
}

function partOf(fields: Fields): RulePart | null {
  const component = fields.get('component')
  const variant = fields.get('variant') ?? 'normal'
  const state: unknown = fields.get('state') ?? []
  if (!isRuleName(component) || !isRuleName(variant) || !Array.isArray(state) || state.length > 10) return null
  const states: readonly unknown[] = state
  return states.every(isRuleName) ? rulePart(component, [variant], states) : null
}

function fieldsOf(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value).slice(0, 300) : [])
}
