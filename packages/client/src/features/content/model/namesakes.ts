import type { KnownMention } from '@rookery/content'

/** Mentions of a post that share a name and differ only by host. */
export function namesakes(mentions: readonly Pick<KnownMention, 'id' | 'username'>[]): ReadonlySet<string> {
  const idsOf = new Map<string, Set<string>>()
  for (const { id, username } of mentions) {
    const name = username.toLowerCase()
    idsOf.set(name, (idsOf.get(name) ?? new Set()).add(id))
  }
  return new Set([...idsOf.values()].flatMap((ids) => (ids.size > 1 ? [...ids] : [])))
}
