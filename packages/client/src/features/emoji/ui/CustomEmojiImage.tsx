import type { EmojiNode } from '@rookery/content'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { PausableImage } from '#ui/PausableImage.tsx'
import { useBrokenImage } from '#ui/useBrokenImage.ts'
import css from '#features/content/ui/content.module.css'

/**
 * A custom emoji in a line of text. Its box has its size before the image loads. It is animated only if the setting allows it. If the image
 * fails, its name is shown.
 */
export function CustomEmojiImage({ emoji }: { emoji: EmojiNode }) {
  const still = useAnimationPaused()
  const padded = useSetting('padEmoji')
  const [isBroken, onBroken] = useBrokenImage(emoji.url)
  const name = `:${emoji.shortcode}:`
  if (isBroken) return name
  return (
    <PausableImage
      className={css.emoji}
      data-padded={padded || undefined}
      src={emoji.url}
      staticSrc={emoji.staticUrl}
      still={still}
      alt={name}
      title={name}
      loading="lazy"
      draggable={false}
      onError={onBroken}
    />
  )
}
