import type { AccountId } from '@rookery/api/wire/model'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { moreIcon } from '#ui/icons/more.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'

/** Button with the menu of another account. Not for visitors, nor on the user's own account. */
export function AccountMenuButton({ id }: { id: AccountId }) {
  const t = useT()
  const { me } = useSession()
  const notify = useMissingCode()
  if (me === null || me === id) return null
  const load = async () => {
    const { AccountMenu } = await import('./AccountMenu.tsx')
    return (menu: MenuProps) => <AccountMenu id={id} {...menu} />
  }
  return <MenuButton icon={moreIcon} on="panel" label={t('profile.more')} load={load} onFailure={notify} />
}
