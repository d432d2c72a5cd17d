import { oneLine } from '@rookery/content'
import type { PickerEmoji } from './PickerEmoji.ts'

/** As long as a spoken name may be. */
const longest = 100

/** The name of an emoji, for screen readers and as a label. */
export function emojiName(emoji: PickerEmoji): string {
  return emoji.kind === 'standard' ? emoji.name : oneLine(emoji.shortcode.slice(0, longest))
}

/** The text between colons; null for the newest characters. */
export function emojiShortcode(emoji: PickerEmoji): string | null {
  const name = emoji.kind === 'standard' ? emoji.shortcodes[0] : emoji.shortcode
  return name === undefined ? null : `:${oneLine(name.slice(0, longest))}:`
}

/** The text of an emoji in posts and in the stored preferences. */
export function emojiText(emoji: PickerEmoji): string {
  return emoji.kind === 'standard' ? emoji.character : `:${emoji.shortcode}:`
}
