import { moderationWindowOf } from '#features/moderation/model/moderationWindowOf.ts'
import { openReportsOf } from '#features/reports/model/openReportsOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Badge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { shieldIcon } from '#ui/icons/shield.ts'
import { toolIcon } from '#ui/icons/tool.ts'
import { Panel } from '#ui/Panel.tsx'

import { administration } from './administration.ts'
import css from './StaffEntries.module.css'

/** The staff's lines of the drawer. `onOpen` puts the drawer away before the window takes the focus. */
export function StaffEntries({ isAdmin, onOpen }: { isAdmin: boolean; onOpen: () => void }) {
  const t = useT()
  const session = useSession()
  const waiting = useCell(openReportsOf(session).waiting)
  const open = () => {
    onOpen()
    moderationWindowOf(session).set('open')
  }
  return (
    <Panel flush>
      <ul>
        <li>
          <button type="button" className={css.entry} onClick={open}>
            <Icon path={shieldIcon} />
            {t('moderation.open')}
            {waiting !== null && <Badge count={waiting.count} label={t('moderation.waiting', { count: waiting.count })} />}
          </button>
        </li>
        {isAdmin && (
          <li>
            <a className={css.entry} href={administration} target="_blank" rel="noopener noreferrer">
              <Icon path={toolIcon} />
              {t('moderation.administration')}
            </a>
          </li>
        )}
      </ul>
    </Panel>
  )
}
