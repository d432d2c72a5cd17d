import type { EmojiNode } from '@rookery/content'
import { useSetting } from '#data/settings/useSetting.ts'
import css from './content.module.css'

/** A server's emoji in a line of text. Its box is there before its picture is, and it moves only where the reader lets pictures move. */
export function CustomEmoji({ emoji }: { emoji: EmojiNode }) {
  const still = useSetting('stopGifs')
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
