import type { ContentNode, ContentTree } from './ContentTree.ts'

const maxEmoji = 5
/** One emoji, regardless of its number of characters: skin tones, genders, families, flags, keycaps. */
const oneEmoji = new RegExp(String.raw`\p{RGI_Emoji}`, 'gv')
/** A letter that no emoji contains. Most texts begin with one, and preparing the expression above takes longer than drawing three posts. */
const letter = /[A-Za-z\u00C0-\u1FFF\u3041-\u30FF\u3400-\uD7FF]/
const holders: ReadonlySet<string> = new Set(['p', 'span', 'div', 'br', 'center'])

/** True for one to five emoji without any text. They are drawn large. */
export function isLoneEmoji({ nodes, cut }: ContentTree): boolean {
  const count = cut === null ? countEmoji(nodes) : null
  return count !== null && count > 0 && count <= maxEmoji
}

/** null when there is anything else, or more than enough. */
function countEmoji(nodes: readonly ContentNode[]): number | null {
  let sum = 0
  for (const node of nodes) {
    const count = countIn(node)
    if (count === null || (sum += count) > maxEmoji) return null
  }
  return sum
}

function countIn(node: ContentNode): number | null {
  if (node.kind === 'emoji') return 1
  if (node.kind === 'element') return holders.has(node.tag) ? countEmoji(node.children) : null
  if (node.kind !== 'text' || node.text.length > 200 || letter.test(node.text)) return null
  const found = node.text.match(oneEmoji)?.length ?? 0
  return node.text.replace(oneEmoji, '').trim() === '' ? found : null
}
