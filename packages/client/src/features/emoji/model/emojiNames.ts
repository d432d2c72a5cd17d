import { oneLine } from '@rookery/content'
import type { PickerEmoji } from './PickerEmoji.ts'

/** As long as a spoken name may be. */
const longest = 100

/** What an emoji is called, for those who hear it and beside its picture. */
export function emojiName(emoji: PickerEmoji): string {
  return emoji.kind === 'standard' ? emoji.name : oneLine(emoji.shortcode.slice(0, longest))
}

/** What is written between colons for it; null for the newest characters. */
export function emojiShortcode(emoji: PickerEmoji): string | null {
  const name = emoji.kind === 'standard' ? emoji.shortcodes[0] : emoji.shortcode
  return name === undefined ? null : `:${oneLine(name.slice(0, longest))}:`
}

/** What stands in a text for it, and by what it is remembered. */
export function emojiText(emoji: PickerEmoji): string {
  return emoji.kind === 'standard' ? emoji.character : `:${emoji.shortcode}:`
}
