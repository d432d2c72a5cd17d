import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useT } from '#i18n/useT.ts'
import { selectorIcon } from '#ui/icons/selector.ts'
import { MenuButton } from '#ui/MenuButton.tsx'

const load = async () => (await import('./TimelineMenu.tsx')).TimelineMenu

/** Menu of the other timelines; loaded shortly before it is pressed. */
export function TimelineMenuButton() {
  const t = useT()
  const notify = useMissingCode()
  return <MenuButton icon={selectorIcon} on="panel" label={t('timeline.menu')} load={load} onFailure={notify} />
}
