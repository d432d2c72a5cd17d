import { textOf, type ContentNode } from '@rookery/content'
import type { StatusRecord } from '#features/entities/model/records.ts'

/** The hashtags of a post that its text lacks, as sites send that keep them beside the text; each once, in any case. */
export function tagsBeside({ tags }: Pick<StatusRecord, 'tags'>, nodes: readonly ContentNode[]): readonly string[] {
  if (tags.length === 0) return []
  const namedTags = new Set<string>()
  collect(nodes, namedTags)
  for (const [, name = ''] of textOf(nodes).matchAll(/[#＃]([\p{L}\p{N}\p{M}_·・.\u200c-]+)/gu))
    namedTags.add(keyOf(name.replace(/[.-]+$/, '')))
  return tags.flatMap(({ name }) => {
    const key = keyOf(name)
    if (namedTags.has(key)) return []
    namedTags.add(key)
    return [name]
  })
}

function collect(nodes: readonly ContentNode[], into: Set<string>): void {
  for (const node of nodes) {
    if (node.kind === 'hashtag') into.add(keyOf(node.tag))
    if ('children' in node) collect(node.children, into)
  }
}

function keyOf(tag: string): string {
  return tag.normalize('NFKC').toLowerCase()
}
