import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import css from './NewPosts.module.css'

/** Shown here only, until the connection is back. */
export function ConnectionLost({ since }: { since: number }) {
  const t = useT()
  const formats = useFormats()
  return (
    <span className={css.current} role="status">
      {t('timeline.lost', { since: formats.date(new Date(since), { timeStyle: 'short' }) })}
    </span>
  )
}
