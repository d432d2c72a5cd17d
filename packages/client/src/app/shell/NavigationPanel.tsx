import { isTimelineVisible } from '#parts/navigation/isTimelineVisible.ts'
import { timelines } from '#parts/navigation/timelines.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { usePathname } from '#parts/navigation/usePathname.ts'
import { Icon } from '#ui/Icon.tsx'
import { chevronDownIcon } from '#ui/icons/chevronDown.ts'
import { infoIcon } from '#ui/icons/info.ts'

import css from './NavigationPanel.module.css'

/** Where one can go: the timelines that this person may see, then the rest. */
export function NavigationPanel() {
  const t = useT()
  const { me, server } = useSession()
  const pathname = usePathname()
  const current = (path: string) => (path === pathname ? 'page' : undefined)
  const visible = timelines.filter(({ feed }) => isTimelineVisible(feed, { server, signedIn: me !== null }))
  return (
    <nav className={css.panel} aria-label={t('nav.label')} id="navigation" tabIndex={-1}>
      {visible.length > 0 && (
        <details open>
          <summary className={css.entry}>
            {t('nav.timelines')}
            <span className={css.turn}>
              <Icon path={chevronDownIcon} />
            </span>
          </summary>
          <ul className={css.list}>
            {visible.map(({ path, label, icon }) => (
              <li key={path}>
                <a href={path} className={css.entry} aria-current={current(path)}>
                  <Icon path={icon} />
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ul className={css.list}>
        <li>
          <a href="/about" className={css.entry} aria-current={current('/about')}>
            <Icon path={infoIcon} />
            {t('nav.about')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
