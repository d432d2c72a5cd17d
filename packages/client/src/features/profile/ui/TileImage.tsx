import type { Attachment, StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { useFold } from '#features/statuses/model/useFold.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Blurhash } from '#features/media/ui/Blurhash.tsx'
import { coverText } from '#features/media/model/coverText.ts'
import { isViewable } from '#features/media/model/galleryLayout.ts'
import { posterOf } from '#features/media/model/posterOf.ts'
import { mediaAriaLabel } from '#features/media/model/mediaAriaLabel.ts'
import { openViewer } from '#features/media/ui/openViewer.ts'
import { viewerTriggerProps } from '#features/media/ui/viewerTriggerProps.ts'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import { eyeOffIcon } from '#ui/icons/eyeOff.ts'
import { fileIcon } from '#ui/icons/file.ts'
import { musicIcon } from '#ui/icons/music.ts'
import { photoOffIcon } from '#ui/icons/photoOff.ts'
import { playIcon } from '#ui/icons/play.ts'
import { PausableImage } from '#ui/PausableImage.tsx'
import hiddenCss from '#ui/VisuallyHidden.module.css'
import css from './MediaGrid.module.css'

export interface TileImageProps {
  id: StatusId
  attachment: Attachment
  isSensitive: boolean
  /** The title of the filter that covers it. */
  filter: string | null
}

/**
 * The image of a tile, as a button. It reveals sensitive or filtered media, opens the viewer, or opens the post of a file without an image.
 */
export function TileImage({ id, attachment, isSensitive, filter }: TileImageProps) {
  const t = useT()
  const hidesSensitive = useSetting('hideNsfw')
  const opensAtOnce = useSetting('useOneClickNsfw')
  const blurs = useSetting('useBlurhash')
  const [revealed, setRevealed] = useFold(id, 'media', false)
  const label = mediaAriaLabel(t, attachment)
  if ((filter !== null || (isSensitive && hidesSensitive)) && !revealed) {
    const reveal = () => (opensAtOnce && isViewable(attachment) ? openViewer(id, 0) : setRevealed(true))
    return (
      <button type="button" className={css.press} onClick={reveal}>
        {blurs && attachment.blurhash !== null && <Blurhash hash={attachment.blurhash} />}
        <span className={css.sign}>
          <Icon path={eyeOffIcon} />
        </span>
        <span className={hiddenCss.hidden}>
          {coverText(t, filter)} <bdi>{attachment.description}</bdi>
        </span>
      </button>
    )
  }
  const face = <Face attachment={attachment} blurs={blurs} />
  if (!isViewable(attachment)) {
    return (
      <a className={css.press} href={href.status(id)} aria-label={label}>
        {face}
      </a>
    )
  }
  return (
    <button type="button" className={css.press} aria-label={label} {...viewerTriggerProps} onClick={() => openViewer(id, 0)}>
      {face}
    </button>
  )
}

const signs: Readonly<Record<Attachment['kind'], IconPath | null>> = {
  image: null,
  video: playIcon,
  gifv: playIcon,
  audio: musicIcon,
  flash: playIcon,
  html: fileIcon,
  unknown: fileIcon,
}

/** An image, or the still image of a video, with an icon of its type; otherwise the icon alone. */
function Face({ attachment, blurs }: { attachment: Attachment; blurs: boolean }) {
  const still = useAnimationPaused()
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const { kind, url, previewUrl, blurhash, mimeType } = attachment
  const src = kind === 'image' ? previewUrl : posterOf(attachment)
  const sign = state === 'failed' ? photoOffIcon : signs[kind]
  return (
    <>
      {blurs && blurhash !== null && state !== 'there' && <Blurhash hash={blurhash} untilLoaded={state === 'loading'} />}
      {src && state !== 'failed' && (
        <PausableImage
          className={css.picture}
          src={src}
          staticSrc={previewUrl === url ? undefined : previewUrl}
          mimeType={kind === 'image' ? mimeType : null}
          still={still}
          alt=""
          loading="lazy"
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      )}
      {sign !== null && (
        <span className={css.sign}>
          <Icon path={sign} />
        </span>
      )}
    </>
  )
}
