import { usePathname } from '#features/navigation/model/usePathname.ts'
import { useTimelines } from './useTimelines.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import css from './TimelineTabs.module.css'

/** The timelines that this person may see side by side, instead of the menu (spec 1, section 2). */
export function TimelineTabs() {
  const t = useT()
  const pathname = usePathname()
  return (
    <nav className={css.tabs} aria-label={t('timeline.menu')}>
      {useTimelines().map(({ path, label, icon }) => (
        <a
          key={path}
          className={css.tab}
          href={path}
          title={t(label)}
          aria-label={t(label)}
          aria-current={path === pathname ? 'page' : undefined}
        >
          <Icon path={icon} />
        </a>
      ))}
    </nav>
  )
}
