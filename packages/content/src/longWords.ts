import type { ContentNode, ElementNode } from './ContentTree.ts'

/**
 * So many characters without a space, and a line may end there. Where a font kerns or joins letters, a browser shapes a word
 * anew for every line that it takes, as far as the next place where it may be parted: the time grows with its square.
 */
const longest = 100

/** A line goes on over the borders of these. */
const inline: ReadonlySet<string> = new Set(
  'span b strong i em u s del ins sub sup small mark q cite dfn kbd samp var abbr bdi code'.split(' '),
)
/** Marks, joiners, colours of skin and halves of letters: cut before them, one sign would become two. */
const belongsToLast = /^[\p{M}\p{Cf}\p{EMod}\udc00-\udfff]/u
const joiner = '\u200d'

const mayBreak: ElementNode = { kind: 'element', tag: 'wbr', attributes: null, role: null, children: [] }

/** How many characters stand behind the last place at which the line may end. */
interface Line {
  length: number
}

/** Lets lines end within words that are too long to be words. What holds none stays the same object. */
export function breakLongWords(nodes: readonly ContentNode[], line: Line = { length: 0 }): readonly ContentNode[] {
  let changed = false
  const broken = nodes.flatMap((node): readonly ContentNode[] => {
    const found = breakWithin(node, line)
    changed ||= found.length !== 1 || found[0] !== node
    return found
  })
  return changed ? broken : nodes
}

function breakWithin(node: ContentNode, line: Line): readonly ContentNode[] {
  if (node.kind === 'text') {
    const pieces = piecesOf(node.text, line)
    if (pieces.length === 1) return [node]
    return pieces.flatMap((text, index) => [...(index > 0 ? [mayBreak] : []), ...(text ? [{ kind: 'text' as const, text }] : [])])
  }
  const endsLine = !('children' in node) || (node.kind === 'element' && !inline.has(node.tag))
  if (endsLine) line.length = 0
  if (!('children' in node) || (node.kind === 'element' && node.tag === 'math')) return [node]
  const children = breakLongWords(node.children, line)
  if (endsLine) line.length = 0
  return [children === node.children ? node : { ...node, children }]
}

/** The text, cut wherever a line must be allowed to end. */
function piecesOf(text: string, line: Line): readonly string[] {
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    if (isSpace(text.charCodeAt(at))) {
      line.length = 0
      continue
    }
    if (line.length >= longest && !belongsToLast.test(text.slice(at, at + 2)) && text.charAt(at - 1) !== joiner) {
      pieces.push(text.slice(from, at))
      from = at
      line.length = 0
    }
    line.length += 1
  }
  pieces.push(text.slice(from))
  return pieces
}

/** Of those without a width none is a space: letters join over them. */
function isSpace(code: number): boolean {
  if (code < 0x100) return code <= 0x20 || code === 0xa0
  return (code >= 0x2000 && code <= 0x200a) || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x3000
}
