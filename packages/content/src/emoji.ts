import type { KnownEmoji } from './ContentContext.ts'
import type { EmojiNode, TextNode } from './ContentTree.ts'

export type EmojiTable = ReadonlyMap<string, EmojiNode>

/** Emoji by shortcode. Emoji whose image is not a web address are left out, so they stay text. */
export function emojiTable(emojis: readonly KnownEmoji[]): EmojiTable {
  const table = new Map<string, EmojiNode>()
  for (const { shortcode, url, staticUrl } of emojis) {
    if (isWebAddress(url) && isWebAddress(staticUrl)) table.set(shortcode, { kind: 'emoji', shortcode, url, staticUrl })
  }
  return table
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}

/**
 * Cuts text at the `:shortcode:` of known emoji. Everything else stays as it is, colons included.
 */
export function splitEmoji(text: string, table: EmojiTable): readonly (TextNode | EmojiNode)[] {
  const pieces: (TextNode | EmojiNode)[] = []
  let done = 0
  let colon = table.size > 0 ? text.indexOf(':') : -1
  while (colon >= 0) {
    const next = text.indexOf(':', colon + 1)
    const emoji = next < 0 ? undefined : table.get(text.slice(colon + 1, next))
    if (!emoji) {
      colon = next
      continue
    }
    if (colon > done) pieces.push({ kind: 'text', text: text.slice(done, colon) })
    pieces.push(emoji)
    done = next + 1
    colon = text.indexOf(':', done)
  }
  if (done < text.length) pieces.push({ kind: 'text', text: text.slice(done) })
  return pieces
}
