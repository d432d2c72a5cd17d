import type { Mention } from '@rookery/api/wire/model'
import { parseContent, type ContentTree } from '@rookery/content'
import type { StatusRecord } from '#features/entities/model/records.ts'

type Written = Pick<StatusRecord, 'content' | 'emojis' | 'mentions' | 'tags'>

/**
 * Keyed by the mention list, which stays the same object until the server sends other mentions. A favourite makes a new
 * record, but the post is not parsed again, and the tree is collected together with the record.
 */
const trees = new WeakMap<readonly Mention[], Written & { readonly tree: ContentTree }>()

/** A post's parsed content, cached for all places that show it. */
export function contentTreeOf({ content, emojis, mentions, tags }: Written): ContentTree {
  const known = trees.get(mentions)
  if (known && known.content === content && known.emojis === emojis && known.tags === tags) return known.tree
  const tree = parseContent(content, { emojis, mentions, tags })
  trees.set(mentions, { content, emojis, mentions, tags, tree })
  return tree
}
