import type { StatusId } from '@rookery/api/wire/model'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useT } from '#i18n/useT.ts'
import { moreIcon } from '#ui/icons/more.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'

/** A post's menu, which is loaded shortly before it is pressed. */
export function StatusMenuButton({ id }: { id: StatusId }) {
  const t = useT()
  const notify = useMissingCode()
  const load = async () => {
    const { StatusMenu } = await import('./StatusMenu.tsx')
    return (menu: MenuProps) => <StatusMenu id={id} {...menu} />
  }
  return <MenuButton icon={moreIcon} label={t('status.more')} load={load} onFailure={notify} />
}
