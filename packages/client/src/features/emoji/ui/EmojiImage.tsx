import { boundMarks } from '@rookery/content'
import { type ReactNode } from 'react'
import type { PickerEmoji } from '#features/emoji/model/PickerEmoji.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { PausableImage } from '#ui/PausableImage.tsx'
import { useBrokenImage } from '#ui/useBrokenImage.ts'
import css from './EmojiImage.module.css'

export interface EmojiImageProps {
  emoji: PickerEmoji
  /** Shown if the image fails, instead of the beginning of its name. */
  missing?: ReactNode
}

/** An emoji as a decorative image; the parent names it. */
export function EmojiImage({ emoji, missing }: EmojiImageProps) {
  const still = useAnimationPaused()
  const [isBroken, onBroken] = useBrokenImage(emoji.kind === 'standard' ? '' : emoji.url)
  if (emoji.kind === 'standard') return <span className={css.character}>{emoji.character}</span>
  if (isBroken) return missing ?? <bdi className={css.broken}>{boundMarks(emoji.shortcode.slice(0, 20))}</bdi>
  return (
    <PausableImage
      className={css.picture}
      src={emoji.url}
      staticSrc={emoji.staticUrl}
      still={still}
      alt=""
      loading="lazy"
      draggable={false}
      onError={onBroken}
    />
  )
}
