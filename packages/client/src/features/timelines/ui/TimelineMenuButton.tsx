import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useT } from '#i18n/useT.ts'
import { chevronDownIcon } from '#ui/icons/chevronDown.ts'
import { MenuButton } from '#ui/MenuButton.tsx'

const load = async () => (await import('./TimelineMenu.tsx')).TimelineMenu

/** Menu of the other timelines; loaded shortly before it is pressed. */
export function TimelineMenuButton() {
  const t = useT()
  const notify = useMissingCode()
  return <MenuButton icon={chevronDownIcon} on="panel" label={t('timeline.menu')} load={load} onFailure={notify} />
}
