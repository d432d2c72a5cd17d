import { items, line, record, urlOrNull } from './read.ts'
import type { CustomEmoji } from './model.ts'

function emojiOrNull(raw: unknown): CustomEmoji | null {
  const emoji = record(raw)
  const address = urlOrNull(emoji?.url)
  const shortcode = withoutColons(line(emoji?.shortcode))
  if (!emoji || !address || !shortcode) return null
  return { shortcode, url: address, staticUrl: urlOrNull(emoji.static_url) ?? address, category: line(emoji.category) || null }
}

/** Notifications and old servers write `:blobcat:` where others write `blobcat`. */
export function withoutColons(name: string): string {
  return name.length > 2 && name.startsWith(':') && name.endsWith(':') ? name.slice(1, -1) : name
}

/** Decodes the custom emoji of a post or account (also `GET /api/v1/custom_emojis`). Entries without an image are left out. */
export function decodeEmojis(raw: unknown): readonly CustomEmoji[] {
  return items(raw, emojiOrNull)
}
