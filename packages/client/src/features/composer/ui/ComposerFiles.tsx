import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { Attachment, AttachmentId } from '@rookery/api/wire/model'
import type { Composers } from '#features/posting/model/Composers.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { descriptionOf } from '#features/posting/model/fileRules.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useT } from '#i18n/useT.ts'
import { fileName } from '#lib/fileName.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import css from './ComposerFiles.module.css'
import { FileCard } from './FileCard.tsx'
import { LeftFileCard } from './LeftFileCard.tsx'
import { UploadCard } from './UploadCard.tsx'
import { useDragOrder } from '#features/composer/model/useDragOrder.ts'

const DescribeDialog = lazyComponent(async () => (await import('./DescribeDialog.tsx')).DescribeDialog)

export interface ComposerFilesProps {
  draft: DraftKey
  composers: Composers
}

/** The files of a draft with their descriptions, those on their way, and whether they are sensitive. */
export function ComposerFiles({ draft, composers }: ComposerFilesProps) {
  const t = useT()
  const announce = useAnnounce()
  const files = useComposerPart(draft, ({ data }) => data.files)
  const mediaDescriptions = useComposerPart(draft, ({ data }) => data.mediaDescriptions)
  const uploads = useComposerPart(draft, (state) => state.uploads)
  const missing = useComposerPart(draft, ({ data }) => data.missing)
  const left = missing.filter(({ id }) => !uploads.some((upload) => upload.id === id))
  const [opened, setOpened] = useState<AttachmentId | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const order = useDragOrder(files.length, (from, to) => composers.dispatch(draft, { kind: 'fileMoved', from, to }))
  useLeaveWarning(uploads.length > 0)

  const move = (file: Attachment, from: number, to: number) => {
    if (to < 0 || to >= files.length) return
    composers.dispatch(draft, { kind: 'fileMoved', from, to })
    announce(t('composer.moved', { name: file.name ?? fileName(file.url), place: to + 1, last: files.length }))
  }
  const remove = (file: Attachment, index: number) => {
    // The focus moves to the next file, or back to the text.
    const others = [...(root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])].toSpliced(index, 1)
    const next = others[index] ?? others.at(-1) ?? root.current?.closest('form')?.querySelector('textarea')
    next?.focus()
    composers.dispatch(draft, { kind: 'fileRemoved', id: file.id })
  }
  return (
    <div ref={root} className={css.files}>
      <ul className={css.list} aria-label={t('media.group', { count: files.length })} {...order.handlers}>
        {files.map((file, index) => (
          <li key={file.id} data-dragged={order.dragged === index || undefined}>
            <FileCard
              file={file}
              description={descriptionOf(file, { mediaDescriptions })}
              onDescribe={(description) => composers.dispatch(draft, { kind: 'fileDescribed', id: file.id, description })}
              onOpen={() => setOpened(file.id)}
              onRemove={() => remove(file, index)}
              onMove={(by) => move(file, index, index + by)}
              onDrag={(event: PointerEvent) => order.begin(event, index)}
              place={{ isFirst: index === 0, isLast: index === files.length - 1 }}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadCard draft={draft} upload={upload} description={mediaDescriptions[upload.id] ?? ''} composers={composers} />
          </li>
        ))}
        {left.map((file) => (
          <li key={file.id}>
            <LeftFileCard draft={draft} file={file} composers={composers} />
          </li>
        ))}
      </ul>
      <SensitiveFiles draft={draft} composers={composers} />
      {opened !== null && (
        <Part>
          <DescribeDialog draft={draft} composers={composers} id={opened} onTurn={setOpened} onClose={() => setOpened(null)} />
        </Part>
      )}
    </div>
  )
}

/** Whether the files are sensitive; a subject alone hides the text and not them. */
function SensitiveFiles({ draft, composers }: ComposerFilesProps) {
  const t = useT()
  const isSensitive = useComposerPart(draft, ({ data }) => data.nsfw)
  const hasSubject = useComposerPart(draft, ({ data }) => data.spoilerText !== '')
  return (
    <>
      <Checkbox
        label={t('composer.sensitive')}
        checked={isSensitive}
        onChange={(event) => composers.dispatch(draft, { kind: 'sensitiveChanged', isSensitive: event.currentTarget.checked })}
      />
      <div role="status">{hasSubject && !isSensitive && <p className={css.problem}>{t('composer.notSensitive')}</p>}</div>
    </>
  )
}

/** The browser asks before leaving while a file is not stored: during an upload, or if the device has no room. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
