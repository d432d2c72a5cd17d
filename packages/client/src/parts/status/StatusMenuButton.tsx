import type { StatusId } from '@rookery/api/wire/model'
import { lazy, Suspense, useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { moreIcon } from '#ui/icons/more.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'
import type { StatusMenuItem } from './statusMenuItems.ts'

const StatusConfirm = lazy(async () => ({ default: (await import('./StatusConfirm.tsx')).StatusConfirm }))

/** Opens a post's menu, which comes when somebody is about to press. */
export function StatusMenuButton({ id }: { id: StatusId }) {
  const t = useT()
  const [asked, setAsked] = useState<StatusMenuItem | null>(null)
  const load = async () => {
    const { StatusMenu } = await import('./StatusMenu.tsx')
    return (menu: MenuProps) => <StatusMenu id={id} onAsk={setAsked} {...menu} />
  }
  return (
    <>
      <MenuButton icon={moreIcon} label={t('status.more')} load={load} />
      {asked !== null && (
        <Suspense>
          <StatusConfirm id={id} item={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
