import { Suspense, useState } from 'react'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useT } from '#i18n/useT.ts'
import { useThreadSurface } from '#features/conversations/model/useThreadSurface.ts'
import { adjustmentsIcon } from '#ui/icons/adjustments.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'

const TreeSettings = lazyComponent(async () => (await import('./TreeSettings.tsx')).TreeSettings)

/** Button with display options of a conversation; its menu is loaded shortly before it is pressed. */
export function ThreadMenuButton() {
  const t = useT()
  const notify = useMissingCode()
  const surface = useThreadSurface()
  const [asksForTree, setAsksForTree] = useState(false)
  const load = async () => {
    const [{ ThreadMenu }] = await Promise.all([import('./ThreadMenu.tsx'), TreeSettings.preload()])
    return (menu: MenuProps) => <ThreadMenu {...surface} onTreeSettings={() => setAsksForTree(true)} {...menu} />
  }
  return (
    <>
      <MenuButton icon={adjustmentsIcon} on="panel" label={t('thread.menu')} load={load} onFailure={notify} />
      {asksForTree && (
        <Suspense>
          <TreeSettings onClose={() => setAsksForTree(false)} />
        </Suspense>
      )}
    </>
  )
}
