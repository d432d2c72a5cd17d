import { boundMarks } from '@rookery/content'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { PausableImage } from '#ui/PausableImage.tsx'
import { useBrokenImage } from '#ui/useBrokenImage.ts'
import css from './ReactionEmojiView.module.css'

/** The emoji of a reaction: a character, or an image as large as the text. If the image fails, its name is shown. */
export function ReactionEmojiView({ name, url, alt = '' }: { name: string; url: string | null; alt?: string }) {
  const still = useAnimationPaused()
  const [isBroken, onBroken] = useBrokenImage(url ?? '')
  if (url === null) return <bdi className={css.glyph}>{boundMarks(name)}</bdi>
  if (isBroken) {
    return (
      <bdi className={css.glyph} dir="ltr">
        :{boundMarks(name)}:
      </bdi>
    )
  }
  return <PausableImage className={css.picture} src={url} still={still} alt={alt} loading="lazy" draggable={false} onError={onBroken} />
}
