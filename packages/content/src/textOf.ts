import type { ContentNode, ContentTree } from './ContentTree.ts'

const lineTags: ReadonlySet<string> = new Set(
  'div center pre blockquote ul ol li dl dt dd h1 h2 h3 h4 h5 h6 details summary table caption tr hr'.split(' '),
)
/** Mark the edge of a paragraph and of any other block until neighbouring edges are merged. */
const paragraphEdge = '\f'
const lineEdge = '\v'

/**
 * The content as plain text, for notifications, titles and accessible names: a new line for a line break and between blocks, an empty
 * line between paragraphs, `:shortcode:` for emoji, `@name` for mentions, and the visible text of links. A notice that the server added is no
 * text of the author, and left out.
 */
export function textOf(content: ContentTree | readonly ContentNode[]): string {
  return rawText('nodes' in content ? content.nodes : content)
    .replace(/[^\S\u00a0]*[\n\v\f]\s*/g, (edges) => {
      const breaks = edges.split('\n').length - 1
      return edges.includes(paragraphEdge) || breaks > 1 ? '\n\n' : '\n'
    })
    .trim()
}

/** The same with the edges of blocks not yet made into lines. */
export function rawText(nodes: readonly ContentNode[], verbatim = false): string {
  return nodes.map((node) => textOfNode(node, verbatim)).join('')
}

function textOfNode(node: ContentNode, verbatim: boolean): string {
  switch (node.kind) {
    case 'text':
      return verbatim ? node.text : node.text.replace(/[\t\n\v\f\r ]+/g, ' ')
    case 'hashtag':
      return node.text
    case 'emoji':
      return `:${node.shortcode}:`
    case 'mention':
      return `@${node.username}`
    case 'image':
      return node.label
    case 'link':
      return node.label ?? rawText(node.children, verbatim)
    case 'mfm':
    case 'effect':
      return rawText(node.children, verbatim)
    case 'element': {
      if (node.tag === 'br') return '\n'
      if (node.role === 'serverNotice') return ''
      const inside = rawText(node.children, verbatim || node.tag === 'pre')
      if (node.tag === 'p') return paragraphEdge + inside + paragraphEdge
      if (lineTags.has(node.tag)) return lineEdge + inside + lineEdge
      return node.tag === 'td' || node.tag === 'th' ? `${inside} ` : inside
    }
  }
}
