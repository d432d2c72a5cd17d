import { memo } from 'react'
import type { PickerEmoji } from '#features/emoji/model/PickerEmoji.ts'
import css from './EmojiGrid.module.css'
import { emojiName, emojiText } from '#features/emoji/model/emojiNames.ts'
import { EmojiImage } from './EmojiImage.tsx'

export interface EmojiRowProps {
  /** All of the grid. */
  all: readonly PickerEmoji[]
  /** Its first one, and the one behind its last. */
  from: number
  to: number
  /** The one that Tab leads to; -1 where it is in another row. */
  stop: number
  /** The language of the standard emoji's names. */
  language: string
}

/** A row of emoji. The grid handles presses; scrolling renders no row again. */
export const EmojiRow = memo(function EmojiRow({ all, from, to, stop, language }: EmojiRowProps) {
  return all.slice(from, to).map((emoji, index) => {
    const name = emojiName(emoji)
    return (
      <button
        key={emojiText(emoji)}
        type="button"
        role="gridcell"
        className={css.cell}
        tabIndex={from + index === stop ? 0 : -1}
        data-item={from + index}
        aria-colindex={index + 1}
        aria-label={name}
        title={name}
        lang={emoji.kind === 'standard' ? language : undefined}
      >
        <EmojiImage emoji={emoji} />
      </button>
    )
  })
})
