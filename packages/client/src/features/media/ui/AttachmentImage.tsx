import type { Attachment } from '@rookery/api/wire/model'
import { useState, type CSSProperties } from 'react'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { useT } from '#i18n/useT.ts'
import { viewerTriggerProps } from './viewerTriggerProps.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { PausableImage } from '#ui/PausableImage.tsx'
import { AltMark } from './AltMark.tsx'
import css from './AttachmentView.module.css'
import { Blurhash } from './Blurhash.tsx'
import { MediaError } from './MediaError.tsx'
import { mediaAriaLabel } from '#features/media/model/mediaAriaLabel.ts'

/** Height over width above which the server's preview is too small to show anything. */
const tallest = 2.5

export interface AttachmentImageProps {
  attachment: Attachment
  /** How it lies in its box. */
  fit: CSSProperties
  /** It has just been uncovered, so that it loads immediately. */
  awaited: boolean
  onOpen: () => void
}

/** An image in its box, over its blurhash. A press opens the viewer; other ways to open a link open the file. */
export function AttachmentImage({ attachment, fit, awaited, onOpen }: AttachmentImageProps) {
  const t = useT()
  const still = useAnimationPaused()
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const { description, url, previewUrl, mimeType } = attachment
  // The server's preview of a very tall image is only a few pixels wide.
  const preview =
    attachment.width !== null && attachment.height !== null && attachment.height > attachment.width * tallest ? url : previewUrl
  const label = mediaAriaLabel(t, attachment)
  const again = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <>
      {state !== 'there' && attachment.blurhash !== null && <Blurhash hash={attachment.blurhash} untilLoaded={state === 'loading'} />}
      {state === 'failed' ? (
        <MediaError description={description} url={url} onRetry={again} />
      ) : (
        <a
          className={css.open}
          {...viewerTriggerProps}
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          // The label also serves while the image loads.
          aria-label={label}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onOpen()
          }}
        >
          <PausableImage
            key={attempt}
            className={css.media}
            style={fit}
            src={mimeType === 'image/gif' || still ? url : preview}
            staticSrc={preview}
            mimeType={mimeType}
            still={still}
            labelled
            alt={label}
            loading="lazy"
            onLoad={() => setState('there')}
            onError={() => setState('failed')}
          />
        </a>
      )}
      {awaited && state === 'loading' && (
        <span className={css.waiting}>
          <Spinner />
        </span>
      )}
      {state !== 'failed' && <AltMark description={description} />}
    </>
  )
}
