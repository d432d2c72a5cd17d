import type { AccountRow } from '../../auth.ts'
import type { VisibilityValue } from '../../db/schema.ts'
import { storedJson } from '../../db/storedJson.ts'
import { failure } from '../../http/HttpError.ts'

/** Tags by which staff restrict an account. All others are labels. */
export type TagPolicyName =
  | 'mrf_tag:media-force-nsfw'
  | 'mrf_tag:media-strip'
  | 'mrf_tag:force-unlisted'
  | 'mrf_tag:sandbox'
  | 'mrf_tag:disable-remote-subscription'
  | 'mrf_tag:disable-any-subscription'

export function hasPolicy(person: Pick<AccountRow, 'tags_json'>, tag: TagPolicyName): boolean {
  return storedJson<string[]>(person.tags_json).includes(tag)
}

/** The scope that a post gets which its author wanted to be seen as far as this. */
export function allowedVisibility(author: AccountRow, desired: VisibilityValue): VisibilityValue {
  if (hasPolicy(author, 'mrf_tag:sandbox') && (desired === 'public' || desired === 'unlisted')) return 'private'
  if (hasPolicy(author, 'mrf_tag:force-unlisted') && desired === 'public') return 'unlisted'
  return desired
}

/** @throws HttpError 403 where somebody may not be followed, or not from another server */
export function checkMayBeFollowed(follower: AccountRow, target: AccountRow): void {
  for (const tag of ['mrf_tag:disable-any-subscription', 'mrf_tag:disable-remote-subscription'] as const) {
    if (!hasPolicy(target, tag) || (tag === 'mrf_tag:disable-remote-subscription' && follower.domain === null)) continue
    throw failure(403, `[TagPolicy] Follow from ${target.ap_id} tagged with ${tag}`)
  }
}
