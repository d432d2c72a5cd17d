import type { ThemeHistory } from '#features/themes/model/themeHistory.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { arrowBackUpIcon } from '#ui/icons/arrowBackUp.ts'
import { arrowForwardUpIcon } from '#ui/icons/arrowForwardUp.ts'
import css from './theme.module.css'

export interface HistoryButtonsProps {
  history: ThemeHistory
  onStep: (step: 'undone' | 'redone') => void
}

/** Undo and redo of every step. They keep the focus when there is nothing more to undo. */
export function HistoryButtons({ history: { past, future }, onStep }: HistoryButtonsProps) {
  const t = useT()
  return (
    <div className={css.history} role="group" aria-label={t('themeEditor.steps')}>
      <Button
        size="small"
        icon={arrowBackUpIcon}
        aria-keyshortcuts="Control+Z"
        aria-disabled={past.length === 0 || undefined}
        onClick={() => past.length > 0 && onStep('undone')}
      >
        {t('themeEditor.undo')}
      </Button>
      <Button
        size="small"
        icon={arrowForwardUpIcon}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={future.length === 0 || undefined}
        onClick={() => future.length > 0 && onStep('redone')}
      >
        {t('themeEditor.redo')}
      </Button>
    </div>
  )
}
