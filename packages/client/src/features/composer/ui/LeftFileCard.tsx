import { useEffect, useRef } from 'react'
import type { Composers } from '#features/posting/model/Composers.ts'
import type { MissingFile } from '#features/drafts/model/Draft.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './ComposerFiles.module.css'

export interface LeftFileCardProps {
  draft: DraftKey
  file: MissingFile
  composers: Composers
}

/** A file whose upload ended with its page. Unless the device has stored it, it is chosen again, or left out. */
export function LeftFileCard({ draft, file, composers }: LeftFileCardProps) {
  const { id, name } = file
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => void composers.restoreUpload(draft, file), [composers, draft, file])
  const types = useServer(({ instance }) => instance.uploadLimits.types)
  return (
    <div className={css.upload} role="group" aria-label={name}>
      <bdi className={css.name}>{name}</bdi>
      <p className={css.problem}>{t('composer.fileLeft')}</p>
      <div className={css.uploadTools}>
        <Button size="small" onClick={() => input.current?.click()}>
          {t('composer.fileLeft.choose')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => composers.cancelUpload(draft, id)}>
          {t('composer.removeFile')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',') || undefined}
        aria-label={t('composer.fileLeft.choose')}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? []
          if (!chosen) return
          composers.cancelUpload(draft, id)
          composers.upload(draft, [chosen])
        }}
      />
    </div>
  )
}
