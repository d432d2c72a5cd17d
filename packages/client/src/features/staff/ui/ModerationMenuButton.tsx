import type { AccountId } from '@rookery/api/wire/model'
import { hasStaffToken } from '#features/staff/model/staffRole.ts'
import { useStaffRole } from '#features/staff/model/useStaff.ts'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { shieldIcon } from '#ui/icons/shield.ts'
import { MenuButton, type MenuButtonProps, type MenuProps } from '#ui/MenuButton.tsx'

export interface ModerationMenuButtonProps extends Pick<MenuButtonProps, 'on'> {
  id: AccountId
  /** Moderators have it too, as where they read a report. */
  forModerators?: boolean
}

/** Button with the moderation menu of another account. On user cards for admins only (spec 2, section 6). */
export function ModerationMenuButton({ id, on, forModerators = false }: ModerationMenuButtonProps) {
  const t = useT()
  const session = useSession()
  const notify = useMissingCode()
  const role = useStaffRole()
  if (id === session.me || !hasStaffToken(session) || (role !== 'admin' && (role !== 'moderator' || !forModerators))) return null
  const load = async () => {
    const { ModerationMenu, readAdminAccount } = await import('./ModerationMenu.tsx')
    await readAdminAccount(session, id)
    return (menu: MenuProps) => <ModerationMenu id={id} {...menu} />
  }
  return <MenuButton icon={shieldIcon} on={on} label={t('moderation.menu')} load={load} onFailure={notify} />
}
