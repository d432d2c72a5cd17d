import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useTimelines } from '#features/timelines/ui/useTimelines.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { chevronDownIcon } from '#ui/icons/chevronDown.ts'

import { LazyEntries } from './lazyParts.ts'
import { NavigationEntry } from './NavigationEntry.tsx'
import css from './NavigationPanel.module.css'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'

/** Where one can go: the timelines that this person may see, then the rest. */
export function NavigationPanel() {
  const t = useT()
  const unread = useAccount(useSession().me)?.own?.unreadConversationCount ?? 0
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
            {visible.map(({ path, label, icon, feed }) => (
              <NavigationEntry key={path} path={path} icon={icon} label={t(label)}>
                {feed === 'direct' && <Badge count={unread} label={t('nav.unreadDirect', { count: unread })} />}
              </NavigationEntry>
            ))}
          </ul>
        </details>
      )}
      <Part failure={EmptyFallback}>
        <LazyEntries />
      </Part>
    </nav>
  )
}
