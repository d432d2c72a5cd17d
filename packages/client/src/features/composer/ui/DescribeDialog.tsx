import { useState } from 'react'
import type { Attachment, AttachmentId } from '@rookery/api/wire/model'
import type { Composers } from '#features/posting/model/Composers.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { descriptionLeft, descriptionOf } from '#features/posting/model/fileRules.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { fileName } from '#lib/fileName.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { CharacterCounter } from '#features/posting/ui/CharacterCounter.tsx'
import css from './DescribeDialog.module.css'
import { FilePreview } from './FilePreview.tsx'

export interface DescribeDialogProps {
  draft: DraftKey
  composers: Composers
  id: AttachmentId
  /** Switches to another file. */
  onTurn: (id: AttachmentId) => void
  onClose: () => void
}

/** Describes a file beside its preview, as large as the window. Each letter is stored immediately, however the dialog is closed. */
export function DescribeDialog({ draft, composers, id, onTurn, onClose }: DescribeDialogProps) {
  const t = useT()
  const data = useComposerPart(draft, (state) => state.data)
  const limit = useServer(({ instance }) => instance.descriptionLimit)
  const index = data.files.findIndex((one) => one.id === id)
  const file = data.files[index]
  if (!file) return null
  const name = file.name ?? fileName(file.url)
  const description = descriptionOf(file, data)
  const left = descriptionLeft(description, limit)
  const [before, after] = [data.files[index - 1], data.files[index + 1]]
  return (
    <Dialog
      title={t('composer.describe.title', { name })}
      closeLabel={t('general.close')}
      size="large"
      onClose={onClose}
      footer={
        <>
          {before && <Button onClick={() => onTurn(before.id)}>{t('composer.describe.previous')}</Button>}
          {after && <Button onClick={() => onTurn(after.id)}>{t('composer.describe.next')}</Button>}
          <Button tone="primary" onClick={onClose}>
            {t('composer.describe.done')}
          </Button>
        </>
      }
    >
      <div className={css.columns}>
        <LargeView key={id} file={file} />
        <div className={css.words}>
          <TextArea
            label={t('composer.describe')}
            hint={t('composer.describe.hint')}
            error={left !== null && left < 0 ? t('composer.descriptionTooLong') : undefined}
            rows={6}
            data-autofocus
            value={description}
            onChange={(event) => composers.dispatch(draft, { kind: 'fileDescribed', id, description: event.currentTarget.value })}
          />
          <CharacterCounter id="" left={left} />
        </div>
      </div>
    </Dialog>
  )
}

/** The file as large as there is room; an image at most in its own size. */
function LargeView({ file }: { file: Attachment }) {
  const t = useT()
  const [isActual, setActual] = useState(false)
  if (file.kind === 'video' || file.kind === 'gifv') return <video className={css.view} src={file.url} controls playsInline />
  if (file.kind === 'audio') return <audio className={css.sound} src={file.url} controls />
  if (file.kind !== 'image') return <FilePreview file={file} />
  return (
    <div className={css.picture}>
      <div className={css.frame} data-actual={isActual || undefined}>
        <img src={file.url} alt="" />
      </div>
      <Button size="small" pressed={isActual} onClick={() => setActual(!isActual)}>
        {t('composer.describe.actual')}
      </Button>
    </div>
  )
}
