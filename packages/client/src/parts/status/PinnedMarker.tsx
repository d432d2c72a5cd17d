import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { pinIcon } from '#ui/icons/pin.ts'
import css from './StatusLines.module.css'

/** Stands above a post that its author pinned to their profile. */
export function PinnedMarker() {
  const t = useT()
  return (
    <p className={css.above}>
      <Icon path={pinIcon} />
      <span>{t('status.pinned')}</span>
    </p>
  )
}
