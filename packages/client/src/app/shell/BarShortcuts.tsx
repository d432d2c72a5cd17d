import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { usePathname } from '#features/navigation/model/usePathname.ts'
import { useTimelines } from '#features/timelines/ui/useTimelines.ts'
import { IconLink } from '#ui/IconLink.tsx'

import css from './BarShortcuts.module.css'

/** The timelines that this person may see, on the bar (spec 1, section 2). */
export function BarShortcuts() {
  const t = useT()
  const pathname = usePathname()
  const isWide = useSetting('showWiderShortcuts')
  const visible = useTimelines()
  if (visible.length === 0) return null
  return (
    <nav className={css.shortcuts} data-wide={isWide || undefined} aria-label={t('shell.shortcuts')}>
      {visible.map(({ path, label, icon }) => (
        <IconLink key={path} href={path} icon={icon} label={t(label)} on="bar" aria-current={path === pathname ? 'page' : undefined} />
      ))}
    </nav>
  )
}
