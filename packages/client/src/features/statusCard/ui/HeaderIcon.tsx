import { Icon, type IconPath } from '#ui/Icon.tsx'
import css from './StatusHeader.module.css'

/** A small icon in a post's header, named for screen readers. */
export function HeaderIcon({ icon, label }: { icon: IconPath; label: string }) {
  return (
    <span className={css.sign} role="img" aria-label={label} title={label}>
      <Icon path={icon} />
    </span>
  )
}
