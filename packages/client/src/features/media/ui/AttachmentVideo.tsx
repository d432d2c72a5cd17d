import type { Attachment } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useAnimationPaused } from '#features/settings/model/useAnimationPaused.ts'
import { useT } from '#i18n/useT.ts'
import { viewerTriggerProps } from './viewerTriggerProps.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { playIcon } from '#ui/icons/play.ts'
import { zoomInIcon } from '#ui/icons/zoomIn.ts'
import { AltMark } from './AltMark.tsx'
import css from './AttachmentVideo.module.css'
import { MediaError } from './MediaError.tsx'
import { MovingLoop } from './MovingLoop.tsx'
import { mediaAriaLabel } from '#features/media/model/mediaAriaLabel.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

/** A film in its box: played there, or opened in the viewer where the reader wants that. A GIF that the server made a film of moves by itself. */
export function AttachmentVideo({ attachment, onOpen }: { attachment: Attachment; onOpen: () => void }) {
  const t = useT()
  const inViewer = useSetting('playVideosInModal')
  const still = useAnimationPaused()
  const [attempt, setAttempt] = useState<{ readonly number: number; readonly failed: boolean }>({ number: 0, failed: false })
  const { description, url } = attachment
  const fail = () => setAttempt({ ...attempt, failed: true })
  if (attempt.failed) {
    return <MediaError description={description} url={url} onRetry={() => setAttempt({ number: attempt.number + 1, failed: false })} />
  }
  const label = mediaAriaLabel(t, attachment)
  if (attachment.kind === 'gifv') {
    return (
      <>
        <MovingLoop key={attempt.number} attachment={attachment} label={label} still={still} onOpen={onOpen} onError={fail} />
        <AltMark description={description} />
      </>
    )
  }
  if (!inViewer) {
    return (
      <>
        <VideoPlayer key={attempt.number} className={css.media} attachment={attachment} label={label} onError={fail} />
        <span className={css.tools}>
          <span className={css.mark}>
            <AltMark description={description} />
          </span>
          <IconButton icon={zoomInIcon} label={t('attachment.openViewer', { name: label })} {...viewerTriggerProps} onClick={onOpen} />
        </span>
      </>
    )
  }
  return (
    <>
      <button
        type="button"
        className={css.open}
        {...viewerTriggerProps}
        aria-label={t('attachment.play', { name: label })}
        onClick={onOpen}
      >
        <video key={attempt.number} className={css.media} src={url} preload="metadata" muted playsInline onError={fail} />
        <span className={css.sign}>
          <Icon path={playIcon} />
        </span>
      </button>
      <AltMark description={description} />
    </>
  )
}
