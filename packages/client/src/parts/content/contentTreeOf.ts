import type { Mention } from '@rookery/api/wire/model'
import { parseContent, type ContentTree } from '@rookery/content'
import type { StatusRecord } from '#data/entities/records.ts'

type Written = Pick<StatusRecord, 'content' | 'emojis' | 'mentions' | 'tags'>

/**
 * By the mention list, which a record keeps as the same object until the server names others: a favourite
 * makes a new record but no new reading, and what is read goes when the record does.
 */
const kept = new WeakMap<readonly Mention[], Written & { readonly tree: ContentTree }>()

/** What a post says, read once however often and wherever it is drawn. */
export function contentTreeOf({ content, emojis, mentions, tags }: Written): ContentTree {
  const known = kept.get(mentions)
  if (known && known.content === content && known.emojis === emojis && known.tags === tags) return known.tree
  const tree = parseContent(content, { emojis, mentions, tags })
  kept.set(mentions, { content, emojis, mentions, tags, tree })
  return tree
}
