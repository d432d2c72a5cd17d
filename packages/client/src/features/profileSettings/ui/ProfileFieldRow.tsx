import type { KeyboardEvent, PointerEvent } from 'react'
import type { EditedField } from '#features/accounts/model/ProfileText.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { arrowDownIcon } from '#ui/icons/arrowDown.ts'
import { arrowUpIcon } from '#ui/icons/arrowUp.ts'
import { circleCheckIcon } from '#ui/icons/circleCheck.ts'
import { gripVerticalIcon } from '#ui/icons/gripVertical.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { TextField } from '#ui/TextField.tsx'
import css from './profile.module.css'

export interface ProfileFieldRowProps {
  field: EditedField
  place: { readonly index: number; readonly count: number }
  verifiedAt: string | null
  /** The fields that are too long. */
  errors: { readonly name: boolean; readonly value: boolean }
  isDragged: boolean
  onChange: (part: { readonly name?: string; readonly value?: string }) => void
  onMove: (by: 1 | -1) => void
  onDrag: (event: PointerEvent) => void
  onRemove: () => void
}

/** One name and value. */
export function ProfileFieldRow({ field, place, verifiedAt, errors, isDragged, onChange, onMove, onDrag, onRemove }: ProfileFieldRowProps) {
  const t = useT()
  const formats = useFormats()
  const number = place.index + 1
  const tooLong = t('accountSettings.fields.tooLong')
  const moveByKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (by === null) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li className={css.field} data-dragged={isDragged || undefined}>
      <span className={css.handle} onPointerDown={onDrag}>
        <IconButton icon={gripVerticalIcon} label={t('accountSettings.fields.move', { number })} onKeyDown={moveByKey} />
      </span>
      <TextField
        label={t('accountSettings.fields.name', { number })}
        dir="auto"
        autoComplete="off"
        value={field.name}
        error={errors.name ? tooLong : undefined}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextField
        label={t('accountSettings.fields.value', { number })}
        dir="auto"
        autoComplete="off"
        value={field.value}
        error={errors.value ? tooLong : undefined}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
      />
      <div className={css.fieldTools}>
        {/* One that is disabled would lose the focus at the end of the list. */}
        <IconButton
          icon={arrowUpIcon}
          label={t('accountSettings.fields.earlier', { number })}
          aria-disabled={place.index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={arrowDownIcon}
          label={t('accountSettings.fields.later', { number })}
          aria-disabled={number === place.count}
          onClick={() => onMove(1)}
        />
        <IconButton icon={trashIcon} label={t('accountSettings.fields.remove', { number })} onClick={onRemove} />
      </div>
      {verifiedAt !== null && (
        <p className={css.verified}>
          <Icon path={circleCheckIcon} />
          {t('profile.verifiedSince', { date: formats.date(Date.parse(verifiedAt), { dateStyle: 'long' }) })}
        </p>
      )}
    </li>
  )
}
