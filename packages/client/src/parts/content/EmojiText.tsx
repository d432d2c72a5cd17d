import { boundMarks, emojiTable, isBlank, splitEmoji, type KnownEmoji } from '@rookery/content'
import css from './content.module.css'
import { drawNodes } from './drawNodes.tsx'

export interface EmojiTextProps {
  /** Plain text with `:shortcode:`. */
  text: string
  emojis: readonly KnownEmoji[]
  /** Stands for a text of which nothing would be seen. */
  fallback?: string
  /** Cut at its own end where room is short: in a page of the other direction its beginning would go. */
  oneLine?: boolean
}

/**
 * A stranger's plain text: a name, a subject, a poll option. Isolated, so that it cannot reorder or overprint
 * what is around it.
 */
export function EmojiText({ text, emojis, fallback, oneLine = false }: EmojiTextProps) {
  const shown = fallback !== undefined && isBlank(text) ? fallback : text
  return (
    <bdi className={css.name} data-one-line={oneLine || undefined}>
      {drawNodes(splitEmoji(boundMarks(shown), emojiTable(emojis)), {})}
    </bdi>
  )
}
