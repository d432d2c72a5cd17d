import type { EmojiNode } from '@rookery/content'
import css from './content.module.css'

/** A server's emoji in a line of text. Its box is there before its picture is. */
export function CustomEmoji({ emoji, still = false }: { emoji: EmojiNode; still?: boolean }) {
  const name = `:${emoji.shortcode}:`
  const picture = (
    <img
      className={css.emoji}
      src={still ? emoji.staticUrl : emoji.url}
      alt={name}
      title={name}
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
    />
  )
  if (still || emoji.staticUrl === emoji.url) return picture
  return (
    <picture>
      <source srcSet={emoji.staticUrl} media="(prefers-reduced-motion: reduce)" />
      {picture}
    </picture>
  )
}
