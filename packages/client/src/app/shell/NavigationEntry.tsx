import type { ReactNode } from 'react'
import { usePathname } from '#features/navigation/model/usePathname.ts'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import css from './NavigationPanel.module.css'

export interface NavigationEntryProps {
  path: string
  icon: IconPath
  label: string
  /** Rendered after the label. */
  children?: ReactNode
}

/** A navigation entry; the one of the current screen is marked. */
export function NavigationEntry({ path, icon, label, children }: NavigationEntryProps) {
  const here = usePathname() === path
  return (
    <li>
      <a href={path} className={css.entry} aria-current={here ? 'page' : undefined}>
        <Icon path={icon} />
        {label}
        {children}
      </a>
    </li>
  )
}
