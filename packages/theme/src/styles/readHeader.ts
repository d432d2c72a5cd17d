import { maxPath, type RulePart } from './Style.ts'

/**
 * Reads a header such as `PanelHeader Button:hover Icon`: the last component is the target of the rule, each one before it must be its
 * direct parent. Null if it cannot be read. A leading `Root` says nothing, because everything is in it.
 */
export function readHeader(header: string): readonly RulePart[] | null {
  const words = header.split(/\s+/).filter((word) => word !== '')
  const path = words.length > 1 && words[0] === 'Root' ? words.slice(1) : words
  if (path.length === 0 || path.length > maxPath) return null
  const parts = path.map(readPart)
  return parts.every((part) => part !== null) ? parts : null
}

/** One component with at most one variant and any states, in any order and each state once. `normal` is the name for none. */
export function rulePart(component: string, variants: readonly string[], states: readonly string[]): RulePart {
  const set = new Set(states.filter((state) => state !== 'normal'))
  return { component, variant: variants.find((variant) => variant !== 'normal') ?? null, states: [...set].toSorted() }
}

/** True for a name of a component, a variant or a state. */
export function isRuleName(name: unknown): name is string {
  return typeof name === 'string' && /^[A-Za-z][\w-]{0,40}$/.test(name)
}

/** Reads one component of a header; null if it cannot be read. */
export function readPart(word: string): RulePart | null {
  const [component, ...marks] = word.split(/(?=[.:])/)
  const names = marks.map((mark) => mark.slice(1))
  if (!isRuleName(component) || !names.every(isRuleName) || names.length > 10) return null
  const variants = marks.filter((mark) => mark.startsWith('.'))
  if (variants.length > 1) return null
  return rulePart(
    component,
    variants.map((mark) => mark.slice(1)),
    marks.filter((mark) => mark.startsWith(':')).map((mark) => mark.slice(1)),
  )
}
