import { longestChain, slotReference } from '../engine/resolveEngine.ts'
import { isKnownColour } from './knownNames.ts'

/** Names of colours that refer to a missing colour, or back to themselves. The engine derives them instead. */
export function brokenReferences(colours: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(colours).filter((name) => !leadsToColour(name, colours))
}

function leadsToColour(first: string, colours: Readonly<Record<string, string>>): boolean {
  let name = first
  for (let steps = 0; steps <= longestChain; steps += 1) {
    const next = slotReference(colours[name] ?? '').name
    if (next === null) return true
    if (!Object.hasOwn(colours, next)) return isKnownColour(next)
    name = next
  }
  return false
}
