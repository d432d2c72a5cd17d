import type { DirectiveValue, RulePart, StyleRule } from './Style.ts'

/** Rules in the order of their strength, found by the component that they are about. */
export class RuleBook {
  private readonly byComponent: ReadonlyMap<string, readonly StyleRule[]>

  /** Later rules win over earlier ones of the same score. */
  constructor(rules: readonly StyleRule[]) {
    const scored = rules.map((rule) => ({ rule, score: scoreOf(rule) }))
    const groups = new Map<string, StyleRule[]>()
    for (const { rule } of scored.toSorted((one, other) => one.score - other.score)) {
      const component = rule.path.at(-1)?.component ?? ''
      const group = groups.get(component)
      if (group) group.push(rule)
      else groups.set(component, [rule])
    }
    this.byComponent = groups
  }

  /** Rules about a component at any place. */
  about(component: string): readonly StyleRule[] {
    return this.byComponent.get(component) ?? []
  }

  /** Rules that act on a place, the strongest last. */
  acting(place: readonly RulePart[]): readonly StyleRule[] {
    return this.about(place.at(-1)?.component ?? '').filter((rule) => actsOn(rule, place))
  }

  /** All directives for a place: those of every rule that acts on it, laid over each other. */
  directivesAt(place: readonly RulePart[]): ReadonlyMap<string, DirectiveValue> {
    const all = new Map<string, DirectiveValue>()
    for (const { directives } of this.acting(place)) for (const [name, value] of directives) all.set(name, value)
    return all
  }
}

/**
 * True if each part of the rule's header fits the place, from the end backwards. A part without variant fits every variant; a part with
 * states fits exactly that set of states.
 */
export function actsOn(rule: StyleRule, place: readonly RulePart[]): boolean {
  const start = place.length - rule.path.length
  return start >= 0 && rule.path.every((part, index) => fits(part, place[start + index]))
}

function fits(part: RulePart, at: RulePart | undefined): boolean {
  if (at?.component !== part.component || (part.variant !== null && part.variant !== at.variant)) return false
  return (
    part.states.length === 0 || (part.states.length === at.states.length && part.states.every((state, index) => state === at.states[index]))
  )
}

function scoreOf({ path }: StyleRule): number {
  const last = path.at(-1)
  return path.length * 1_000 + (last?.states.length ?? 0) * 1_000 + (last?.variant ? 100 : 0) + (last?.component === 'Text' ? 1 : 0)
}
