import type { StatusRecord } from '#data/entities/records.ts'

/** Why a post is not shown as it is. */
export type Veil = { readonly kind: 'deleted' } | { readonly kind: 'mutedAuthor' } | { readonly kind: 'mutedThread' }

export interface VeilFacts {
  readonly own: boolean
  readonly authorMuted: boolean
}

/**
 * The one decision whether a post is shown, muted or gone (spec 2, section 4). Own posts are never muted;
 * a deleted post is deleted for everybody.
 */
export function veilOf(status: Pick<StatusRecord, 'deleted' | 'threadMuted'>, facts: VeilFacts): Veil | null {
  if (status.deleted) return { kind: 'deleted' }
  if (facts.own) return null
  if (facts.authorMuted) return { kind: 'mutedAuthor' }
  return status.threadMuted ? { kind: 'mutedThread' } : null
}
