import { boundMarks } from '@rookery/content'
import { useState } from 'react'
import { useStills } from '#data/settings/useStills.ts'
import { StillImage } from '#ui/StillImage.tsx'
import css from './ReactionEmoji.module.css'

/** What somebody reacted with: a character, or a picture as large as its surroundings' letters. One that cannot be had is its name. */
export function ReactionEmoji({ name, url, alt = '' }: { name: string; url: string | null; alt?: string }) {
  const still = useStills()
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (url === null) return <bdi className={css.glyph}>{boundMarks(name)}</bdi>
  if (url === brokenUrl) {
    return (
      <bdi className={css.glyph} dir="ltr">
        :{boundMarks(name)}:
      </bdi>
    )
  }
  return (
    <StillImage
      className={css.picture}
      src={url}
      still={still}
      alt={alt}
      loading="lazy"
      draggable={false}
      onError={() => setBrokenUrl(url)}
    />
  )
}
