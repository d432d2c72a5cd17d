import type { AccountId, Mention } from '@rookery/api/wire/model'
import type { ContentNode } from '@rookery/content'
import type { StatusRecord } from '#features/entities/model/records.ts'

/** Recipients of a post outside of its text: neither its author, nor the parent's author (shown above), nor the mentions in the text. */
export function mentionsBeside(
  { accountId, inReplyToAccountId, mentions }: Pick<StatusRecord, 'accountId' | 'inReplyToAccountId' | 'mentions'>,
  nodes: readonly ContentNode[],
): readonly Mention[] {
  if (mentions.length === 0) return mentions
  const mentionedIds = new Set<string | null>([accountId, inReplyToAccountId])
  collect(nodes, mentionedIds)
  return mentions.filter((mention: { readonly id: AccountId }) => !mentionedIds.has(mention.id))
}

function collect(nodes: readonly ContentNode[], into: Set<string | null>): void {
  for (const node of nodes) {
    if (node.kind === 'mention') into.add(node.id)
    if ('children' in node) collect(node.children, into)
  }
}
