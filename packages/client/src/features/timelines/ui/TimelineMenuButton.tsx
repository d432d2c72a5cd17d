import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useT } from '#i18n/useT.ts'
import { selectorIcon } from '#ui/icons/selector.ts'
import { MenuButton } from '#ui/MenuButton.tsx'

const load = async () => (await import('./TimelineMenu.tsx')).TimelineMenu

/** Leads to the other timelines; the menu comes when somebody is about to press. */
export function TimelineMenuButton() {
  const t = useT()
  const notify = useMissingCode()
  return <MenuButton icon={selectorIcon} on="panel" label={t('timeline.menu')} load={load} onFailure={notify} />
}
