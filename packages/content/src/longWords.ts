import type { ContentNode, ElementNode } from './ContentTree.ts'

/**
 * Words are cut after this many characters without a space. If a font kerns or joins letters, browsers shape the rest of the word again for
 * every line, which takes quadratic time.
 */
const longest = 100

/** A line continues over the borders of these elements. */
const inline: ReadonlySet<string> = new Set(
  'span b strong i em u s del ins sub sup small mark q cite dfn kbd samp var abbr bdi code'.split(' '),
)
/** Marks, joiners, colours of skin and halves of letters: cut before them, one sign would become two. */
const belongsToLast = /^[\p{M}\p{Cf}\p{EMod}\udc00-\udfff]/u
const joiner = '\u200d'

const mayBreak: ElementNode = { kind: 'element', tag: 'wbr', attributes: null, role: null, children: [] }

interface Line {
  /** The number of characters after the last cut of the word. */
  length: number
  /** The word was cut, so the characters that follow belong to a long word. */
  isLong: boolean
}

/**
 * Cuts words that are longer than real words, so that a line may break anywhere in them. Nodes without such a word stay the same objects.
 */
export function breakLongWords(nodes: readonly ContentNode[], line: Line = { length: 0, isLong: false }): readonly ContentNode[] {
  let changed = false
  const broken = nodes.flatMap((node): readonly ContentNode[] => {
    const found = breakWithin(node, line)
    changed ||= found.length !== 1 || found[0] !== node
    return found
  })
  return changed ? broken : nodes
}

function breakWithin(node: ContentNode, line: Line): readonly ContentNode[] {
  if (node.kind === 'text') return nodesOf(node.text, line) ?? [node]
  const endsLine = !('children' in node) || (node.kind === 'element' && !inline.has(node.tag))
  if (endsLine) endWord(line)
  if (!('children' in node) || (node.kind === 'element' && node.tag === 'math')) return [node]
  const children = breakLongWords(node.children, line)
  if (endsLine) endWord(line)
  return [children === node.children ? node : { ...node, children }]
}

/** The text with its long words in elements of their own, cut wherever a line must be allowed to end; null where it has none. */
function nodesOf(text: string, line: Line): readonly ContentNode[] | null {
  const nodes: ContentNode[] = []
  let [from, wordFrom, pieceFrom] = [0, 0, 0]
  let pieces: string[] = []
  const finishWord = (end: number) => {
    if (line.isLong && end > wordFrom) {
      if (wordFrom > from) nodes.push({ kind: 'text', text: text.slice(from, wordFrom) })
      nodes.push(longWord([...pieces, text.slice(pieceFrom, end)]))
      from = end
    }
    pieces = []
  }
  for (let at = 0; at < text.length; at += 1) {
    if (isSpace(text.charCodeAt(at))) {
      finishWord(at)
      endWord(line)
      wordFrom = at + 1
      pieceFrom = wordFrom
      continue
    }
    if (line.length >= longest && !belongsToLast.test(text.slice(at, at + 2)) && text.charAt(at - 1) !== joiner) {
      pieces.push(text.slice(pieceFrom, at))
      pieceFrom = at
      line.length = 0
      line.isLong = true
    }
    line.length += 1
  }
  finishWord(text.length)
  if (nodes.length === 0) return null
  return from < text.length ? [...nodes, { kind: 'text', text: text.slice(from) }] : nodes
}

function longWord(pieces: readonly string[]): ContentNode {
  const children = pieces.flatMap((text, index): readonly ContentNode[] => [
    ...(index > 0 ? [mayBreak] : []),
    ...(text ? [{ kind: 'text' as const, text }] : []),
  ])
  return { kind: 'element', tag: 'span', attributes: null, role: 'longWord', children }
}

function endWord(line: Line): void {
  line.length = 0
  line.isLong = false
}

/** Characters without a width are no spaces, because letters join over them. */
function isSpace(code: number): boolean {
  if (code < 0x100) return code <= 0x20 || code === 0xa0
  return (code >= 0x2000 && code <= 0x200a) || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x3000
}
