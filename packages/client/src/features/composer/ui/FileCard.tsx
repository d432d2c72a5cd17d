import type { KeyboardEvent, PointerEvent } from 'react'
import type { Attachment } from '@rookery/api/wire/model'
import { useT } from '#i18n/useT.ts'
import { fileName } from '#lib/fileName.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { arrowDownIcon } from '#ui/icons/arrowDown.ts'
import { arrowUpIcon } from '#ui/icons/arrowUp.ts'
import { gripVerticalIcon } from '#ui/icons/gripVertical.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import css from './ComposerFiles.module.css'
import { DescriptionField } from './DescriptionField.tsx'
import { FilePreview } from './FilePreview.tsx'

export interface FileCardProps {
  file: Attachment
  description: string
  onDescribe: (text: string) => void
  /** Describes it next to a large view. */
  onOpen: () => void
  onRemove: () => void
  /** Number of positions forward, or back. */
  onMove: (by: 1 | -1) => void
  /** A pointer takes it up. */
  onDrag: (event: PointerEvent) => void
  place: { readonly isFirst: boolean; readonly isLast: boolean }
}

/** One file of a draft: preview, description, and buttons to reorder it. */
export function FileCard({ file, description, onDescribe, onOpen, onRemove, onMove, onDrag, place }: FileCardProps) {
  const t = useT()
  const name = file.name ?? fileName(file.url)
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (by === null) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <div className={css.card}>
      <button type="button" className={css.preview} aria-label={t('composer.describe.open', { name })} title={name} onClick={onOpen}>
        <FilePreview file={file} />
      </button>
      <DescriptionField description={description} onDescribe={onDescribe} />
      <div className={css.cardTools}>
        {!(place.isFirst && place.isLast) && (
          <>
            <span className={css.handle} onPointerDown={onDrag}>
              <IconButton icon={gripVerticalIcon} label={t('composer.move', { name })} onKeyDown={moveByKey} />
            </span>
            {/* One that is disabled would lose the focus at the end of the list. */}
            <IconButton icon={arrowUpIcon} label={t('composer.earlier')} aria-disabled={place.isFirst} onClick={() => onMove(-1)} />
            <IconButton icon={arrowDownIcon} label={t('composer.later')} aria-disabled={place.isLast} onClick={() => onMove(1)} />
          </>
        )}
        <span className={css.spacer} />
        <IconButton icon={trashIcon} label={t('composer.removeFile')} data-remove onClick={onRemove} />
      </div>
    </div>
  )
}
