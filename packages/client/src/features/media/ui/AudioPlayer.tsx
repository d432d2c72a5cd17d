import { PlainText } from '#features/content/ui/PlainText.tsx'
import type { Attachment } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { viewerTriggerProps } from './viewerTriggerProps.ts'
import { Icon } from '#ui/Icon.tsx'
import { musicIcon } from '#ui/icons/music.ts'
import { AltMark } from './AltMark.tsx'
import css from './AttachmentLine.module.css'
import { readableFileName } from '#features/media/model/readableFileName.ts'
import { MediaError } from './MediaError.tsx'
import { posterOf } from '#features/media/model/posterOf.ts'
import { pauseOtherPlayers } from '#features/media/model/pauseOtherPlayers.ts'

export interface AudioPlayerProps {
  attachment: Pick<Attachment, 'url' | 'name' | 'previewUrl' | 'description'>
  /** Not given where it is in the viewer already. */
  onOpen?: () => void
}

/** An audio file: its cover, its description or name, and the browser's player. */
export function AudioPlayer({ attachment, onOpen }: AudioPlayerProps) {
  const t = useT()
  const [attempt, setAttempt] = useState({ number: 0, failed: false })
  const { url, description } = attachment
  const name = readableFileName(attachment)
  const title = description === '' ? (name ?? t('attachment.kind.audio')) : description
  if (attempt.failed) {
    return (
      <div className={css.sound}>
        <MediaError description={description} url={url} onRetry={() => setAttempt({ number: attempt.number + 1, failed: false })} />
      </div>
    )
  }
  const cover = posterOf(attachment)
  const sign = cover === undefined ? <Icon path={musicIcon} /> : <img src={cover} alt="" loading="lazy" />
  return (
    <figure className={css.sound}>
      {onOpen ? (
        <button
          type="button"
          className={css.cover}
          {...viewerTriggerProps}
          aria-label={t('attachment.openViewer', { name: title })}
          onClick={onOpen}
        >
          {sign}
        </button>
      ) : (
        <span className={css.cover}>{sign}</span>
      )}
      <figcaption className={css.names}>
        <span className={css.title}>
          <bdi className={css.name}>
            <PlainText text={title} />
          </bdi>
          {description !== '' && (
            <span className={css.mark}>
              <AltMark description={description} />
            </span>
          )}
        </span>
        <span className={css.words} dir="auto">
          {description === '' ? t('attachment.undescribed') : name !== null && <PlainText text={name} />}
        </span>
      </figcaption>
      <audio
        key={attempt.number}
        className={css.player}
        src={url}
        controls
        preload="none"
        aria-label={title}
        onPlay={(event) => pauseOtherPlayers(event.currentTarget)}
        onError={() => setAttempt({ ...attempt, failed: true })}
      />
    </figure>
  )
}
