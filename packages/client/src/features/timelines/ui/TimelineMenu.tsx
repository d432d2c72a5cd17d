import { usePathname } from '#features/navigation/model/usePathname.ts'
import { useTimelines } from './useTimelines.ts'
import { useT } from '#i18n/useT.ts'
import type { MenuProps } from '#ui/MenuButton.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuPopup } from '#ui/MenuPopup.tsx'

/** The timelines that this person may see (spec 1, section 2). */
export function TimelineMenu(menu: MenuProps) {
  const t = useT()
  const pathname = usePathname()
  return (
    <MenuPopup {...menu} align="start">
      {useTimelines().map(({ path, label, icon }) => (
        <MenuItem key={path} href={path} icon={icon} current={path === pathname}>
          {t(label)}
        </MenuItem>
      ))}
    </MenuPopup>
  )
}
