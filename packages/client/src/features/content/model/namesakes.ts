import type { KnownMention } from '@rookery/content'

/** Those of a post whose name another one of them has, too: their hosts alone tell them apart. */
export function namesakes(mentions: readonly Pick<KnownMention, 'id' | 'username'>[]): ReadonlySet<string> {
  const idsOf = new Map<string, Set<string>>()
  for (const { id, username } of mentions) {
    const name = username.toLowerCase()
    idsOf.set(name, (idsOf.get(name) ?? new Set()).add(id))
  }
  return new Set([...idsOf.values()].flatMap((ids) => (ids.size > 1 ? [...ids] : [])))
}
