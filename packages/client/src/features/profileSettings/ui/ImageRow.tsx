import { useId, useRef } from 'react'
import { minAvatarEdge, imageLimit, type ProfileImage } from '#features/profileSettings/model/profileImageUploads.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { fileSize } from '#i18n/fileSize.ts'
import { Button } from '#ui/Button.tsx'
import { useBrokenImage } from '#ui/useBrokenImage.ts'
import css from './profile.module.css'

export interface ImageRowProps {
  kind: ProfileImage | 'mascot'
  /** Empty for none. */
  src: string
  busy: boolean
  onFile: (file: File) => void
  onReset?: (() => void) | undefined
}

/** The current image, the server's limits, and buttons to replace it. */
export function ImageRow({ kind, src, busy, onFile, onReset }: ImageRowProps) {
  const t = useT()
  const formats = useFormats()
  const nameId = useId()
  const input = useRef<HTMLInputElement>(null)
  // A server may answer a missing image with a page: then there is no image to show or reset.
  const [isLost, onLost] = useBrokenImage(src)
  const isThere = src !== '' && !isLost
  const limit = useServer(({ instance }) => imageLimit(instance, kind))
  const hints = [
    limit > 0 && t('accountSettings.pictures.limit', { size: fileSize(limit, { t, formats }) }),
    kind === 'avatar' && t('accountSettings.pictures.least', { edge: minAvatarEdge }),
  ].filter((hint) => hint !== false)
  return (
    <div className={css.picture} role="group" aria-labelledby={nameId}>
      {isThere ? (
        <img className={css.thumb} data-kind={kind} src={src} alt="" onError={onLost} />
      ) : (
        <span className={css.thumb} data-kind={kind} />
      )}
      <div className={css.pictureText}>
        <p id={nameId} className={css.name}>
          {t(`accountSettings.pictures.${kind}`)}
        </p>
        {hints.length > 0 && <p className={css.faint}>{hints.reduce((first, second) => t('announce.joined', { first, second }))}</p>}
        <div className={css.actions}>
          <Button size="small" busy={busy} onClick={() => input.current?.click()}>
            {t(`accountSettings.pictures.${kind}.choose`)}
          </Button>
          {onReset && isThere && (
            <Button size="small" tone="quiet" aria-label={t('accountSettings.pictures.resetOf', { kind })} onClick={onReset}>
              {t('accountSettings.pictures.reset')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={t(`accountSettings.pictures.${kind}.choose`)}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              if (file) onFile(file)
              // The same file may be chosen again.
              event.currentTarget.value = ''
            }}
          />
        </div>
      </div>
    </div>
  )
}
