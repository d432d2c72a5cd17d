import type { StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { moreIcon } from '#ui/icons/more.ts'
import { MenuButton } from '#ui/MenuButton.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { type StatusMenuItem, statusMenuItems } from './statusMenuItems.ts'

/** Everything that can be done with a post besides its row of actions. */
export function StatusMenu({ id }: { id: StatusId }) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const [asked, setAsked] = useState<StatusMenuItem | null>(null)
  if (status === undefined) return null
  const choose = (item: StatusMenuItem) => {
    if (item.confirm !== undefined && session.settings.get(item.confirm.setting)) setAsked(item)
    else item.run(status, session)
  }
  return (
    <>
      <MenuButton icon={moreIcon} label={t('status.more')} align="end">
        {statusMenuItems
          .filter((item) => item.listed(status, session))
          .map((item) => (
            <MenuItem key={item.key} icon={item.icon} tone={item.danger ? 'danger' : 'plain'} onSelect={() => choose(item)}>
              {t(item.label)}
            </MenuItem>
          ))}
      </MenuButton>
      {asked?.confirm !== undefined && (
        <ConfirmDialog
          title={t(asked.confirm.title)}
          confirmLabel={t(asked.confirm.action)}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          danger={asked.danger}
          onConfirm={() => {
            setAsked(null)
            asked.run(status, session)
          }}
          onCancel={() => setAsked(null)}
        >
          {t(asked.confirm.text)}
        </ConfirmDialog>
      )}
    </>
  )
}
