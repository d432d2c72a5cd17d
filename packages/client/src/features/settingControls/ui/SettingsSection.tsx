import { useId, type ReactNode } from 'react'

import css from './SettingsSection.module.css'

export interface SettingsSectionProps {
  title: ReactNode
  hint?: ReactNode
  /** Id for the search, and in addresses after the tab: `#settings/profile/fields`. */
  id?: string
  children: ReactNode
}

/** Settings of one kind, under one heading. */
export function SettingsSection({ title, hint, id, children }: SettingsSectionProps) {
  const headingId = useId()
  return (
    <section className={css.section} aria-labelledby={headingId} data-setting={id}>
      <h3 id={headingId} className={css.title}>
        {title}
      </h3>
      {hint && <p className={css.hint}>{hint}</p>}
      {children}
    </section>
  )
}
