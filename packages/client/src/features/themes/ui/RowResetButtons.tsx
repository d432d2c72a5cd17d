import type { RefObject } from 'react'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import css from './theme.module.css'

export interface RowResetButtonsProps {
  /** The row that takes the focus when its pressed button disappears. */
  row: RefObject<HTMLElement | null>
  /** Name of the row. */
  label: string
  /** Resets to the derived value or the default; null if it has that. */
  onDerive: (() => void) | null
  /** Resets to the value when the editor was opened; null if unchanged. */
  onUndo: (() => void) | null
}

/** The two ways back of one value. */
export function RowResetButtons({ row, label, onDerive, onUndo }: RowResetButtonsProps) {
  const t = useT()
  const taking = (way: () => void) => () => {
    way()
    row.current?.querySelector<HTMLElement>('select, input[type="text"], input[type="number"]')?.focus()
  }
  return (
    <div className={css.ways}>
      {onUndo && (
        <Button tone="quiet" size="small" aria-label={t('themeEditor.undoOf', { of: label })} onClick={taking(onUndo)}>
          {t('general.undo')}
        </Button>
      )}
      {onDerive && (
        <Button tone="quiet" size="small" aria-label={t('themeEditor.deriveOf', { of: label })} onClick={taking(onDerive)}>
          {t('themeEditor.derive')}
        </Button>
      )}
    </div>
  )
}
