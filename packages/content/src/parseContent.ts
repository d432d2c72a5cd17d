import { cleanMarkup } from './cleanMarkup.ts'
import { maxBytes } from './caps.ts'
import type { ContentContext, KnownEmoji } from './ContentContext.ts'
import type { ContentNode, ContentTree, CutReason } from './ContentTree.ts'
import { emojiTable, splitEmoji } from './emoji.ts'
import { parseInertly } from './inertParse.ts'
import { breakLongWords } from './longWords.ts'
import { boundMarks } from './plainText.ts'
import { previewText } from './preview.ts'
import { readTree } from './readTree.ts'

const previewLength = 1_000

/**
 * Reads a stranger's HTML into plain data that is safe to draw. All HTML enters the product here, and no markup is stored.
 *
 * HTML over 200 KB, 5,000 nodes or depth 100 is not parsed: the tree then holds the first 1,000 characters of its text, and `cut` says
 * why. Needs a DOM. Never throws on any input.
 *
 * @param context Data that the server lists beside the HTML. Mentions and emoji are resolved against it only.
 */
export function parseContent(html: string, context: ContentContext = {}): ContentTree {
  // Null and carriage return mean something to the parser, too.
  if (html.length < maxBytes / 3 && !/[<&\0\r]/.test(html)) return { nodes: plainNodes(html, context.emojis), mfm: false, cut: null }
  const clean = cleanMarkup(html)
  if ('cut' in clean) return previewTree(html, clean.cut)
  const tree = readTree(parseInertly(clean.html), context)
  return tree.cut ? previewTree(html, tree.cut) : { ...tree, nodes: breakLongWords(tree.nodes) }
}

/** Converts plain text of another user: a name, a subject, the description of an image. */
export function plainNodes(text: string, emojis: readonly KnownEmoji[] = []): readonly ContentNode[] {
  return breakLongWords(splitEmoji(boundMarks(text), emojiTable(emojis)))
}

function previewTree(html: string, cut: CutReason): ContentTree {
  return { nodes: plainNodes(previewText(html, previewLength).text), mfm: false, cut }
}
