import type { StatusId } from '@rookery/api/wire/model'

/** What is written: a new post, an answer to one, one that quotes one, or one anew. A draft never lands on another target. */
export type ComposerTarget = 'status' | `${TargetKind}:${StatusId}`

/** How what is written stands to a post that there is. */
export type TargetKind = 'reply' | 'quote' | 'edit'

/** One draft. The first of a target is called like it; further ones have a part of their own behind it. */
export type DraftKey = ComposerTarget | `${ComposerTarget}~${string}`

/** Names a further draft of a target. */
export function anotherDraft(target: ComposerTarget, name: string): DraftKey {
  return `${target}~${name}`
}

/** What a draft is for. */
export function targetOf(key: DraftKey): ComposerTarget {
  const [target = key] = key.split('~')
  return target as ComposerTarget // by the type of the key
}

/** The post that a draft answers, quotes or edits; null where it does not. */
export function statusIdIn(key: DraftKey, kind: TargetKind): StatusId | null {
  const target = targetOf(key)
  // The rest of the key is the id that it was made with.
  return target.startsWith(`${kind}:`) ? (target.slice(kind.length + 1) as StatusId) : null
}
