import type { ContentNode, ContentTree } from './ContentTree.ts'

const lineTags: ReadonlySet<string> = new Set(
  'div center pre blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 details summary table caption tr hr'.split(' '),
)

/**
 * The content as plain text, for notifications, titles and accessible names: a new line for a line break,
 * an empty line between paragraphs, `:shortcode:` for emoji, `@name` for mentions, links by what they show.
 */
export function textOf(content: ContentTree | readonly ContentNode[]): string {
  const nodes = 'nodes' in content ? content.nodes : content
  return nodes
    .map(textOfNode)
    .join('')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function textOfNode(node: ContentNode): string {
  switch (node.kind) {
    case 'text':
    case 'hashtag':
      return node.text
    case 'emoji':
      return `:${node.shortcode}:`
    case 'mention':
      return `@${node.username}`
    case 'image':
      return node.alt
    case 'link':
      return node.label ?? rawText(node.children)
    case 'mfm':
      return rawText(node.children)
    case 'element':
      if (node.tag === 'br') return '\n'
      if (node.tag === 'p') return `\n\n${rawText(node.children)}\n\n`
      if (lineTags.has(node.tag)) return `\n${rawText(node.children)}\n`
      if (node.tag === 'td' || node.tag === 'th') return `${rawText(node.children)} `
      return rawText(node.children)
  }
}

/** Without the tidying of lines. */
export function rawText(nodes: readonly ContentNode[]): string {
  return nodes.map(textOfNode).join('')
}
