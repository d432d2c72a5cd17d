import { useAccount } from '#data/entities/useAccount.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { usePathname } from '#parts/navigation/usePathname.ts'
import { ownPath, useTimelines } from '#parts/navigation/useTimelines.ts'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import { atIcon } from '#ui/icons/at.ts'
import { chevronDownIcon } from '#ui/icons/chevronDown.ts'
import { infoIcon } from '#ui/icons/info.ts'
import { listIcon } from '#ui/icons/list.ts'

import css from './NavigationPanel.module.css'

/** Where one can go: the timelines that this person may see, then the rest. */
export function NavigationPanel() {
  const t = useT()
  const { me } = useSession()
  const name = useAccount(me)?.acct ?? me ?? ''
  const visible = useTimelines()
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
            {visible.map(({ href, label, icon }) => (
              <Entry key={href} href={href} icon={icon} label={t(label)} />
            ))}
          </ul>
        </details>
      )}
      <ul className={css.list}>
        {me !== null && <Entry href="/lists" icon={listIcon} label={t('nav.lists')} />}
        {me !== null && <Entry href={ownPath('/users/:name/interactions', name)} icon={atIcon} label={t('nav.interactions')} />}
        <Entry href="/about" icon={infoIcon} label={t('nav.about')} />
      </ul>
    </nav>
  )
}

function Entry({ href, icon, label }: { href: string; icon: IconPath; label: string }) {
  const here = usePathname() === href
  return (
    <li>
      <a href={href} className={css.entry} aria-current={here ? 'page' : undefined}>
        <Icon path={icon} />
        {label}
      </a>
    </li>
  )
}
