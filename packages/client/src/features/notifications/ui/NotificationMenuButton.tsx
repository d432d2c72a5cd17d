import type { NotificationId } from '@rookery/api/wire/model'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useT } from '#i18n/useT.ts'
import { moreIcon } from '#ui/icons/more.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'
import css from './NotificationItem.module.css'

/** The menu of a row; loaded shortly before it is pressed. */
export function NotificationMenuButton({ ids }: { ids: readonly NotificationId[] }) {
  const t = useT()
  const notify = useMissingCode()
  const load = async () => {
    const { NotificationMenu } = await import('./NotificationMenu.tsx')
    return (menu: MenuProps) => <NotificationMenu {...menu} ids={ids} />
  }
  return (
    <span className={css.menu}>
      <MenuButton icon={moreIcon} label={t('notifications.one')} load={load} onFailure={notify} />
    </span>
  )
}
