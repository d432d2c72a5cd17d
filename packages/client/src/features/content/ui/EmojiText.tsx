import { isBlank, oneLine, plainNodes, type KnownEmoji } from '@rookery/content'
import css from './content.module.css'
import { drawNodes } from './drawNodes.tsx'

export interface EmojiTextProps {
  /** Plain text with `:shortcode:`. */
  text: string
  emojis: readonly KnownEmoji[]
  /** Shown instead of a text without visible characters. */
  fallback?: string
  /** Cut at its own end where room is short; otherwise a text of the other direction would lose its beginning. */
  cuts?: boolean
}

/** Plain text of another user: a name, a subject, a poll option. Isolated, so it cannot reorder or overlap its surroundings. */
export function EmojiText({ text, emojis, fallback, cuts = false }: EmojiTextProps) {
  const shown = fallback !== undefined && isBlank(text) ? fallback : text
  return (
    <bdi className={css.name} data-one-line={cuts || undefined}>
      {drawNodes(plainNodes(oneLine(shown), emojis), {})}
    </bdi>
  )
}
