import { useMissingCode } from '#data/notices/useMissingCode.ts'
import { useT } from '#i18n/useT.ts'
import { useThreadSurface } from '#parts/thread/ThreadSurface.ts'
import { adjustmentsIcon } from '#ui/icons/adjustments.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'

/** How the conversation is shown; the menu comes when somebody is about to press. */
export function ThreadMenuButton() {
  const t = useT()
  const tell = useMissingCode()
  const surface = useThreadSurface()
  const load = async () => {
    const { ThreadMenu } = await import('./ThreadMenu.tsx')
    return (menu: MenuProps) => <ThreadMenu {...surface} {...menu} />
  }
  return <MenuButton icon={adjustmentsIcon} on="panel" label={t('thread.menu')} load={load} onFailure={tell} />
}
