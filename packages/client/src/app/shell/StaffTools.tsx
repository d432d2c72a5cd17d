import { useEffect } from 'react'

import type { Layout } from '#app/page/useLayout.ts'
import { moderationWindowOf } from '#features/moderation/model/moderationWindowOf.ts'
import { openReportsOf } from '#features/reports/model/openReportsOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import { toolIcon } from '#ui/icons/tool.ts'

import { administration } from './administration.ts'
import bar from './BarMenu.module.css'
import css from './NotificationsButton.module.css'

const ModerationWindow = lazyComponent(async () => (await import('#features/moderation/ui/ModerationWindow.tsx')).ModerationWindow)

export interface StaffToolsProps {
  layout: Layout
  isAdmin: boolean
  readsReports: boolean
  /** Of the moderation window. The menus on people have it too, which must not fetch this part. */
  icon: IconPath
}

/** Staff tools of the bar: the moderation window, the number of open reports, and the server's pages for admins. */
export function StaffTools({ layout, isAdmin, readsReports, icon }: StaffToolsProps) {
  const t = useT()
  const session = useSession()
  const { address } = useNavigation()
  const state = moderationWindowOf(session)
  const isHidden = useCell(state) === 'hidden'
  const waiting = useCell(openReportsOf(session).waiting)
  useEffect(() => (readsReports ? openReportsOf(session).watch(document) : undefined), [session, readsReports])
  // A link in the window minimizes it, so that its target is visible.
  useEffect(() => address.subscribe(() => state.get() === 'open' && state.set('minimized')), [address, state])
  return (
    <>
      {isAdmin && layout !== 'narrow' && (
        <a
          className={bar.button}
          href={administration}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('moderation.administration')}
          title={t('moderation.administration')}
        >
          <Icon path={toolIcon} />
        </a>
      )}
      <span className={css.place}>
        <IconButton
          icon={icon}
          label={t('moderation.open')}
          on="bar"
          aria-haspopup="dialog"
          onPointerEnter={() => void ModerationWindow.preload()?.catch(() => {})}
          onFocus={() => void ModerationWindow.preload()?.catch(() => {})}
          onClick={() => state.set('open')}
        />
        {waiting !== null && (
          <span className={css.count}>
            <Badge count={waiting.count} label={t('moderation.waiting', { count: waiting.count })} />
          </span>
        )}
      </span>
      {!isHidden && (
        <Part>
          <ModerationWindow />
        </Part>
      )}
    </>
  )
}
