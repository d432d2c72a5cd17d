import type { StatusId } from '@rookery/api/wire/model'

/** Target of a composer: a new post, a reply, a quote, or an edit. A draft never moves to another target. */
export type ComposerTarget = 'status' | `${TargetKind}:${StatusId}`

/** Relation of a draft to an existing post. */
export type TargetKind = 'reply' | 'quote' | 'edit'

/** One draft. The first of a target is called like it; further ones have a part of their own behind it. */
export type DraftKey = ComposerTarget | `${ComposerTarget}~${string}`

/** Names a further draft of a target. */
export function anotherDraft(target: ComposerTarget, name: string): DraftKey {
  return `${target}~${name}`
}

/** Returns the target of a draft. */
export function targetOf(key: DraftKey): ComposerTarget {
  const [target = key] = key.split('~')
  return target as ComposerTarget // by the type of the key
}

/** The post that a draft replies to, quotes or edits; null for others. */
export function statusIdIn(key: DraftKey, kind: TargetKind): StatusId | null {
  const target = targetOf(key)
  // The rest of the key is the id that it was made with.
  return target.startsWith(`${kind}:`) ? (target.slice(kind.length + 1) as StatusId) : null
}
