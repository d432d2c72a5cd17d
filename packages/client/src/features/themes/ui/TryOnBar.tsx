import type { ReactNode } from 'react'
import { useT } from '#i18n/useT.ts'
import css from './TryOnBar.module.css'

export interface TryOnBarProps {
  onKeep: () => void
  onGoBack: () => void
  /** Which theme is tried on. */
  children: ReactNode
}

/** Names the theme that is tried on, with buttons to keep it and to go back. It looks the same in every theme, so that none can hide it. */
export function TryOnBar({ onKeep, onGoBack, children }: TryOnBarProps) {
  const t = useT()
  return (
    <div className={css.bar}>
      <span className={css.words}>{children}</span>
      <div className={css.choices}>
        <button type="button" className={css.keep} onClick={onKeep}>
          {t('themes.keep')}
        </button>
        <button type="button" className={css.goBack} onClick={onGoBack} aria-keyshortcuts="Escape">
          {t('themes.goBack')}
        </button>
      </div>
    </div>
  )
}
