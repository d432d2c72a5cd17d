import type { StatusId } from '@rookery/api/wire/model'
import { Suspense, useState } from 'react'
import { useMissingCode } from '#data/notices/useMissingCode.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useT } from '#i18n/useT.ts'
import { moreIcon } from '#ui/icons/more.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'
import type { StatusMenuItem } from './statusMenuItems.ts'

const StatusMenuDialog = lazyComponent(async () => (await import('./StatusMenuDialog.tsx')).StatusMenuDialog)

/** Opens a post's menu, which comes when somebody is about to press. */
export function StatusMenuButton({ id }: { id: StatusId }) {
  const t = useT()
  const tell = useMissingCode()
  const [asked, setAsked] = useState<StatusMenuItem | null>(null)
  const load = async () => {
    const [{ StatusMenu }] = await Promise.all([import('./StatusMenu.tsx'), StatusMenuDialog.preload()])
    return (menu: MenuProps) => <StatusMenu id={id} onAsk={setAsked} {...menu} />
  }
  return (
    <>
      <MenuButton icon={moreIcon} label={t('status.more')} load={load} onFailure={tell} />
      {asked !== null && (
        <Suspense>
          <StatusMenuDialog id={id} item={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
